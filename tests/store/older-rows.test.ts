import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '#scripts/backend/postgres.ts';
import { migrations, platform } from '#scripts/backend/sql-files.ts';

// A post from before the store refused what a failed import writes: the migrations until then, the post, the others.
const FIRST_REFUSAL = migrations().findIndex(({ name }) => name.endsWith('missing_values.sql'));
const OLDER_MIGRATIONS = migrations().slice(0, FIRST_REFUSAL);
const NEWER_MIGRATIONS = migrations().slice(FIRST_REFUSAL);

const TITLE = 'What NaN means';
const [admin, author] = [randomUUID(), randomUUID()];

let database: Postgres;
const sql = async <T>(query: string, values: readonly unknown[] = []): Promise<T[]> =>
  (await database.pool.query(query, [...values])).rows as T[];

beforeAll(async () => {
  database = await startPostgres();
  for (const file of [platform(), ...OLDER_MIGRATIONS]) await sql(file.sql);
  await sql("insert into auth.users (id, email) values ($1, 'admin@example.com')", [admin]);
  await sql("insert into public.staff (user_id, name, role) values ($1, 'Ada', 'admin')", [admin]);
  await sql("insert into auth.users (id, email) values ($1, 'author@example.com')", [author]);
  await sql(
    `insert into public.posts (slug, title, body, author, tags, meta_description, status, created_by)
     values ('nan', $1, 'undefined', '[object Object]', array['NaN'], 'undefined', 'published', $2)`,
    [TITLE, author],
  );
  for (const file of NEWER_MIGRATIONS) await sql(file.sql);
});
afterAll(() => database.stop());

/** Runs a statement. Resolves with its rows, or with the check that it violates. */
let act: (query: string) => Promise<Record<string, unknown>[] | string>;

// Each test acts in a transaction that is rolled back.
beforeEach(async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  act = async (query) => {
    await client.query('savepoint action');
    try {
      return (await client.query<Record<string, unknown>>(query)).rows;
    } catch (error) {
      await client.query('rollback to action');
      return (error as { constraint?: string }).constraint ?? String(error);
    }
  };
  await client.query("select set_config('request.jwt.claims', $1, true)", [
    JSON.stringify({ role: 'authenticated', sub: admin }),
  ]);
  return async () => {
    await client.query('rollback');
    client.release();
  };
});

const asAdmin = () => act('set local role authenticated');

test('an older post with a missing value can be moved to the bin and back', async () => {
  await asAdmin();
  await act('select public.bin_post(id) from public.posts');
  expect(await act('select deleted_at is not null as is_binned from public.posts')).toEqual([{ is_binned: true }]);
  await act('select public.restore_post(id) from public.posts');
  expect(await act('select deleted_at is not null as is_binned from public.posts')).toEqual([{ is_binned: false }]);
});

test('an older post with a missing value can be unpublished, and is published again once it is corrected', async () => {
  await asAdmin();
  const become = (status: string) => act(`update public.posts set status = '${status}' returning status`);
  expect(await become('draft')).toEqual([{ status: 'draft' }]);
  expect(await become('published')).toBe('posts_title');
  expect(await act("update public.posts set title = 'null'")).toBe('posts_title');
  expect(await act("update public.posts set title = 'What a number is', author = 'Ada'")).toBe('posts_tags');
  const corrected = `update public.posts
    set title = 'What a number is', body = 'A count.', author = 'Ada', tags = '{}', meta_description = 'Of numbers.'`;
  expect(await act(corrected)).toEqual([]);
  expect(await become('published')).toEqual([{ status: 'published' }]);
});

test('an older post with a missing value outlives the account of its author', async () => {
  await act(`delete from auth.users where id = '${author}'`);
  expect(await act('select title, created_by from public.posts')).toEqual([{ title: TITLE, created_by: null }]);
});
