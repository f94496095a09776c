import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#model/rows/database.ts';
import { type Store, startStore } from '#tests/support/store.ts';
import { clientOf, type StoreClient } from '#tests/support/store-client.ts';

let store: Store;
let eli: StoreClient;
let cora: StoreClient;
let admin: StoreClient;
let stranger: StoreClient;
let eliId = '';
let postId = '';

beforeAll(async () => {
  store = await startStore();
  const accounts = [await store.account('editor'), await store.account('editor'), await store.account('admin')];
  eliId = accounts[0]!.id;
  const clients = [...accounts, await store.account()].map(({ token }) => clientOf(store, token));
  [eli, cora, admin, stranger] = clients as [StoreClient, StoreClient, StoreClient, StoreClient];
  await store.pool.query(`update public.staff set name = 'Eli' where user_id = $1`, [eliId]);
  await store.pool.query(`update public.staff set name = 'Cora' where user_id = $1`, [accounts[1]!.id]);
});
afterAll(() => store.stop());

const write = (client: StoreClient, words: Database['public']['Tables']['posts']['Update']) =>
  client.from('posts').update(words).eq('id', postId).throwOnError();

beforeEach(async () => {
  await store.pool.query('delete from public.posts');
  const { data } = await eli
    .from('posts')
    .insert({ slug: 'first', title: 'First', author: 'Sample', body: 'One two three.' })
    .select('id')
    .single();
  postId = data!.id;
});

/** The versions, the oldest first: who saved which text in which state. */
async function versions(): Promise<string[]> {
  const { data } = await admin.from('post_revisions').select('*').eq('post_id', postId).order('id');
  return data!.map(({ saved_by_name, kind, status, body }) => `${saved_by_name} ${kind} ${status}: ${body}`);
}

/** Makes all versions older by a Postgres interval. */
const age = (by: string) =>
  store.pool.query(
    `update public.post_revisions set started_at = started_at - $1::interval, saved_at = saved_at - $1::interval`,
    [by],
  );

test('another editor’s save keeps what was there before: a post that was blanked comes back', async () => {
  await write(eli, { status: 'published', meta_description: 'A sample.' });
  await write(cora, { body: '' });
  expect(await versions()).toEqual([
    'Eli post draft: One two three.',
    'Eli post published: One two three.',
    'Cora post published: ',
  ]);
  const { data } = await cora.from('post_revisions').select('*').eq('post_id', postId).order('id');
  const [, before] = data!;
  expect(before).toMatchObject({ saved_by: eliId, title: 'First', meta_description: 'A sample.' });
  await write(cora, { body: before!.body });
  expect((await versions()).at(-1)).toBe('Cora post published: One two three.');
});

test('the time of a version is the updated_at of the post that it is', async () => {
  const { data: post } = await admin.from('posts').select('updated_at').eq('id', postId).single();
  const { data } = await admin.from('post_revisions').select('saved_at').eq('post_id', postId);
  expect(data).toEqual([{ saved_at: post!.updated_at }]);
});

test('one person’s saves of a draft within ten minutes are one version, and later ones another', async () => {
  await write(eli, { body: 'One two three four.' });
  await write(eli, { body: 'One two three four five.' });
  expect(await versions()).toEqual(['Eli post draft: One two three four five.']);
  await age('11 minutes');
  await write(eli, { body: 'Six seven eight nine ten.' });
  await write(cora, { body: 'Six seven eight nine ten eleven.' });
  await write(eli, { body: 'Six seven eight nine ten twelve.' });
  expect(await versions()).toEqual([
    'Eli post draft: One two three four five.',
    'Eli post draft: Six seven eight nine ten.',
    'Cora post draft: Six seven eight nine ten eleven.',
    'Eli post draft: Six seven eight nine ten twelve.',
  ]);
});

test('a save that removes more than half of a draft does not replace the version before it', async () => {
  await write(eli, { body: 'One' });
  expect(await versions()).toEqual(['Eli post draft: One two three.', 'Eli post draft: One']);
});

test('bringing a version back replaces none, and names the version', async () => {
  await age('11 minutes');
  await write(eli, { body: 'Something else, and longer.' });
  await write(eli, { body: 'One two three.' });
  expect(await versions()).toEqual([
    'Eli post draft: One two three.',
    'Eli post draft: Something else, and longer.',
    'Eli post draft: One two three.',
  ]);
  const { data } = await admin.from('post_revisions').select('id, same_as').eq('post_id', postId).order('id');
  expect(data!.map(({ same_as }) => same_as)).toEqual([null, null, data![0]!.id]);
});

test('each save of what visitors see is a version, however soon it follows', async () => {
  await write(eli, { status: 'published', meta_description: 'A sample.' });
  await write(eli, { body: 'Four five six.' });
  await write(eli, { body: 'Seven eight nine.' });
  await write(eli, { status: 'draft' });
  expect(await versions()).toEqual([
    'Eli post draft: One two three.',
    'Eli post published: One two three.',
    'Eli post published: Four five six.',
    'Eli post published: Seven eight nine.',
    'Eli post draft: Seven eight nine.',
  ]);
});

