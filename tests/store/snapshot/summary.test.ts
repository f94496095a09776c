import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSnapshot } from '#data/snapshot.ts';
import { type Store, startStore } from '#tests/support/store.ts';
import { snapshotInProcess, scratch, type SnapshotRun, storeEnvironment } from '#tests/support/snapshot-run.ts';
import { SEED, SEEDED, SEEDED_COUNTS } from '#tests/support/seeded-rows.ts';
import { type NotedProject, notedProject } from '#tests/support/noted-project.ts';

let store: Store;
/** With notes and job sheets of Rosewood, so that its pages may be indexed. */
let noted: NotedProject;
let folder: string;
let count = 0;
const place = scratch();

const COLUMBIA = 'columbia-south-carolina';
const SERVICES = SEEDED.services.map(({ slug }) => slug);
beforeAll(async () => {
  noted = notedProject(COLUMBIA, 'rosewood', SERVICES);
  store = await startStore({ seed: SEED });
});
afterAll(async () => {
  place.remove();
  noted.remove();
  await store.stop();
});

const run = (...args: string[]): Promise<SnapshotRun> =>
  snapshotInProcess(folder, { environment: storeEnvironment(store), args, project: noted.folder });

beforeEach(async () => {
  count += 1;
  folder = place.at(`summary-${count}`);
  await store.pool.query('create table public.kept as select * from public.neighborhoods');
  await run();
});
afterEach(() =>
  store.pool.query(`
    update public.cities set slug = 'columbia-south-carolina' where slug = 'cola-south-carolina';
    delete from public.neighborhoods;
    insert into public.neighborhoods select * from public.kept;
    drop table public.kept;
  `),
);

test('a dry run lists the pages of a renamed place and where they lead', async () => {
  await store.pool.query(`update public.neighborhoods set slug = 'heights' where slug = 'rosewood'`);
  const { code, stdout } = await run('--dry-run');
  expect(code).toBe(0);
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining([
      'Pages that vanish, and where their paths lead:',
      `  /service-areas/${COLUMBIA}/rosewood -> /service-areas/${COLUMBIA}/heights`,
      `  /faq/:service/columbia-rosewood (${SEEDED_COUNTS.services} pages) -> /faq/:service/columbia-heights`,
    ]),
  );
  expect(stdout).not.toContain('noindex');
});

test('a dry run lists the pages of a place that loses its notes and job sheets', async () => {
  await store.pool.query(`update public.neighborhoods set slug = 'heights' where slug = 'rosewood'`);
  await store.pool.query(`update public.neighborhoods set old_slugs = '{}' where slug = 'heights'`);
  const { stdout } = await run('--dry-run');
  expect(stdout.split('Pages that become noindex:\n')[1]?.split('\n').slice(0, 2)).toEqual([
    `  /service-areas/${COLUMBIA}/heights: no notes in data/catalogue/places`,
    `  /faq/:service/columbia-heights (${SEEDED_COUNTS.services} pages): no job sheet in data/catalogue/jobs`,
  ]);
});

test('a long list has ten lines, and all of it as JSON', async () => {
  await store.pool.query(`update public.cities set slug = 'cola-south-carolina' where slug = '${COLUMBIA}'`);
  const { stdout } = await run('--dry-run');
  const [, list = ''] = stdout.split('Pages that vanish, and where their paths lead:\n');
  const listed = list.split('\n').filter((line) => line.startsWith('  '));
  expect(listed).toHaveLength(11);
  const { consequences } = JSON.parse((await run('--dry-run', '--json')).stdout) as {
    consequences: { gone: unknown[] };
  };
  expect(listed.at(-1)).toBe(`  and ${consequences.gone.length - 10} more; --json lists all`);
});

test('a snapshot keeps the addresses of a removed place, until a place has them again', async () => {
  const address = `${COLUMBIA}/rosewood`;
  // The city was called otherwise before.
  const addresses = ['cola-south-carolina/rosewood', address];
  await store.pool.query(`delete from public.neighborhoods where slug = 'rosewood'`);
  const { stdout } = await run();
  expect(stdout).toContain(`/service-areas/${address} -> /service-areas/${COLUMBIA}\n`);
  expect(readSnapshot(folder).manifest.removed.neighborhoods).toEqual(addresses);
  expect((await run()).stdout).not.toContain('Pages that vanish');
  expect(readSnapshot(folder).manifest.removed.neighborhoods).toEqual(addresses);
  await store.pool.query(`insert into public.neighborhoods select * from public.kept where slug = 'rosewood'`);
  await run();
  expect(readSnapshot(folder).manifest.removed.neighborhoods).toEqual([]);
});
