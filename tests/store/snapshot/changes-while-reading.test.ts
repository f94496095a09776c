import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { readSnapshot } from '#data/snapshot.ts';
import { isPage } from '#tests/support/failing-store.ts';
import { filesOf, scratch } from '#tests/support/snapshot-run.ts';
import { addNeighborhoods } from '#tests/support/store-rows.ts';
import { attempt, type Attempt } from '#tests/support/fetch-attempt.ts';
import { SEED, SEEDED } from '#tests/support/seeded-rows.ts';

let store: Store;
/** Runs before a request reaches the store and delays it; null lets it through. */
let before: ((path: string) => Promise<unknown> | null) | null = null;
/** The paths of all answered requests. */
let answered: string[] = [];
/** Marks a request that was delayed and is now sent on. */
const RESUMED = 'x-resumed';
const place = scratch();
let folder: string;
let number = 0;

beforeAll(async () => {
  store = await startStore({
    seed: SEED,
    intercept: (incoming, outgoing) => {
      if (incoming.headers[RESUMED] !== undefined) return false;
      const path = decodeURIComponent(incoming.url ?? '');
      outgoing.once('finish', () => answered.push(path));
      const change = before?.(path) ?? null;
      if (change === null) return false;
      const headers = Object.entries(incoming.headers).filter(([name]) => name !== 'host') as [string, string][];
      void change
        .then(() => fetch(`${store.url}${incoming.url ?? ''}`, { headers: [...headers, [RESUMED, '1']] }))
        .then(async (answer) => {
          const range = answer.headers.get('content-range');
          outgoing.writeHead(answer.status, range === null ? {} : { 'content-range': range }).end(await answer.text());
        });
      return true;
    },
  });
});
afterAll(async () => {
  place.remove();
  await store.stop();
});

/** Reads the store in several pages, although it has few rows: to insert and to compare many takes most of a test. */
const takeSnapshot = () => attempt(store, folder, { limits: { pageRows: 100 } });

beforeEach(async () => {
  number += 1;
  answered = [];
  folder = place.at(`snapshot-${number}`);
  await addNeighborhoods(store, 250);
});
afterEach(async () => {
  before = null;
  await store.pool.query(`delete from public.neighborhoods where slug like 'sample-%'`);
});

/** Waits until a table has been read; it fits on one page. */
const tableRead = (table: string): Promise<unknown> =>
  vi.waitFor(() => expect(answered.some((path) => isPage(table, path))).toBe(true), { timeout: 30_000 });

/** Changes the store right before the nth request for a page of a table, once `until` has resolved. */
function changeAt(
  table: string,
  nth: number,
  sql: string,
  until: () => Promise<unknown> = () => Promise.resolve(),
): void {
  let seen = 0;
  before = (path) => {
    if (!isPage(table, path)) return null;
    seen += 1;
    return seen === nth ? until().then(() => store.pool.query(sql)) : null;
  };
}

const READING_AGAIN = /^Changed while being read: ([a-z, ]+); reading again \(2 of 5\)$/;

/** The tables that were read exactly twice. */
function readTwice({ failure, notices }: Attempt): string {
  expect(failure).toBe('');
  expect(notices).toHaveLength(1);
  return READING_AGAIN.exec(notices[0]!)?.[1] ?? notices[0]!;
}

const FIRST = `'00000000-0000-4000-8000-000000000001'`;
const CITY = `(select id from public.cities where slug = 'columbia-south-carolina')`;

