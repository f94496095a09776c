import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#scripts/backend/store.ts';
import { clientOf, type StoreClient } from '#tests/support/store-visitor.ts';

let store: Store;
let author: StoreClient;
let other: StoreClient;
let admin: StoreClient;
let authorId = '';
let postId = '';

beforeAll(async () => {
  store = await startStore();
  const accounts = [
    await store.account('editor'),
    await store.account('editor'),
    await store.account('admin'),
  ] as const;
  authorId = accounts[0].id;
  [author, other, admin] = accounts.map(({ token }) => clientOf(store, token)) as [
    StoreClient,
    StoreClient,
    StoreClient,
  ];
});
afterAll(() => store.stop());

beforeEach(async () => {
  await store.pool.query('delete from public.posts');
  const written = await author
    .from('posts')
    .insert({ slug: 'first', title: 'First', author: 'Sample' })
    .select('*')
    .single();
  expect(written.error).toBeNull();
  postId = written.data!.id;
});

const post = async () => (await admin.from('posts').select('*').eq('id', postId).maybeSingle()).data;
const visible = async () => (await clientOf(store).from('posts').select('slug')).data?.map(({ slug }) => slug);

test('an editor’s new post is a draft of the editor’s own', async () => {
  expect(await post()).toMatchObject({ created_by: authorId, status: 'draft', deleted_at: null, published_at: null });
});

/** An update of a column that the store keeps itself. */
const own = (column: string): object => ({
  [column]: column.endsWith('_at') ? '2020-01-01T00:00:00Z' : column === 'old_slugs' ? ['x'] : authorId,
});

test.each(['id', 'created_by', 'deleted_at', 'created_at', 'updated_at', 'old_slugs'])(
  'nobody writes %s',
  async (column) => {
    for (const client of [author, admin]) {
      const { error } = await client.from('posts').update(own(column)).eq('id', postId);
      expect(error?.code).toBe('42501');
      const added = await client
        .from('posts')
        .insert({ slug: 'second', title: 'Second', author: 'Sample', ...own(column) });
      expect(added.error?.code).toBe('42501');
    }
  },
);

test('another editor edits and publishes it; the time is set, and visitors read it', async () => {
  const { error } = await other
    .from('posts')
    .update({ status: 'published', meta_description: 'A sample.', title: 'Better' })
    .eq('id', postId);
  expect(error).toBeNull();
  expect(await post()).toMatchObject({
    title: 'Better',
    created_by: authorId,
    published_at: expect.any(String) as string,
  });
  expect(await visible()).toEqual(['first']);
});

test('a post is written in one’s own name only, and handed to nobody', async () => {
  const added = await other
    .from('posts')
    .insert({ slug: 'second', title: 'Second', author: 'Somebody else' })
    .select('created_by')
    .single();
  expect(added.data?.created_by).not.toBe(authorId);
  // The API says it with the writer’s id; only the store could say another.
  const replaced = await other
    .from('posts')
    .upsert({ slug: 'first', title: 'Mine', author: 'Other' }, { onConflict: 'slug' });
  expect(replaced.error).toBeNull();
  expect(await post()).toMatchObject({ title: 'Mine', created_by: authorId });
});

test('a save made over an older state is seen: updated_at moves with each change and with nothing else', async () => {
  const { updated_at } = (await post())!;
  const save = (body: string) =>
    other.from('posts').update({ body }).eq('id', postId).eq('updated_at', updated_at).select('id');
  expect((await save('')).data).toHaveLength(1);
  expect((await save('New words.')).data).toHaveLength(1);
  expect((await save('Other words.')).data).toEqual([]);
  expect(await post()).toMatchObject({ body: 'New words.' });
});

test('the address that visitors know leads on, and one that comes back is no old one', async () => {
  const move = (slug: string) => author.from('posts').update({ slug }).eq('id', postId);
  await move('never-seen');
  expect((await post())?.old_slugs).toEqual([]);
  await author.from('posts').update({ status: 'published', meta_description: 'A sample.' }).eq('id', postId);
  await move('second');
  await move('third');
  expect((await post())?.old_slugs).toEqual(['never-seen', 'second']);
  await move('second');
  expect((await post())?.old_slugs).toEqual(['never-seen', 'third']);
});

describe('The bin', () => {
  test('takes an editor’s own post, which is out of sight until it comes back', async () => {
    await author.from('posts').update({ status: 'published', meta_description: 'A sample.' }).eq('id', postId);
    expect((await author.rpc('bin_post', { post_id: postId })).error).toBeNull();
    expect(await visible()).toEqual([]);
    expect((await author.from('posts').update({ title: 'In the bin' }).eq('id', postId).select('id')).data).toEqual([]);
    expect((await author.rpc('restore_post', { post_id: postId })).error).toBeNull();
    expect(await visible()).toEqual(['first']);
  });

  test('is closed to other editors, open to admins', async () => {
    expect((await other.rpc('bin_post', { post_id: postId })).error?.code).toBe('42501');
    expect((await admin.rpc('bin_post', { post_id: postId })).error).toBeNull();
    expect((await other.rpc('restore_post', { post_id: postId })).error?.code).toBe('42501');
    expect((await admin.rpc('restore_post', { post_id: postId })).error).toBeNull();
  });

  test('is emptied by admins only, and only of what is in it', async () => {
    await author.from('posts').insert({ slug: 'kept', title: 'Kept', author: 'Sample' });
    await author.rpc('bin_post', { post_id: postId });
    expect((await author.rpc('empty_bin')).error?.code).toBe('42501');
    expect((await author.from('posts').delete().eq('id', postId)).error?.code).toBe('42501');
    expect((await admin.from('posts').delete().eq('id', postId)).error?.code).toBe('42501');
    expect((await admin.rpc('empty_bin')).data).toBe(1);
    expect((await admin.from('posts').select('slug')).data).toEqual([{ slug: 'kept' }]);
  });
});

test('an account that is gone leaves its posts and takes its rights along', async () => {
  const leaving = await store.account('editor');
  const client = clientOf(store, leaving.token);
  await client.from('posts').insert({ slug: 'left-behind', title: 'Left behind', author: 'Sample' });
  await store.pool.query('delete from auth.users where id = $1', [leaving.id]);
  expect((await admin.from('posts').select('created_by').eq('slug', 'left-behind')).data).toEqual([
    { created_by: null },
  ]);
  expect((await client.from('posts').insert({ slug: 'after', title: 'After', author: 'Sample' })).error?.code).toBe(
    '42501',
  );
});
