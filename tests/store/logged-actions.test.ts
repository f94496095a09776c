import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { addHostedPlatform } from '#tests/support/hosted-platform.ts';
import { clientOf, type StoreClient } from '#tests/support/store-client.ts';

let store: Store;
let editor: StoreClient;
let admin: StoreClient;
let adminId = '';
/** The newest line before a test. */
let newest = 0;

beforeAll(async () => {
  store = await startStore();
  const platform = await addHostedPlatform(store.pool);
  await platform.setSecret('build_hook_url', 'https://hook.example');
  const accounts = [await store.account('editor'), await store.account('admin')];
  adminId = accounts[1]!.id;
  [editor, admin] = accounts.map(({ token }) => clientOf(store, token)) as [StoreClient, StoreClient];
});
afterAll(() => store.stop());

beforeEach(async () => {
  await store.pool.query('delete from public.posts');
  const { rows } = await store.pool.query<{ id: number }>(
    'select coalesce(max(id), 0)::integer as id from public.audit_log',
  );
  newest = rows[0]!.id;
});

/** The lines since the test began. */
async function lines() {
  const { data } = await admin.from('audit_log').select('actor_name, action, detail').gt('id', newest).order('id');
  return data!;
}
const actions = async () => (await lines()).map(({ actor_name, action }) => `${actor_name}: ${action}`);

test('what an editor does to a post that visitors notice is logged with the post, and no text of it', async () => {
  const { data } = await editor
    .from('posts')
    .insert({ slug: 'first', title: 'First', author: 'Sample', body: 'Secret words.', meta_description: 'A sample.' })
    .select('id')
    .single();
  const update = (words: object) => editor.from('posts').update(words).eq('id', data!.id).throwOnError();
  await update({ body: 'More secret words.' });
  expect(await lines()).toEqual([]);
  await update({ status: 'scheduled', published_at: '2098-01-01T12:00:00Z' });
  await update({ published_at: '2098-01-02T12:00:00Z' });
  await update({ status: 'published', published_at: '2026-01-01T12:00:00Z' });
  await update({ body: 'Other secret words.' });
  await update({ body: 'Other secret words.' });
  await editor.rpc('bin_post', { post_id: data!.id });
  await editor.rpc('restore_post', { post_id: data!.id });
  await update({ status: 'draft' });
  await editor.rpc('bin_post', { post_id: data!.id });
  await admin.rpc('empty_bin');
  expect(await actions()).toEqual([
    ...['schedule_post', 'schedule_post', 'publish_post', 'change_post', 'bin_post', 'restore_post'].map(
      (action) => `Sample editor: ${action}`,
    ),
    'Sample editor: unpublish_post',
    'Sample editor: bin_post',
    'Sample admin: delete_post',
  ]);
  for (const { detail } of await lines()) expect(detail).toMatchObject({ post: data!.id, title: 'First' });
  expect(JSON.stringify(await lines())).not.toContain('words');
});

test('a pending draft is logged when it is discarded, not when it is saved', async () => {
  const { data: post } = await editor
    .from('posts')
    .insert({ slug: 'first', title: 'First', author: 'Sample', meta_description: 'A sample.', status: 'published' })
    .select()
    .single();
  const { data } = await editor.rpc('save_post_draft', {
    post_id: post!.id,
    words: { ...post!, title: 'Better' },
    known_post: post!.updated_at,
  });
  expect(await actions()).toEqual(['Sample editor: publish_post']);
  await admin.rpc('discard_post_draft', { post_id: post!.id, known_draft: data![0]!.updated_at });
  expect((await lines()).at(-1)).toEqual({
    actor_name: 'Sample admin',
    action: 'discard_draft',
    detail: { post: post!.id, title: 'Better' },
  });
});

test('changes of the staff are logged, also those that the owner makes in the database', async () => {
  const { id } = await store.account();
  await admin.from('staff').insert({ user_id: id, name: 'New' }).throwOnError();
  await admin.from('staff').update({ role: 'admin' }).eq('user_id', id).throwOnError();
  await admin.from('staff').update({ role: 'admin' }).eq('user_id', id).throwOnError();
  await store.pool.query(`update public.staff set name = 'Newer' where user_id = $1`, [id]);
  await admin.from('staff').delete().eq('user_id', id).throwOnError();
  expect(await lines()).toEqual([
    { actor_name: 'Sample admin', action: 'add_staff', detail: { staff: id, name: 'New', role: 'editor' } },
    {
      actor_name: 'Sample admin',
      action: 'change_staff',
      detail: { staff: id, name: 'New', role: 'admin', role_before: 'editor' },
    },
    {
      actor_name: 'postgres',
      action: 'change_staff',
      detail: { staff: id, name: 'Newer', role: 'admin', name_before: 'New' },
    },
    { actor_name: 'Sample admin', action: 'remove_staff', detail: { staff: id, name: 'Newer', role: 'admin' } },
  ]);
});

test('changed settings are logged with both values', async () => {
  await admin.from('lead_settings').update({ retention_months: 12, quiet_days: 7 }).eq('id', true).throwOnError();
  await admin.from('lead_settings').update({ retention_months: 12 }).eq('id', true).throwOnError();
  expect(await lines()).toEqual([
    {
      actor_name: 'Sample admin',
      action: 'change_lead_settings',
      detail: { retention_months: { from: 24, to: 12 }, quiet_days: { from: null, to: 7 } },
    },
  ]);
});

test('a build that an admin asks for is logged; one that is refused is not', async () => {
  expect((await admin.rpc('request_build', { publish_anyway: true })).error?.code).toBe('PT409');
  expect((await editor.rpc('request_build')).error?.code).toBe('42501');
  expect((await admin.rpc('request_build')).error).toBeNull();
  expect((await admin.rpc('request_build')).error?.code).toBe('PT429');
  expect(await lines()).toEqual([
    { actor_name: 'Sample admin', action: 'request_build', detail: { publish_anyway: false } },
  ]);
});

test('an action that fails leaves no line', async () => {
  const failing = await admin.from('staff').update({ role: 'editor' }).eq('user_id', adminId);
  expect(failing.error?.message).toBe('The last admin stays one');
  expect(await lines()).toEqual([]);
});

test('the log is read by admins alone, and nobody adds, changes or removes a line', async () => {
  await admin.from('lead_settings').update({ retention_months: 36 }).eq('id', true).throwOnError();
  expect((await editor.from('audit_log').select('id')).data).toEqual([]);
  expect((await clientOf(store).from('audit_log').select('id')).error?.code).toBe('42501');
  const before = await lines();
  expect(before).toHaveLength(1);
  for (const client of [editor, admin, clientOf(store, store.serviceKey)]) {
    expect((await client.from('audit_log').insert({ actor_name: 'Me', action: 'nothing' })).error?.code).toBe('42501');
    expect((await client.from('audit_log').update({ actor_name: 'Me' }).gt('id', 0)).error?.code).toBe('42501');
    expect((await client.from('audit_log').delete().gt('id', 0)).error?.code).toBe('42501');
  }
  for (const sql of [
    'update public.audit_log set actor_name = actor_name',
    'delete from public.audit_log',
    'truncate public.audit_log',
  ])
    await expect(store.pool.query(sql)).rejects.toThrow('Lines of audit_log are never changed or removed');
  expect(await lines()).toEqual(before);
});
