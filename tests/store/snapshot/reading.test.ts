import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { readSnapshot } from '#data/snapshot.ts';
import { TABLE_NAMES } from '#scripts/snapshot/table-file.ts';
import {
  filesOf,
  snapshotInProcess,
  type RunOptions,
  scratch,
  type SnapshotRun,
  storeEnvironment,
} from '#tests/support/snapshot-run.ts';
import { addNeighborhoods } from '#tests/support/store-rows.ts';
import { SEED, SEEDED, SEEDED_COUNTS, seededFolder } from '#tests/support/seeded-rows.ts';

let store: Store;
const place = scratch();
let folder: string;
let count = 0;
beforeAll(async () => {
  store = await startStore({ seed: SEED });
});
afterAll(async () => {
  place.remove();
  await store.stop();
});
beforeEach(() => {
  count += 1;
  folder = place.at(`snapshot-${count}`);
});

const run = (args: readonly string[] = [], options: RunOptions = {}): Promise<SnapshotRun> =>
  snapshotInProcess(folder, { environment: storeEnvironment(store), args, ...options });

/** Changes the store until the end of the test. */
async function change(sql: string, undo: string): Promise<void> {
  onTestFinished(async () => {
    await store.pool.query(undo);
  });
  await store.pool.query(sql);
}

describe('a snapshot', () => {
  test('of a store filled with the rows of another equals that one, byte for byte', async () => {
    const other = seededFolder();
    onTestFinished(other.remove);
    const { code, stderr } = await run();
    expect(stderr).toContain(`neighborhoods: ${SEEDED_COUNTS.neighborhoods} rows read`);
    expect(code).toBe(0);
    for (const table of TABLE_NAMES) {
      expect(readFileSync(join(folder, `${table}.json`), 'utf8')).toBe(
        readFileSync(join(other.folder, `${table}.json`), 'utf8'),
      );
    }
    const { manifest } = readSnapshot(folder);
    expect(manifest.tables).toEqual(readSnapshot(other.folder).manifest.tables);
    expect(manifest.source).toBe(store.url);
    expect(Math.abs(Date.parse(manifest.takenAt) - Date.now())).toBeLessThan(60_000);
    expect(filesOf(folder)).toHaveProperty([join(folder, 'manifest.json')]);
    for (const end of ['.new', '.old', '.lock', '.lock.json']) expect(existsSync(`${folder}${end}`), end).toBe(false);
  });

  test('has every row of a table with several pages', async () => {
    await run();
    await addNeighborhoods(store, 1100);
    onTestFinished(async () => {
      await store.pool.query(`delete from public.neighborhoods where slug like 'sample-%'`);
    });
    const { code, stdout } = await run();
    expect(code).toBe(0);
    const { rows } = readSnapshot(folder);
    expect(new Set(rows.neighborhoods.map((row) => row.id)).size).toBe(SEEDED_COUNTS.neighborhoods + 1100);
    expect(rows.neighborhoods.map((row) => row.slug)).toEqual(rows.neighborhoods.map((row) => row.slug).sort());
    const all = (SEEDED_COUNTS.neighborhoods + 1100).toLocaleString('en-US');
    expect(stdout).toMatch(new RegExp(`^neighborhoods +${all} +1,100 +0 +0$`, 'm'));
  });

  test('leaves out drafts, which visitors may not read', async () => {
    const { slug } = SEEDED.posts[0]!;
    await change(
      `update public.posts set status = 'draft' where slug = '${slug}'`,
      `update public.posts set status = 'published' where slug = '${slug}'`,
    );
    expect((await run()).code).toBe(0);
    const slugs = readSnapshot(folder).rows.posts.map((row) => row.slug);
    expect(slugs).toHaveLength(SEEDED_COUNTS.posts - 1);
    expect(slugs).not.toContain(slug);
  });

  test('is complete with pages of any size', async () => {
    const { code } = await run(['--page-rows', '7']);
    expect(code).toBe(0);
    expect(readSnapshot(folder).rows.neighborhoods).toHaveLength(SEEDED_COUNTS.neighborhoods);
  });
});
