import { cpSync, existsSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Store, startStore } from '#scripts/backend/store.ts';
import { readSnapshot } from '#data/snapshot.ts';
import { runSnapshot, scratch, type SnapshotRun, storeEnvironment } from '#tests/support/snapshot-run.ts';
import { addNeighborhoods } from '#tests/support/store-rows.ts';

let store: Store;
const place = scratch();
/** Several pages of few rows: what takes time is the waiting between them. */
const PAGES = ['--page-rows', '50'];
/** Forty runs, one after the other. */
const STUCK_MS = 600_000;

beforeAll(async () => {
  store = await startStore({ seeded: true });
  await addNeighborhoods(store, 200);
});
afterAll(async () => {
  place.remove();
  await store.stop();
});

/** Every row of the store says which version it is of. */
async function setVersion(version: number): Promise<void> {
  const name = `'Version ${version}'`;
  await store.pool.query(
    `update public.cities set county = ${name};
     update public.services set description = ${name};
     update public.neighborhoods set name = ${name};
     update public.posts set excerpt = ${name}`,
  );
}

/** The versions that the rows of a snapshot are of; reading it fails when it is not whole. */
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

/** Numbers from 0 to 1 that are the same in every run of the tests (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const leftovers = (folder: string): string[] =>
  ['.new', '.old', '.lock'].filter((end) => existsSync(`${folder}${end}`));

/** What an interrupted run has left, as a reader of the folder finds it and as the next run does. */
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
  'Killed at 20 random moments, a run leaves the old snapshot or the new one, and the next run recovers',
  async () => {
    const folder = place.at('random');
    await setVersion(0);
    const begun = performance.now();
    expect((await run(folder)).code).toBe(0);
    const whole = performance.now() - begun;
    const random = seeded(6);
    let killed = 0;
    for (let version = 1; version <= 20; version += 1) {
      await setVersion(version);
      const { code } = await run(folder, random() * whole);
      if (code === null) killed += 1;
      await expectRecovery(folder, version - 1, version);
    }
    expect(killed).toBeGreaterThan(0);
  },
  STUCK_MS,
);
