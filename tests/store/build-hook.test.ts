import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#scripts/backend/store.ts';

let store: Store;
let client: PoolClient;
beforeAll(async () => {
  store = await startStore();
  client = await store.pool.connect();
});
afterAll(async () => {
  client.release();
  await store.stop();
});

/** Collects the notices of the database while a task runs. */
async function notices(task: () => Promise<unknown>): Promise<string[]> {
  const messages: string[] = [];
  const listen = (notice: { message?: string | undefined }): void => void messages.push(notice.message ?? '');
  client.on('notice', listen);
  await task();
  client.off('notice', listen);
  return messages;
}

const addCity = (name: string): Promise<unknown> =>
  client.query('insert into public.cities (name, slug) values ($1, $2)', [
    name,
    `${name.toLowerCase()}-south-carolina`,
  ]);

const addPost = (slug: string, status: string): Promise<unknown> =>
  client.query(
    `insert into public.posts (slug, title, author, meta_description, status, published_at)
     values ($1, 'A title', 'A writer', 'About it', $2, now())`,
    [slug, status],
  );

test('a Postgres without pg_net and vault accepts every change and calls nothing', async () => {
  const { rows } = await client.query<{ name: string }>(
    "select name from pg_available_extensions where name in ('pg_net', 'supabase_vault')",
  );
  expect(rows).toEqual([]);
  expect(await notices(() => addCity('Plain'))).toEqual([]);
  const cities = await client.query("select from public.cities where name = 'Plain'");
  expect(cities.rowCount).toBe(1);
});

/**
 * Replaces the hosted platform, which cannot run here: net.http_post, with pg_net's parameters, records the
 * call instead of sending it, and a table with the columns of the vault's view holds secrets in plain text.
 */
const PLATFORM = `
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  create schema net;
  create table net.calls (url text, body jsonb, headers jsonb);
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 5000
  ) returns bigint language plpgsql as $$
  begin
    if url = 'broken' then raise exception 'no such address: %', url; end if;
    insert into net.calls values (url, body, headers);
    return 1;
  end $$;`;

interface Call {
  readonly url: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

const calls = async (): Promise<Call[]> => (await client.query<Call>('select * from net.calls')).rows;

const addSecret = (name: string, secret: string): Promise<unknown> =>
  client.query('insert into vault.decrypted_secrets values ($1, $2)', [name, secret]);

describe('with pg_net and vault,', () => {
  const URL = 'https://hooks.example/secret-path';
  beforeAll(() => client.query(PLATFORM));
  beforeEach(async () => {
    await client.query('delete from public.cities; delete from public.posts; truncate net.calls');
    await addSecret('build_hook_url', URL);
  });
  afterEach(() => client.query('truncate vault.decrypted_secrets'));

  test('a change calls the hook with the name of the table and no secrets in the body', async () => {
    await addSecret('build_hook_token', 'secret-token');
    await addCity('Hooked');
    const [call, ...others] = await calls();
    expect(others).toEqual([]);
    expect(call?.url).toBe(URL);
    expect(call?.body).toEqual({ event_type: 'store-changed', client_payload: { table: 'cities' } });
    expect(JSON.stringify(call?.body)).not.toMatch(/secret/);
    expect(call?.headers).toEqual({
      'Content-Type': 'application/json',
      'User-Agent': 'store-changed',
      Authorization: 'Bearer secret-token',
    });
  });

  test('a hook without a token is called without an Authorization header', async () => {
    await addCity('Hooked');
    expect((await calls()).map(({ headers }) => Object.keys(headers).sort())).toEqual([['Content-Type', 'User-Agent']]);
  });

  test('a store without a URL calls nothing', async () => {
    await client.query('truncate vault.decrypted_secrets');
    await addCity('Unhooked');
    expect(await calls()).toEqual([]);
  });

  test('the hook is called once per transaction', async () => {
    await client.query('begin');
    await addCity('First');
    await addCity('Second');
    await addPost('a-post', 'published');
    await client.query("update public.cities set county = 'Richland'; commit");
    expect(await calls()).toHaveLength(1);
    await addCity('Third');
    expect(await calls()).toHaveLength(2);
  });

  test('a change that is rolled back calls nothing', async () => {
    await client.query('begin');
    await addCity('Gone');
    await client.query('rollback');
    expect(await calls()).toEqual([]);
  });

  test('inserts, updates and deletes of places and services call the hook; statements that change nothing do not', async () => {
    await addCity('Changed');
    await client.query("insert into public.services (slug, name, display_name) values ('a-service', 'A', 'A')");
    await client.query(
      "insert into public.neighborhoods (city_id, name, slug) select id, 'Old', 'old' from public.cities",
    );
    await client.query("update public.neighborhoods set name = 'New'");
    await client.query('delete from public.neighborhoods');
    await client.query("update public.services set name = 'B'");
    await client.query('delete from public.services');
    expect(await calls()).toHaveLength(7);
    await client.query("update public.cities set name = 'Changed'");
    await client.query('delete from public.services');
    expect(await calls()).toHaveLength(7);
  });

  test('publishing, changing and removing a post call the hook; changes of drafts do not', async () => {
    await addPost('a-post', 'draft');
    await client.query("update public.posts set body = 'Draft'");
    expect(await calls()).toEqual([]);
    await client.query("update public.posts set status = 'published'");
    await client.query("update public.posts set body = 'Out'");
    await client.query('update public.posts set deleted_at = now()');
    expect(await calls()).toHaveLength(3);
    await client.query('delete from public.posts');
    expect(await calls()).toHaveLength(3);
  });

  test('a change by a signed-in admin calls the hook, although admins cannot read the vault', async () => {
    const { token } = await store.account('admin');
    const response = await fetch(`${store.url}/rest/v1/cities`, {
      method: 'POST',
      headers: { apikey: store.anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Api', slug: 'api-south-carolina' }),
    });
    expect(response.status).toBe(201);
    expect(await calls()).toHaveLength(1);
  });

  test('a failing hook does not prevent the change, and its URL is not in the warning', async () => {
    await client.query("update vault.decrypted_secrets set decrypted_secret = 'broken'");
    expect(await notices(() => addCity('Kept'))).toEqual(['The build hook could not be called (P0001)']);
    expect((await client.query("select from public.cities where name = 'Kept'")).rowCount).toBe(1);
  });
});
