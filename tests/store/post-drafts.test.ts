import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { clientOf, type StoreClient } from '#tests/support/store-client.ts';

let store: Store;
let author: StoreClient;
let other: StoreClient;
let admin: StoreClient;
let stranger: StoreClient;
let authorId = '';
let postId = '';
let postVersion = '';

const WORDS = {
  slug: 'first',
  title: 'First',
  excerpt: '',
  body: 'Words that are out.',
  cover_image: null,
  cover_alt: null,
  author: 'Sample',
  tags: ['roofs'],
  meta_description: 'A sample.',
};

beforeAll(async () => {
  store = await startStore();
  const accounts = [await store.account('editor'), await store.account('editor'), await store.account('admin')];
  const outside = await store.account();
  authorId = accounts[0]!.id;
  [author, other, admin, stranger] = [...accounts, outside].map(({ token }) => clientOf(store, token)) as [
    StoreClient,
    StoreClient,
    StoreClient,
    StoreClient,
  ];
});
afterAll(() => store.stop());

const readPost = async () => (await admin.from('posts').select('*').eq('id', postId).single()).data!;
const draftOf = async () => (await admin.from('post_drafts').select('*').eq('post_id', postId).maybeSingle()).data;

beforeEach(async () => {
  await store.pool.query('delete from public.posts');
  const written = await author
    .from('posts')
    .insert({ ...WORDS, status: 'published' })
    .select('id, updated_at')
    .single();
  postId = written.data!.id;
  postVersion = written.data!.updated_at;
});

const save = (client: StoreClient, body: string, knownDraft: string | null = null, knownPost = postVersion) =>
  client.rpc('save_post_draft', {
    post_id: postId,
    words: { ...WORDS, body },
    known_post: knownPost,
    // The generated types cannot say that a parameter with a default may be null.
    known_draft: knownDraft!,
  });

/** Saves a draft and returns its version. */
async function saved(client: StoreClient, body: string, knownDraft: string | null = null): Promise<string> {
  const { data, error } = await save(client, body, knownDraft);
  expect(error).toBeNull();
  return data![0]!.updated_at;
}

describe('a pending draft', () => {
  test('is saved with who and when, and leaves the post and what visitors read as they are', async () => {
    await saved(author, 'Words to come.');
    expect(await draftOf()).toMatchObject({
      ...WORDS,
      body: 'Words to come.',
      saved_by: authorId,
      saved_by_name: 'Sample editor',
    });
    expect(await readPost()).toMatchObject({ body: 'Words that are out.', updated_at: postVersion });
    const { data } = await clientOf(store).from('posts').select('*');
    expect(JSON.stringify(data)).not.toContain('Words to come.');
  });

  test('is read by all staff and by nobody else', async () => {
    await saved(author, 'Words to come.');
    expect((await other.from('post_drafts').select('body')).data).toEqual([{ body: 'Words to come.' }]);
    expect((await stranger.from('post_drafts').select('body')).data).toEqual([]);
    const visitor = await clientOf(store).from('post_drafts').select('body');
    expect(visitor.error?.code).toBe('42501');
    const embedded = await clientOf(store).from('posts').select('slug, post_drafts(body)');
    expect(embedded.error?.code).toBe('42501');
  });

  test('is written only by its functions, and those only by staff', async () => {
    const version = await saved(author, 'Words to come.');
    for (const call of [
      admin.from('post_drafts').insert({ ...WORDS, post_id: postId, saved_by_name: 'Somebody else' }),
      admin.from('post_drafts').update({ saved_by_name: 'Somebody else' }).eq('post_id', postId),
      admin.from('post_drafts').delete().eq('post_id', postId),
      save(stranger, 'Mine.', version),
      stranger.rpc('discard_post_draft', { post_id: postId, known_draft: version }),
      save(clientOf(store), 'Mine.', version),
      clientOf(store).rpc('discard_post_draft', { post_id: postId, known_draft: version }),
    ])
      expect((await call).error?.code).toBe('42501');
    expect(await draftOf()).toMatchObject({ body: 'Words to come.', updated_at: version });
  });

  test('is not overwritten by somebody who has not seen it', async () => {
    const first = await saved(author, 'By the author.');
    expect((await save(other, 'By another.')).data).toEqual([]);
    const second = await saved(other, 'By another.', first);
    expect((await save(author, 'By the author again.', first)).data).toEqual([]);
    expect(await draftOf()).toMatchObject({ body: 'By another.', updated_at: second });
  });

  test('can be sent twice, because a response may get lost', async () => {
    const version = await saved(author, 'Words to come.');
    expect(await saved(author, 'Words to come.')).toBe(version);
  });

  test('is refused for a post that was changed, or is in the bin', async () => {
    await other.from('posts').update({ title: 'Better' }).eq('id', postId);
    expect((await save(author, 'Words to come.')).data).toEqual([]);
    const { updated_at: current } = await readPost();
    await admin.rpc('bin_post', { post_id: postId });
    expect((await save(author, 'Words to come.', null, current)).data).toEqual([]);
    expect(await draftOf()).toBeNull();
  });

  test('meets the checks of posts, under the same names', async () => {
    const checks = async (table: string): Promise<string[]> =>
      (
        await store.pool.query<{ text: string }>(
          `select conname || ' ' || pg_get_constraintdef(oid) as text from pg_constraint
           where conrelid = $1::regclass and contype = 'c' order by 1`,
          [table],
        )
      ).rows.map(({ text }) => text);
    const ofPosts = (await checks('public.posts')).filter(
      (text) => !/\b(?:status|published_at|old_slugs)\b/.test(text),
    );
    expect(ofPosts.length).toBeGreaterThan(8);
    expect(await checks('public.post_drafts')).toEqual(ofPosts);
    expect((await save(author, 'x'.repeat(200_001))).error?.message).toContain('"posts_body"');
  });

  test('goes when its words are published, and stays when others are', async () => {
    await saved(author, 'Words to come.');
    await other.from('posts').update({ body: 'Other words.' }).eq('id', postId);
    expect(await draftOf()).toMatchObject({ body: 'Words to come.' });
    await other.from('posts').update({ body: 'Words to come.' }).eq('id', postId);
    expect(await draftOf()).toBeNull();
  });

  test('is discarded only in the version that was seen', async () => {
    const first = await saved(author, 'Words to come.');
    const second = await saved(other, 'Better words.', first);
    const discard = async (known: string) =>
      (await author.rpc('discard_post_draft', { post_id: postId, known_draft: known })).data;
    expect(await discard(first)).toBe(false);
    expect(await draftOf()).not.toBeNull();
    expect(await discard(second)).toBe(true);
    expect(await draftOf()).toBeNull();
    expect(await discard(second)).toBe(true);
  });

  test('is deleted for good with its post', async () => {
    await saved(author, 'Words to come.');
    await author.rpc('bin_post', { post_id: postId });
    expect(await draftOf()).not.toBeNull();
    await admin.rpc('empty_bin');
    expect((await store.pool.query('select from public.post_drafts')).rowCount).toBe(0);
  });
});