test.each([
  [
    'a row added on an earlier page',
    `insert into public.neighborhoods (id, city_id, name, slug) values (${FIRST}, ${CITY}, 'New', 'sample-new')`,
  ],
  ['rows removed on earlier and later pages', `delete from public.neighborhoods where slug like 'sample-_0'`],
  [
    'as many rows added as removed',
    `delete from public.neighborhoods where slug = 'sample-7';
     insert into public.neighborhoods (id, city_id, name, slug) values (${FIRST}, ${CITY}, 'New', 'sample-new')`,
  ],
])('a table is read again after %s, and the snapshot has the same rows as the store', async (_, sql) => {
  changeAt('neighborhoods', 2, sql);
  expect(readTwice(await takeSnapshot())).toBe('neighborhoods');
  const { rows } = await store.pool.query<{ id: string }>('select id::text as id from public.neighborhoods');
  const inSnapshot = readSnapshot(folder).rows.neighborhoods.map(({ id }) => id);
  expect(inSnapshot.sort()).toEqual(rows.map(({ id }) => id).sort());
});

test('a row changed after its page was read is in the snapshot in its new version', async () => {
  changeAt(
    'neighborhoods',
    3,
    `update public.neighborhoods set name = 'Renamed' where id = (select id from public.neighborhoods order by id limit 1)`,
  );
  expect(readTwice(await takeSnapshot())).toBe('neighborhoods');
  expect(readSnapshot(folder).rows.neighborhoods.filter(({ name }) => name === 'Renamed')).toHaveLength(1);
});

test('a table that changed after it was read is read again, and no other table', async () => {
  const changed = SEEDED.services[0]!.slug;
  changeAt(
    'neighborhoods',
    3,
    `update public.services set description = description || '!' where slug = '${changed}'`,
    // The tables are read in parallel.
    () => tableRead('services'),
  );
  expect(readTwice(await takeSnapshot())).toBe('services');
  const service = readSnapshot(folder).rows.services.find(({ slug }) => slug === changed);
  expect(service?.description).toMatch(/!$/);
});

test('a city with two names in the neighborhoods joined to it is read again, even if its updated_at is the same', async () => {
  // Without the trigger that sets updated_at, only the joined rows show the change.
  changeAt(
    'neighborhoods',
    2,
    `alter table public.cities disable trigger cities_updated_at;
     update public.cities set name = 'Columbia City' where slug = 'columbia-south-carolina';
     alter table public.cities enable trigger cities_updated_at`,
  );
  expect(readTwice(await takeSnapshot())).toBe('cities, neighborhoods');
  expect(readSnapshot(folder).rows.cities.map(({ name }) => name)).toContain('Columbia City');
  before = null;
  await store.pool.query(`update public.cities set name = 'Columbia' where slug = 'columbia-south-carolina'`);
});

test('a city and its neighborhood, added between reading the two tables, are both in the snapshot', async () => {
  changeAt(
    'neighborhoods',
    1,
    `insert into public.cities (name, slug) values ('Newtown', 'newtown-south-carolina');
     insert into public.neighborhoods (city_id, name, slug)
       select id, 'Old Mill', 'sample-old-mill' from public.cities where slug = 'newtown-south-carolina'`,
  );
  expect((await takeSnapshot()).failure).toBe('');
  const { cities, neighborhoods } = readSnapshot(folder).rows;
  const city = cities.find(({ slug }) => slug === 'newtown-south-carolina');
  expect(neighborhoods.find(({ slug }) => slug === 'sample-old-mill')?.city_id).toBe(city?.id);
  expect(city).toBeDefined();
  await store.pool.query(`delete from public.neighborhoods where slug = 'sample-old-mill'`);
  await store.pool.query(`delete from public.cities where slug = 'newtown-south-carolina'`);
});

test('a table that keeps changing stops the run, and nothing is replaced', async () => {
  expect((await takeSnapshot()).failure).toBe('');
  const untouched = filesOf(folder);
  let changes = 0;
  before = (path) => {
    if (!isPage('neighborhoods', path)) return null;
    changes += 1;
    return store.pool.query(`update public.neighborhoods set name = 'Change ${changes}' where slug = 'sample-1'`);
  };
  const { failure, notices } = await takeSnapshot();
  expect(failure).toBe('neighborhoods: changed while being read, 5 times.');
  expect(notices).toHaveLength(4);
  expect(filesOf(folder)).toEqual(untouched);
});
