import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readSnapshot } from '#data/snapshot.ts';
import { databaseTypes } from '#scripts/backend/database-types.ts';
import { seed } from '#scripts/backend/sql-files.ts';
import { type Store, startStore as startStoreAlone } from '#scripts/backend/store.ts';
import { seedSql } from '#scripts/snapshot/seed.ts';
import { TABLE_NAMES } from '#scripts/snapshot/table-file.ts';
import { SEED } from '#tests/support/seeded-rows.ts';
import { startStore } from '#tests/support/store.ts';

let store: Store;
beforeAll(async () => {
  store = await startStoreAlone({ seed: SEED });
});
afterAll(() => store.stop());

test('the committed types match the migrations', async () => {
  expect(readFileSync('src/model/rows/database.ts', 'utf8')).toBe(await databaseTypes(store.address));
});

test('the committed seed matches the committed snapshot', () => {
  expect(readFileSync('data/supabase/seed.sql', 'utf8')).toBe(seedSql('data/snapshot'));
});

test('the committed seed fills an empty store with every row of the committed snapshot, twice without a change', async () => {
  const filled = await startStore({ seed: seed() });
  onTestFinished(filled.stop);
  const { rows } = readSnapshot('data/snapshot');
  const counts = (): Promise<number[]> =>
    Promise.all(
      TABLE_NAMES.map(async (table) => {
        const counted = await filled.pool.query<{ count: number }>(`select count(*)::int from public.${table}`);
        return counted.rows[0]!.count;
      }),
    );
  const expected = TABLE_NAMES.map((table) => rows[table].length);
  expect(await counts()).toEqual(expected);
  await filled.pool.query(seed().sql);
  expect(await counts()).toEqual(expected);
});

test.each([
  ['cities', 'name'],
  ['services', 'name'],
  ['neighborhoods', 'name'],
  ['posts', 'title'],
])('updated_at of %s changes with a change, and not with a write that changes nothing', async (table, column) => {
  const client = await store.pool.connect();
  const newest = async (): Promise<number> =>
    (await client.query<{ at: Date }>(`select max(updated_at) as at from public.${table}`)).rows[0]!.at.getTime();
  try {
    await client.query('begin');
    const before = await newest();
    await client.query(`update public.${table} set ${column} = ${column}`);
    expect(await newest()).toBe(before);
    await client.query(`update public.${table} set ${column} = ${column} || '!'`);
    expect(await newest()).toBeGreaterThan(before);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
