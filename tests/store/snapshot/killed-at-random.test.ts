import { cpSync, existsSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Store, startStore } from '#scripts/backend/store.ts';
import { readSnapshot } from '#data/snapshot.ts';
import { runSnapshot, scratch, type SnapshotRun, storeEnvironment } from '#tests/support/snapshot-run.ts';
import { addNeighborhoods } from '#tests/support/store-rows.ts';

let store: Store;
const place = scratch();
/** Many small pages, to spread the run over time. */
const PAGES = ['--page-rows', '50'];
/** For forty runs, one after the other. */
const TIMEOUT_MS = 600_000;

beforeAll(async () => {
  store = await startStore({ seeded: true });
  await addNeighborhoods(store, 200);
});
afterAll(async () => {
  place.remove();
  await store.stop();
});

/** Writes a version number into every row of the store. */
async function setVersion(version: number): Promise<void> {
  const name = `'Version ${version}'`;
  await store.pool.query(
    `update public.cities set county = ${name};
     update public.services set description = ${name};
     update public.neighborhoods set name = ${name};
     update public.posts set excerpt = ${name}`,
  );
}

/** The versions of a snapshot's rows. Throws when the snapshot is incomplete. */
function versionsOf(folder: string): number[] {
  const { cities, services, neighborhoods, posts } = readSnapshot(folder).rows;
  expect([cities.length, services.length, neighborhoods.length, posts.length]).toEqual([27, 14, 373, 6]);
  const words = [
    ...cities.map((row) => row.county),
    ...services.map((row) => row.description),
    ...neighborhoods.map((row) => row.name),
    ...posts.map((row) => row.excerpt),
  ];
  return [...new Set(words)].map((word) => Number(word?.replace('Version ', '')));
}

const run = (folder: string, killAfter?: number): Promise<SnapshotRun> =>
  runSnapshot(folder, {
    environment: storeEnvironment(store),
    args: PAGES,
    ...(killAfter === undefined ? {} : { killAfter }),
  });

/** A deterministic random generator, from 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const leftovers = (folder: string): string[] =>
  ['.new', '.old', '.lock', '.lock.json'].filter((end) => existsSync(`${folder}${end}`));

/** Expects a reader to find one complete version, and the next run to succeed and clean up. */
async function expectRecovery(folder: string, before: number, after: number): Promise<void> {
  const copy = `${folder}-copy`;
  for (const end of ['', '.new', '.old']) {
    if (existsSync(`${folder}${end}`)) cpSync(`${folder}${end}`, `${copy}${end}`, { recursive: true });
  }
  const found = versionsOf(copy);
  expect(found).toHaveLength(1);
  expect([before, after]).toContain(found[0]);
  for (const end of ['', '.new', '.old']) rmSync(`${copy}${end}`, { recursive: true, force: true });

  const { code, stderr } = await run(folder);
  expect(code, stderr).toBe(0);
  expect(versionsOf(folder)).toEqual([after]);
  expect(leftovers(folder)).toEqual([]);
}

test(
  'a run that is killed at any of 20 random moments leaves a complete snapshot, and the next run recovers',
  async () => {
    const folder = place.at('random');
    await setVersion(0);
    const start = performance.now();
    expect((await run(folder)).code).toBe(0);
    const duration = performance.now() - start;
    const random = seededRandom(6);
    let killed = 0;
    for (let version = 1; version <= 20; version += 1) {
      await setVersion(version);
      const { code } = await run(folder, random() * duration);
      if (code === null) killed += 1;
      await expectRecovery(folder, version - 1, version);
    }
    expect(killed).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
