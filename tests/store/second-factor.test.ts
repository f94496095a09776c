import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signToken } from '#scripts/backend/store.ts';
import { type Store, startStore } from '#tests/support/store.ts';
import { samplePayload, submitLead } from '#tests/support/submitted-lead.ts';
import { clientOf, type StoreClient } from '#tests/support/store-client.ts';

type Level = 'aal1' | 'aal2';
type Role = 'admin' | 'editor' | 'stranger';

let store: Store;
const ids = {} as Record<Role, string>;
/** A client of an account whose session has a level. */
const clients = {} as Record<Role, Record<Level, StoreClient>>;
beforeAll(async () => {
  store = await startStore();
  for (const role of ['admin', 'editor', 'stranger'] as const) {
    const { id } = await store.account(role === 'stranger' ? undefined : role);
    ids[role] = id;
    const client = async (level: Level) => clientOf(store, await signToken('authenticated', id, level));
    clients[role] = { aal1: await client('aal1'), aal2: await client('aal2') };
  }
});
afterAll(() => store.stop());

const sql = async <T>(query: string, values: readonly unknown[] = []): Promise<T[]> =>
  (await store.pool.query(query, [...values])).rows as T[];

const enroll = (role: Role, status: 'verified' | 'unverified') =>
  sql(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
     values ($1, $2, 'Phone', 'totp', $3, now(), now())`,
    [randomUUID(), ids[role], status],
  );

const setRequired = (required: boolean) =>
  sql('update public.staff_settings set require_second_factor = $1', [required]);

beforeEach(async () => {
  await sql('delete from auth.mfa_factors; delete from public.posts');
  await setRequired(false);
  await sql("insert into public.posts (slug, title, author) values ('a-draft', 'A draft', 'A writer')");
});

const step = async (client: StoreClient): Promise<string | null> => {
  const { data, error } = await client.rpc('second_factor_step');
  expect(error).toBeNull();
  return data;
};

/** The rights of staff that a client has: reading, writing, the bin, and an admin's settings. */
async function rights(client: StoreClient): Promise<string[]> {
  const draft = await client.from('posts').select('id').eq('slug', 'a-draft');
  const members = await client.from('staff').select('user_id');
  const settings = await client.from('staff_settings').select('require_second_factor');
  const edited = await client.from('posts').update({ body: randomUUID() }).eq('slug', 'a-draft').select('id');
  const added = await client
    .from('posts')
    .insert({ slug: `p-${randomUUID()}`, title: 'A post', author: 'A writer' })
    .select('id');
  const log = await client.from('staff').update({ name: 'Renamed' }).neq('user_id', randomUUID()).select('name');
  const own = added.data?.[0]?.id;
  const binned = own === undefined ? null : await client.rpc('bin_post', { post_id: own });
  return [
    ...(draft.data?.length === 1 ? ['read drafts'] : []),
    ...((members.data?.length ?? 0) > 0 ? ['read staff'] : []),
    ...(settings.data?.length === 1 ? ['read settings'] : []),
    ...(edited.data?.length === 1 ? ['edit'] : []),
    ...(added.error === null ? ['add'] : []),
    ...(binned?.error === null ? ['bin'] : []),
    ...((log.data?.length ?? 0) > 0 ? ['manage staff'] : []),
  ];
}

const EDITOR = ['read drafts', 'read staff', 'read settings', 'edit', 'add', 'bin'];
const ADMIN = [...EDITOR, 'manage staff'];

describe('a member of staff', () => {
  test('without a factor has all rights after a password, while none is required', async () => {
    expect(await rights(clients.editor.aal1)).toEqual(EDITOR);
    expect(await rights(clients.admin.aal1)).toEqual(ADMIN);
    expect(await step(clients.editor.aal1)).toBeNull();
  });

  test('with a factor has no rights after the password alone, and all after the code', async () => {
    await enroll('editor', 'verified');
    await enroll('admin', 'verified');
    expect(await rights(clients.editor.aal1)).toEqual([]);
    expect(await rights(clients.admin.aal1)).toEqual([]);
    expect(await step(clients.editor.aal1)).toBe('verify');
    expect(await rights(clients.editor.aal2)).toEqual(EDITOR);
    expect(await rights(clients.admin.aal2)).toEqual(ADMIN);
    expect(await step(clients.editor.aal2)).toBeNull();
  });

  test('who started to set up a factor and did not finish keeps all rights', async () => {
    await enroll('editor', 'unverified');
    expect(await rights(clients.editor.aal1)).toEqual(EDITOR);
    expect(await step(clients.editor.aal1)).toBeNull();
  });

  test('with a factor of somebody else keeps all rights', async () => {
    await enroll('admin', 'verified');
    expect(await rights(clients.editor.aal1)).toEqual(EDITOR);
  });

  test('without a factor has no rights where one is required, and is asked to set one up', async () => {
    await setRequired(true);
    for (const role of ['editor', 'admin'] as const) {
      expect(await rights(clients[role].aal1), role).toEqual([]);
      expect(await step(clients[role].aal1), role).toBe('enroll');
    }
    await enroll('editor', 'verified');
    expect(await step(clients.editor.aal1)).toBe('verify');
    expect(await rights(clients.editor.aal2)).toEqual(EDITOR);
  });

  test('without rights sees public posts as a visitor does', async () => {
    await setRequired(true);
    await sql(
      `insert into public.posts (slug, title, author, meta_description, status, published_at)
       values ('public', 'Public', 'A writer', 'About it', 'published', now())`,
    );
    expect((await clients.editor.aal1.from('posts').select('slug')).data).toEqual([{ slug: 'public' }]);
  });
});

describe('every table and function for staff', () => {
  test.each([
    ['leads', 'editor'],
    ['lead_settings', 'editor'],
    ['deploys', 'editor'],
    ['audit_log', 'admin'],
  ] as const)('%s is closed to a session that lacks its code', async (table, role) => {
    await sql("insert into public.deploys (step) values ('build')");
    await sql("select private.log_action('test')");
    await submitLead(store, samplePayload());
    await enroll(role, 'verified');
    const read = (level: Level) => clients[role][level].from(table).select('*');
    expect((await read('aal1')).data).toEqual([]);
    expect((await read('aal2')).data?.length).toBeGreaterThan(0);
  });

  test('functions of admins refuse a session that lacks its code', async () => {
    await enroll('admin', 'verified');
    const { aal1, aal2 } = clients.admin;
    for (const call of [
      (client: StoreClient) => client.rpc('empty_bin'),
      (client: StoreClient) => client.rpc('erase_lead', { person_email: 'nobody@example.com' }),
    ]) {
      expect((await call(aal1)).error?.code).toBe('42501');
      expect((await call(aal2)).error).toBeNull();
    }
    expect((await aal1.rpc('request_build')).error?.code).toBe('42501');
    expect((await aal2.rpc('request_build')).error?.message).toBe('No build hook is set up.');
  });
});

describe('requiring a second factor', () => {
  const require = (client: StoreClient, required: boolean) =>
    client.from('staff_settings').update({ require_second_factor: required }).eq('id', true).select();
  const required = async () =>
    (await sql<{ require_second_factor: boolean }>('select require_second_factor from public.staff_settings'))[0]
      ?.require_second_factor;

  test('is switched on only by an admin who has just used one', async () => {
    expect((await require(clients.admin.aal1, true)).error?.code).toBe('42501');
    expect((await require(clients.editor.aal2, true)).data).toEqual([]);
    expect((await require(clients.stranger.aal2, true)).data).toEqual([]);
    expect((await require(clientOf(store), true)).error?.code).toBe('42501');
    expect(await required()).toBe(false);
    await enroll('admin', 'verified');
    expect((await require(clients.admin.aal2, true)).error).toBeNull();
    expect(await required()).toBe(true);
    expect(await rights(clients.admin.aal2)).toEqual(ADMIN);
  });

  test('is switched off only by an admin who used one', async () => {
    await setRequired(true);
    expect((await require(clients.admin.aal1, false)).data).toEqual([]);
    expect((await require(clients.editor.aal2, false)).data).toEqual([]);
    expect(await required()).toBe(true);
    expect((await require(clients.admin.aal2, false)).error).toBeNull();
    expect(await required()).toBe(false);
  });

  test('is recorded in the audit log with the name of the admin', async () => {
    await sql("update public.staff set name = 'Ada' where user_id = $1", [ids.admin]);
    const before = await sql('select from public.audit_log');
    await require(clients.admin.aal2, true);
    await require(clients.admin.aal2, true);
    const lines = await sql('select actor, actor_name, action, detail from public.audit_log order by id');
    expect(lines.slice(before.length)).toEqual([
      { actor: ids.admin, actor_name: 'Ada', action: 'require_second_factor', detail: { required: true } },
    ]);
  });

  test('stays one row that nobody adds to or removes through the API', async () => {
    const { error } = await clients.admin.aal2.from('staff_settings').insert({ id: false });
    expect(error?.code).toBe('42501');
    expect((await clients.admin.aal2.from('staff_settings').delete().eq('id', true)).error?.code).toBe('42501');
    await expect(sql('insert into public.staff_settings (id) values (false)')).rejects.toThrow(/one_row/);
  });
});

test('an account that is not staff is asked for no second factor, whatever it has', async () => {
  await setRequired(true);
  await enroll('stranger', 'verified');
  expect(await step(clients.stranger.aal1)).toBeNull();
  expect(await rights(clients.stranger.aal1)).toEqual([]);
  expect(await rights(clients.stranger.aal2)).toEqual([]);
});

test('visitors cannot ask for the step of an account', async () => {
  expect((await clientOf(store).rpc('second_factor_step')).error?.code).toBe('42501');
});
