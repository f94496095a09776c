import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseTypes } from '#scripts/backend/database-types.ts';
import { type Store, startStore } from '#scripts/backend/store.ts';
import { seedSql } from '#scripts/snapshot/seed.ts';

let store: Store;
beforeAll(async () => {
  store = await startStore({ seeded: true });
});
afterAll(() => store.stop());

test('the committed types match the migrations', async () => {
  expect(readFileSync('src/model/rows/database.ts', 'utf8')).toBe(await databaseTypes(store.address));
});

test('the committed seed matches the committed snapshot', () => {
  expect(readFileSync('data/supabase/seed.sql', 'utf8')).toBe(seedSql('data/snapshot'));
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
