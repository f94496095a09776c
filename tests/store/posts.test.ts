import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { clientOf, type StoreClient } from '#tests/support/store-client.ts';

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

test('a new post is a draft and belongs to the editor', async () => {
  expect(await post()).toMatchObject({ created_by: authorId, status: 'draft', deleted_at: null, published_at: null });
});

test('another editor can edit and publish a post, which sets its time and makes it public', async () => {
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

test('a post that is published with a later time is scheduled, and visitors see it from then on', async () => {
  const publish = (at: string) =>
    author
      .from('posts')
      .update({ status: 'published', meta_description: 'A sample.', published_at: at })
      .eq('id', postId);
  expect((await publish('2098-01-01T12:00:00Z')).error).toBeNull();
  expect(await post()).toMatchObject({ status: 'scheduled', published_at: '2098-01-01T12:00:00+00:00' });
  expect(await visible()).toEqual([]);
  const added = await author.from('posts').insert({
    slug: 'added',
    title: 'Added',
    author: 'Sample',
    meta_description: 'A sample.',
    status: 'published',
    published_at: '2098-01-01T12:00:00Z',
  });
  expect(added.error).toBeNull();
  expect(await visible()).toEqual([]);
  expect((await publish('2026-01-01T12:00:00Z')).error).toBeNull();
  expect(await post()).toMatchObject({ status: 'published', published_at: '2026-01-01T12:00:00+00:00' });
  expect(await visible()).toEqual(['first']);
});

test('an editor can neither create a post for another nor take one over', async () => {
  const added = await other
    .from('posts')
    .insert({ slug: 'second', title: 'Second', author: 'Somebody else' })
    .select('created_by')
    .single();
  expect(added.data?.created_by).not.toBe(authorId);
  // An upsert over another's post keeps its owner.
  const replaced = await other
    .from('posts')
    .upsert({ slug: 'first', title: 'Mine', author: 'Other' }, { onConflict: 'slug' });
  expect(replaced.error).toBeNull();
  expect(await post()).toMatchObject({ title: 'Mine', created_by: authorId });
});

test('a save based on an outdated version changes nothing: updated_at changes with each change, and only then', async () => {
  const { updated_at } = (await post())!;
  const save = (body: string) =>
    other.from('posts').update({ body }).eq('id', postId).eq('updated_at', updated_at).select('id');
  expect((await save('')).data).toHaveLength(1);
  expect((await save('New words.')).data).toHaveLength(1);
  expect((await save('Other words.')).data).toEqual([]);
  expect(await post()).toMatchObject({ body: 'New words.' });
});

test('the slugs of a public post are kept as old slugs, except the one in use', async () => {
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

test('an unpublished post keeps the slug that visitors knew when it changes, and no other', async () => {
  const move = (slug: string) => author.from('posts').update({ slug }).eq('id', postId).throwOnError();
  const become = (status: 'draft' | 'scheduled' | 'published', at: string | null) =>
    author
      .from('posts')
      .update({ status, published_at: at, meta_description: 'A sample.' })
      .eq('id', postId)
      .throwOnError();
  await become('scheduled', '2099-01-01T00:00:00Z');
  await become('draft', '2099-01-01T00:00:00Z');
  await move('known');
  expect((await post())?.old_slugs).toEqual([]);
  await become('published', null);
  await become('draft', (await post())!.published_at);
  await move('renamed');
  await become('published', (await post())!.published_at);
  expect(await post()).toMatchObject({ slug: 'renamed', old_slugs: ['known'] });
});

describe('the bin', () => {
  test('hides an editor’s own post until it is restored', async () => {
    await author.from('posts').update({ status: 'published', meta_description: 'A sample.' }).eq('id', postId);
    expect((await author.rpc('bin_post', { post_id: postId })).error).toBeNull();
    expect(await visible()).toEqual([]);
    expect((await author.from('posts').update({ title: 'In the bin' }).eq('id', postId).select('id')).data).toEqual([]);
    expect((await author.rpc('restore_post', { post_id: postId })).error).toBeNull();
    expect(await visible()).toEqual(['first']);
  });

  test('can be used on a post by its editor and admins, not by other editors', async () => {
    expect((await other.rpc('bin_post', { post_id: postId })).error?.code).toBe('42501');
    expect((await admin.rpc('bin_post', { post_id: postId })).error).toBeNull();
    expect((await other.rpc('restore_post', { post_id: postId })).error?.code).toBe('42501');
    expect((await admin.rpc('restore_post', { post_id: postId })).error).toBeNull();
  });

  test('can be emptied by admins only, which deletes nothing else', async () => {
    await author.from('posts').insert({ slug: 'kept', title: 'Kept', author: 'Sample' });
    await author.rpc('bin_post', { post_id: postId });
    expect((await author.rpc('empty_bin')).error?.code).toBe('42501');
    expect((await author.from('posts').delete().eq('id', postId)).error?.code).toBe('42501');
    expect((await admin.from('posts').delete().eq('id', postId)).error?.code).toBe('42501');
    expect((await admin.rpc('empty_bin')).data).toBe(1);
    expect((await admin.from('posts').select('slug')).data).toEqual([{ slug: 'kept' }]);
  });
});

test('the posts of a deleted account stay, and its token loses its rights', async () => {
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
