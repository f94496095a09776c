import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { addHostedPlatform, type HostedPlatform } from '#tests/support/hosted-platform.ts';

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

let platform: HostedPlatform;

describe('with pg_net and vault,', () => {
  const URL = 'https://hooks.example/secret-path';
  /** Makes the last call two minutes old. */
  const endPause = () => client.query("update private.build_hook_call set called_at = now() - interval '2 minutes'");
  const WORKFLOW = 'https://api.github.com/repos/an/example/actions/workflows/deploy.yml/dispatches';
  /** The bodies of the calls so far. */
  const bodies = async (): Promise<unknown[]> => (await platform.calls()).map(({ body }) => body);
  beforeAll(async () => {
    platform = await addHostedPlatform(store.pool);
  });
  beforeEach(async () => {
    await client.query('delete from public.cities; delete from public.services; delete from public.posts');
    await client.query('truncate private.unbuilt_changes');
    await platform.reset();
    await endPause();
    await platform.setSecret('build_hook_url', URL);
  });

  test('a change calls the hook with the name of the table and no secrets in the body', async () => {
    await platform.setSecret('build_hook_token', 'secret-token');
    await addCity('Hooked');
    const [call, ...others] = await platform.calls();
    expect(others).toEqual([]);
    expect(call?.url).toBe(URL);
    expect(call?.body).toEqual({ reason: 'cities changed' });
    expect(JSON.stringify(call?.body)).not.toMatch(/secret/);
    expect(call?.headers).toEqual({
      'Content-Type': 'application/json',
      Authorization: 'Bearer secret-token',
    });
  });

  test('a hook without a token is called without an Authorization header', async () => {
    await addCity('Hooked');
    expect((await platform.calls()).map(({ headers }) => Object.keys(headers))).toEqual([['Content-Type']]);
  });

  test('a workflow of GitHub is started on its branch, with the reason', async () => {
    await platform.setSecret('build_hook_url', WORKFLOW);
    await platform.setSecret('build_hook_token', 'secret-token');
    await addCity('Hooked');
    expect(await bodies()).toEqual([{ ref: 'main', inputs: { reason: 'cities changed' } }]);
    await platform.setSecret('build_hook_branch', 'live');
    await endPause();
    await addCity('Branched');
    expect((await bodies())[1]).toEqual({ ref: 'live', inputs: { reason: 'cities changed' } });
  });

  test.each([
    'https://api.github.com/repos/an/example/dispatches',
    'https://api.github.com/repos/an/example/actions/workflows/deploy.yml/dispatches/',
    'https://api.github.com/repos/an/example/git/refs',
  ])('%s, which would need a token that writes the repository, is not called', async (url) => {
    await platform.setSecret('build_hook_url', url);
    expect(await notices(() => addCity('Kept'))).toEqual(['The build hook could not be called (PT409)']);
    expect(await platform.calls()).toEqual([]);
    const { token } = await store.account('admin');
    const response = await fetch(`${store.url}/rest/v1/rpc/request_build`, {
      method: 'POST',
      headers: { apikey: store.anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { message: 'The build hook needs its new address, which starts the workflow (docs/deploys.md).' },
    ]);
  });

  test('a store without a URL calls nothing', async () => {
    await platform.reset();
    await addCity('Unhooked');
    expect(await platform.calls()).toEqual([]);
  });

  test('the hook is called once per transaction', async () => {
    await client.query('begin');
    await addCity('First');
    await addCity('Second');
    await addPost('a-post', 'published');
    await client.query("update public.cities set county = 'Richland'; commit");
    expect(await platform.calls()).toHaveLength(1);
    await endPause();
    await addCity('Third');
    expect(await platform.calls()).toHaveLength(2);
  });

  test('a change that is rolled back calls nothing', async () => {
    await client.query('begin');
    await addCity('Gone');
    await client.query('rollback');
    expect(await platform.calls()).toEqual([]);
  });

  test('inserts, updates and deletes of places and services call the hook; statements that change nothing do not', async () => {
    const statements = [
      "insert into public.cities (name, slug) values ('Changed', 'changed-south-carolina')",
      "insert into public.services (slug, name, display_name) values ('a-service', 'A', 'A')",
      "insert into public.neighborhoods (city_id, name, slug) select id, 'Old', 'old' from public.cities",
      "update public.neighborhoods set name = 'New'",
      'delete from public.neighborhoods',
      "update public.services set name = 'B'",
      'delete from public.services',
    ];
    for (const statement of statements) {
      await endPause();
      await client.query(statement);
    }
    expect(await platform.calls()).toHaveLength(statements.length);
    await endPause();
    await client.query("update public.cities set name = 'Changed'");
    await client.query('delete from public.services');
    expect(await platform.calls()).toHaveLength(statements.length);
  });

  test('publishing, changing and removing a post call the hook; changes of drafts do not', async () => {
    await addPost('a-post', 'draft');
    await client.query("update public.posts set body = 'Draft'");
    expect(await platform.calls()).toEqual([]);
    for (const change of ["status = 'published'", "body = 'Out'", 'deleted_at = now()']) {
      await endPause();
      await client.query(`update public.posts set ${change}`);
    }
    expect(await platform.calls()).toHaveLength(3);
    await endPause();
    await client.query('delete from public.posts');
    expect(await platform.calls()).toHaveLength(3);
  });

  test('a change by a signed-in admin calls the hook, although admins cannot read the vault', async () => {
    const { token } = await store.account('admin');
    const response = await fetch(`${store.url}/rest/v1/cities`, {
      method: 'POST',
      headers: { apikey: store.anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Api', slug: 'api-south-carolina' }),
    });
    expect(response.status).toBe(201);
    expect(await platform.calls()).toHaveLength(1);
  });

  test('a failing hook does not prevent the change, and its URL is not in the warning', async () => {
    await platform.setSecret('build_hook_url', 'https://broken.example');
    expect(await notices(() => addCity('Kept'))).toEqual(['The build hook could not be called (P0001)']);
    expect((await client.query("select from public.cities where name = 'Kept'")).rowCount).toBe(1);
  });

  test('200 edits of a post in a minute call the hook once, and the first edit after that minute calls it again', async () => {
    await addPost('a-post', 'published');
    for (let edit = 1; edit <= 200; edit += 1) await client.query("update public.posts set body = body || '.'");
    expect(await bodies()).toEqual([{ reason: 'posts changed' }]);
    await endPause();
    await client.query("update public.posts set body = 'The last edit'");
    expect(await bodies()).toHaveLength(2);
  });

  describe('and pg_cron,', () => {
    const dispatch = async (): Promise<boolean> =>
      (await client.query<{ called: boolean }>('select private.dispatch_build_hook() as called')).rows[0]!.called;
    /** Makes all changes so far older. */
    const age = (interval: string) =>
      client.query('update private.unbuilt_changes set changed_at = changed_at - $1::interval', [interval]);
    let removeCron: () => Promise<void>;
    beforeAll(async () => {
      removeCron = await platform.addCron();
      await client.query('select private.schedule_jobs()');
    });
    afterAll(() => removeCron());

    test('jobs look for changes, undelivered leads and scheduled posts', async () => {
      const { rows } = await client.query('select jobname, schedule from cron.job order by jobname');
      expect(rows).toEqual([
        { jobname: 'build-due-posts', schedule: '*/10 * * * *' },
        { jobname: 'dispatch-build-hook', schedule: '* * * * *' },
        { jobname: 'sweep-leads', schedule: '* * * * *' },
        { jobname: 'trim-job-runs', schedule: '17 4 * * *' },
      ]);
    });

    test('200 edits of a post call the hook once, when the store has been quiet for a minute', async () => {
      await addPost('a-post', 'published');
      for (let edit = 1; edit <= 200; edit += 1) await client.query("update public.posts set body = body || '.'");
      expect(await dispatch()).toBe(false);
      expect(await bodies()).toEqual([]);
      await age('61 seconds');
      expect(await dispatch()).toBe(true);
      expect(await dispatch()).toBe(false);
      expect(await bodies()).toEqual([{ reason: 'posts changed' }]);
    });

    test('edits that do not stop call the hook after ten minutes', async () => {
      await addCity('Early');
      await age('9 minutes');
      await addCity('Late');
      expect(await dispatch()).toBe(false);
      await age('1 minute');
      await client.query("update public.cities set county = 'Richland' where name = 'Late'");
      expect(await dispatch()).toBe(true);
      expect(await bodies()).toEqual([{ reason: 'cities changed' }]);
      expect(await dispatch()).toBe(false);
    });

    test('a hook that cannot be called is called by a later job', async () => {
      await platform.setSecret('build_hook_url', 'https://broken.example');
      await addCity('Patient');
      await age('2 minutes');
      await expect(dispatch()).rejects.toThrow('no such address');
      await platform.setSecret('build_hook_url', URL);
      expect(await dispatch()).toBe(true);
      expect(await bodies()).toEqual([{ reason: 'cities changed' }]);
    });

    test('a job that was stopped leaves the call to the change itself', async () => {
      await client.query("update cron.job set active = false where jobname = 'dispatch-build-hook'");
      await addCity('Direct');
      expect(await bodies()).toEqual([{ reason: 'cities changed' }]);
      await client.query('update cron.job set active = true');
    });
  });
});
