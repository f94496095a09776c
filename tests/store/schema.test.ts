import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseTypes } from '#scripts/backend/database-types.ts';
import { type Store, startStore } from '#scripts/backend/store.ts';
import { TABLES, type TableName } from '#model/rows/tables.ts';
import { seedSql } from '#scripts/snapshot/seed.ts';

let store: Store;
beforeAll(async () => {
  store = await startStore({ seeded: true });
});
afterAll(() => store.stop());

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

test('the committed types match the migrations', async () => {
  expect(readFileSync('src/model/rows/database.ts', 'utf8')).toBe(await databaseTypes(store.address));
});

test('the committed seed matches the committed snapshot', () => {
  expect(readFileSync('data/supabase/seed.sql', 'utf8')).toBe(seedSql('data/snapshot'));
});

test.each(Object.keys(TABLES) as TableName[])('a seeded store has exactly the snapshot’s rows of %s', async (table) => {
  const found = await store.pool.query<{ rows: unknown }>(
    `select jsonb_agg(to_jsonb(t) order by slug collate "C", id) as rows from public.${table} t`,
  );
  const bySlug = (rows: unknown): unknown =>
    (rows as { slug: string; id: string }[]).toSorted((a, b) => (a.slug + a.id < b.slug + b.id ? -1 : 1));
  expect(bySlug(found.rows[0]!.rows)).toEqual(bySlug(read(`data/snapshot/${table}.json`)));
});

const CITY = "(select id from public.cities where slug = 'columbia-south-carolina')";

test('updated_at changes with a change, and not with a write that changes nothing', async () => {
  const update = async (table: string, set: string): Promise<boolean> => {
    const client = await store.pool.connect();
    try {
      await client.query('begin');
      const at = async (): Promise<number> =>
        (await client.query<{ at: Date }>(`select max(updated_at) as at from public.${table}`)).rows[0]!.at.getTime();
      const before = await at();
      await client.query(`update public.${table} set ${set}`);
      return (await at()) > before;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  for (const table of ['cities', 'services', 'neighborhoods']) {
    expect(await update(table, `name = name || '!'`), table).toBe(true);
    expect(await update(table, 'name = name'), table).toBe(false);
  }
  expect(await update('posts', `title = title || '!'`)).toBe(true);
  expect(await update('posts', 'title = title')).toBe(false);
});

test.each([
  ['select max(updated_at) from public.neighborhoods', 'neighborhoods_updated_at'],
  [`select * from public.neighborhoods where city_id = ${CITY} and slug = 'shandon'`, 'neighborhoods_city_slug_key'],
  ["select * from public.posts where slug = 'x'", 'posts_slug_key'],
  ["select * from public.posts where old_slugs @> array['x']", 'posts_old_slugs'],
  ["select * from public.cities where slug = 'x'", 'cities_slug_key'],
])('an index serves: %s', async (sql, index) => {
  const client = await store.pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
  } finally {
    client.release(true);
  }
});
