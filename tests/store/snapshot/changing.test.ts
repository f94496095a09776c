import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Store, startStore } from '#scripts/backend/store.ts';
import { readSnapshot } from '#data/snapshot.ts';
import { isPage } from '#tests/support/faulty-store.ts';
import { filesOf, scratch } from '#tests/support/snapshot-run.ts';
import { addNeighborhoods } from '#tests/support/store-rows.ts';
import { attempt, type Attempt } from '#tests/support/taking.ts';

let store: Store;
/** Runs before a request reaches the store, which waits for it. */
let before: ((path: string) => Promise<unknown> | null) | null = null;
/** The paths of the requests that the store has answered. */
let answered: string[] = [];
const RESUMED = 'x-resumed';
const place = scratch();
let folder: string;
let number = 0;

beforeAll(async () => {
  store = await startStore({
    seeded: true,
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
beforeEach(async () => {
  number += 1;
  answered = [];
  folder = place.at(`snapshot-${number}`);
  await addNeighborhoods(store, 2500);
});
afterEach(async () => {
  before = null;
  await store.pool.query(`delete from public.neighborhoods where slug like 'sample-%'`);
});

/** Waits until a table's rows have been read; one page has them all. */
const haveRead = (table: string): Promise<unknown> =>
  vi.waitFor(() => expect(answered.some((path) => isPage(table, path))).toBe(true), { timeout: 30_000 });

/** Changes the store right before the nth request that asks for a table's rows, which waits for `until`. */
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

const AGAIN = /^Changed while being read: ([a-z, ]+); reading again \(2 of 5\)$/;

/** The tables that were read twice, and no oftener. */
function readTwice({ failure, notices }: Attempt): string {
  expect(failure).toBe('');
  expect(notices).toHaveLength(1);
  return AGAIN.exec(notices[0]!)?.[1] ?? notices[0]!;
}

/** The ids of what the snapshot has and of what the store has. */
async function ids(): Promise<{ snapshot: string[]; store: string[] }> {
  const { rows } = await store.pool.query<{ id: string }>('select id::text as id from public.neighborhoods');
  return {
    snapshot: readSnapshot(folder)
      .rows.neighborhoods.map(({ id }) => id)
      .sort(),
    store: rows.map(({ id }) => id).sort(),
  };
}

const FIRST = `'00000000-0000-4000-8000-000000000001'`;
const CITY = `(select id from public.cities where slug = 'columbia-south-carolina')`;

test('A row that is added behind the page being read is not lost', async () => {
  changeAt(
    'neighborhoods',
    2,
    `insert into public.neighborhoods (id, city_id, name, slug) values (${FIRST}, ${CITY}, 'New', 'sample-new')`,
  );
  expect(readTwice(await attempt(store, folder))).toBe('neighborhoods');
  const found = await ids();
  expect(found.snapshot).toContain('00000000-0000-4000-8000-000000000001');
  expect(found.snapshot).toEqual(found.store);
});

test('Rows that go, ahead of the page being read and behind it, are gone from the snapshot', async () => {
  changeAt('neighborhoods', 2, `delete from public.neighborhoods where slug like 'sample-_00'`);
  expect(readTwice(await attempt(store, folder))).toBe('neighborhoods');
  const found = await ids();
  expect(found.snapshot).toEqual(found.store);
});

test('As many rows come as go: the newest change tells', async () => {
  changeAt(
    'neighborhoods',
    2,
    `delete from public.neighborhoods where slug = 'sample-7';
     insert into public.neighborhoods (id, city_id, name, slug) values (${FIRST}, ${CITY}, 'New', 'sample-new')`,
  );
  expect(readTwice(await attempt(store, folder))).toBe('neighborhoods');
  const found = await ids();
  expect(found.snapshot).toEqual(found.store);
});

test('A row that changes after its page was read is in the snapshot as it is now', async () => {
  changeAt(
    'neighborhoods',
    3,
    `update public.neighborhoods set name = 'Renamed' where id = (select id from public.neighborhoods order by id limit 1)`,
  );
  expect(readTwice(await attempt(store, folder))).toBe('neighborhoods');
  expect(readSnapshot(folder).rows.neighborhoods.filter(({ name }) => name === 'Renamed')).toHaveLength(1);
});

test('A change of a table that was read already sends the reader back to that table alone', async () => {
  changeAt(
    'neighborhoods',
    3,
    `update public.services set description = description || '!' where slug = 'house-washing'`,
    // The tables are read side by side.
    () => haveRead('services'),
  );
  expect(readTwice(await attempt(store, folder))).toBe('services');
  const service = readSnapshot(folder).rows.services.find(({ slug }) => slug === 'house-washing');
  expect(service?.description).toMatch(/!$/);
});

test('A city that shows two names in the neighborhoods joined with it is read again, whatever its updated_at says', async () => {
  // A store whose trigger is switched off: only the joined rows can tell.
  changeAt(
    'neighborhoods',
    2,
    `alter table public.cities disable trigger cities_updated_at;
     update public.cities set name = 'Columbia City' where slug = 'columbia-south-carolina';
     alter table public.cities enable trigger cities_updated_at`,
  );
  expect(readTwice(await attempt(store, folder))).toBe('cities, neighborhoods');
  expect(readSnapshot(folder).rows.cities.map(({ name }) => name)).toContain('Columbia City');
  before = null;
  await store.pool.query(`update public.cities set name = 'Columbia' where slug = 'columbia-south-carolina'`);
});

test('A new city with a new neighborhood, added between the two tables, comes in with both or not at all', async () => {
  changeAt(
    'neighborhoods',
    1,
    `insert into public.cities (name, slug) values ('Newtown', 'newtown-south-carolina');
     insert into public.neighborhoods (city_id, name, slug)
       select id, 'Old Mill', 'sample-old-mill' from public.cities where slug = 'newtown-south-carolina'`,
  );
  expect((await attempt(store, folder)).failure).toBe('');
  const { cities, neighborhoods } = readSnapshot(folder).rows;
  const city = cities.find(({ slug }) => slug === 'newtown-south-carolina');
  expect(neighborhoods.find(({ slug }) => slug === 'sample-old-mill')?.city_id).toBe(city?.id);
  expect(city).toBeDefined();
  await store.pool.query(`delete from public.neighborhoods where slug = 'sample-old-mill'`);
  await store.pool.query(`delete from public.cities where slug = 'newtown-south-carolina'`);
});

test('A table that never comes to rest is told, and nothing is replaced', async () => {
  expect((await attempt(store, folder)).failure).toBe('');
  const untouched = filesOf(folder);
  let changes = 0;
  before = (path) => {
    if (!isPage('neighborhoods', path)) return null;
    changes += 1;
    return store.pool.query(`update public.neighborhoods set name = 'Change ${changes}' where slug = 'sample-1'`);
  };
  const { failure, notices } = await attempt(store, folder);
  expect(failure).toBe('neighborhoods: changed while being read, 5 times.');
  expect(notices).toHaveLength(4);
  expect(filesOf(folder)).toEqual(untouched);
});
