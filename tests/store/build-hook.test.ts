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

/** What the database says beside its answers while something is done. */
async function notices(task: () => Promise<unknown>): Promise<string[]> {
  const said: string[] = [];
  const listen = (notice: { message?: string | undefined }): void => void said.push(notice.message ?? '');
  client.on('notice', listen);
  await task();
  client.off('notice', listen);
  return said;
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

test('a Postgres without pg_net and a vault takes every change and calls nothing', async () => {
  const { rows } = await client.query<{ name: string }>(
    "select name from pg_available_extensions where name in ('pg_net', 'supabase_vault')",
  );
  expect(rows).toEqual([]);
  expect(await notices(() => addCity('Plain'))).toEqual([]);
  const cities = await client.query("select from public.cities where name = 'Plain'");
  expect(cities.rowCount).toBe(1);
});

/**
 * Stands in for the hosted platform, which cannot run here: net.http_post with pg_net's parameters writes the call down
 * instead of sending it, and a table with the columns of the vault's view holds the secrets in the clear.
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

const keep = (name: string, secret: string): Promise<unknown> =>
  client.query('insert into vault.decrypted_secrets values ($1, $2)', [name, secret]);

describe('with pg_net and a vault', () => {
  const URL = 'https://hooks.example/secret-path';
  beforeAll(() => client.query(PLATFORM));
  beforeEach(async () => {
    await client.query('delete from public.cities; delete from public.posts; truncate net.calls');
    await keep('build_hook_url', URL);
  });
  afterEach(() => client.query('truncate vault.decrypted_secrets'));

  test('a change calls the hook, and says which table it was and nothing secret', async () => {
    await keep('build_hook_token', 'secret-token');
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

  test('a hook without a token is called without one', async () => {
    await addCity('Hooked');
    expect((await calls()).map(({ headers }) => Object.keys(headers).sort())).toEqual([['Content-Type', 'User-Agent']]);
  });

  test('a store without an address calls nothing', async () => {
    await client.query('truncate vault.decrypted_secrets');
    await addCity('Unhooked');
    expect(await calls()).toEqual([]);
  });

  test('a transaction calls the hook once, however much it changes, and the next one again', async () => {
    await client.query('begin');
    await addCity('First');
    await addCity('Second');
    await addPost('a-post', 'published');
    await client.query("update public.cities set county = 'Richland'; commit");
    expect(await calls()).toHaveLength(1);
    await addCity('Third');
    expect(await calls()).toHaveLength(2);
  });

  test('a change that is taken back calls nothing', async () => {
    await client.query('begin');
    await addCity('Gone');
    await client.query('rollback');
    expect(await calls()).toEqual([]);
  });

  test('inserts, updates and deletes of places and services call it, a statement that changes nothing does not', async () => {
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

  test('a draft calls nothing, a post calls it when it comes out, changes and goes', async () => {
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

  test('a signed-in admin’s change through the API calls it: the vault is read with the owner’s rights', async () => {
    const { token } = await store.account('admin');
    const answer = await fetch(`${store.url}/rest/v1/cities`, {
      method: 'POST',
      headers: { apikey: store.anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Api', slug: 'api-south-carolina' }),
    });
    expect(answer.status).toBe(201);
    expect(await calls()).toHaveLength(1);
  });

  test('a hook that fails never stops the change, and its address stays out of the warning', async () => {
    await client.query("update vault.decrypted_secrets set decrypted_secret = 'broken'");
    expect(await notices(() => addCity('Kept'))).toEqual(['The build hook could not be called (P0001)']);
    expect((await client.query("select from public.cities where name = 'Kept'")).rowCount).toBe(1);
  });
});