test('a pending draft has versions too, also after it was discarded', async () => {
  await write(eli, { status: 'published', meta_description: 'A sample.' });
  const { data: post } = await eli.from('posts').select('*').eq('id', postId).single();
  const { data } = await cora.rpc('save_post_draft', {
    post_id: postId,
    words: { ...post!, body: 'Words to come.' },
    known_post: post!.updated_at,
  });
  await cora.rpc('discard_post_draft', { post_id: postId, known_draft: data![0]!.updated_at });
  expect((await versions()).at(-1)).toBe('Cora draft published: Words to come.');
});

test('a draft that follows a discarded one within ten minutes leaves its version as it is', async () => {
  await write(eli, { status: 'published', meta_description: 'A sample.' });
  const { data: post } = await eli.from('posts').select('*').eq('id', postId).single();
  const saveDraft = async (body: string, known?: string): Promise<string> => {
    const { data } = await eli
      .rpc('save_post_draft', {
        post_id: postId,
        words: { ...post!, body },
        known_post: post!.updated_at,
        ...(known === undefined ? {} : { known_draft: known }),
      })
      .throwOnError();
    return data[0]!.updated_at;
  };
  const discarded = await saveDraft('One two three four five.', await saveDraft('One two three four.'));
  await eli.rpc('discard_post_draft', { post_id: postId, known_draft: discarded }).throwOnError();
  await saveDraft('One two three!!', await saveDraft('One two three!'));
  expect((await versions()).slice(-2)).toEqual([
    'Eli draft published: One two three four five.',
    'Eli draft published: One two three!!',
  ]);
});

test('a write that changes no words makes no version', async () => {
  await write(eli, { body: 'One two three.' });
  await eli.rpc('bin_post', { post_id: postId });
  await eli.rpc('restore_post', { post_id: postId });
  await store.pool.query(`update public.posts set old_slugs = '{once}'`);
  expect(await versions()).toEqual(['Eli post draft: One two three.']);
});

test('the newest 50 versions stay, and the last of each day for a year', async () => {
  const insert = (count: number, day: string) =>
    store.pool.query(
      `insert into public.post_revisions (
         post_id, kind, status, slug, title, excerpt, body, author, tags, meta_description, started_at, saved_at, digest)
       select $1, 'post', 'draft', 'first', 'First', '', $2 || n, 'Sample', '{}', '', at, at, sha256(convert_to($2 || n, 'UTF8'))
       from generate_series(1, $3::integer) as n, lateral (select $4::timestamptz + n * interval '1 second' as at) as t`,
      [postId, `${day} `, count, `${day} 12:00+00`],
    );
  await store.pool.query('delete from public.post_revisions');
  const yearsAgo = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10);
  const lastMonth = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  await insert(3, yearsAgo);
  await insert(3, lastMonth);
  await insert(60, lastWeek);
  await write(cora, { body: 'The newest.' });
  const kept = (await versions()).map((line) => line.split(': ')[1]);
  expect(kept).toEqual([
    `${lastMonth} 3`,
    ...Array.from({ length: 49 }, (_, index) => `${lastWeek} ${index + 12}`),
    'The newest.',
  ]);
});

test('versions are read by staff, and written and deleted by nobody', async () => {
  const before = await versions();
  expect(before).toHaveLength(1);
  expect((await cora.from('post_revisions').select('id').eq('post_id', postId)).data).toHaveLength(1);
  expect((await stranger.from('post_revisions').select('id')).data).toEqual([]);
  expect((await clientOf(store).from('post_revisions').select('id')).error?.code).toBe('42501');
  expect((await clientOf(store).from('posts').select('slug, post_revisions(body)')).error?.code).toBe('42501');
  for (const client of [cora, admin, clientOf(store, store.serviceKey)]) {
    expect((await client.from('post_revisions').update({ body: '' }).eq('post_id', postId)).error?.code).toBe('42501');
    expect((await client.from('post_revisions').delete().eq('post_id', postId)).error?.code).toBe('42501');
    const { data } = await client.from('post_revisions').select('*').eq('post_id', postId).single();
    expect((await client.from('post_revisions').insert({ ...data!, id: undefined as never })).error?.code).toBe(
      '42501',
    );
  }
  expect(await versions()).toEqual(before);
});

test('versions are deleted for good with their post', async () => {
  await eli.rpc('bin_post', { post_id: postId });
  await admin.rpc('empty_bin');
  expect((await store.pool.query('select from public.post_revisions')).rowCount).toBe(0);
});

test('versions keep their writer’s name when the account is gone', async () => {
  const leaving = await store.account('editor');
  await write(clientOf(store, leaving.token), { title: 'Left behind' });
  await store.pool.query('delete from auth.users where id = $1', [leaving.id]);
  expect((await versions()).at(-1)).toBe('Sample editor post draft: One two three.');
});
