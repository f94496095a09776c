import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { contentOf } from '#staff/editor/form/post-content.ts';
import { discardPendingDraft } from '#staff/editor/saving/discard-draft.ts';
import { saveMyVersion } from '#staff/editor/saving/save-my-version.ts';
import { readStoredPost, type StoredPost, writeDraft } from '#staff/store/post-drafts.ts';
import type { PostInput } from '#staff/store/post-row.ts';
import { createPost } from '#staff/store/posts.ts';
import { signedInClient, type StoreClient } from '#tests/support/store-client.ts';

let store: Store;
let cora: StoreClient;
let eli: StoreClient;
let published: StoredPost;

const WORDS: PostInput = {
  slug: 'first',
  title: 'First',
  excerpt: '',
  body: 'Words that are out.',
  cover_image: null,
  cover_alt: null,
  author: 'Sample',
  tags: ['roofs'],
  meta_description: 'A sample.',
  status: 'published',
  published_at: null,
};

beforeAll(async () => {
  store = await startStore();
  [cora, eli] = (await Promise.all([store.account('editor'), store.account('editor')])).map(({ token }) =>
    signedInClient(store, token),
  ) as [StoreClient, StoreClient];
});
afterAll(() => store.stop());

/** The value of a request that succeeds. */
function valueOf<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

beforeEach(async () => {
  await store.pool.query('delete from public.posts');
  published = { row: valueOf(await createPost(cora, WORDS)), draft: null };
});

const stored = async (): Promise<StoredPost | null> => valueOf(await readStoredPost(cora, published.row.id));

/** Saves other words as the post's pending draft. */
async function draftBy(client: StoreClient, body: string, known = published): Promise<StoredPost> {
  const draft = valueOf(await writeDraft(client, known, { ...contentOf(known.row), body }));
  return { row: known.row, draft };
}

describe('discarding a pending draft', () => {
  test('leaves the post as visitors see it', async () => {
    const post = await draftBy(cora, 'Words to come.');
    const outcome = valueOf(await discardPendingDraft(cora, { post, unconfirmed: [] }));
    expect(outcome).toEqual({ kind: 'saved', post: published });
    expect(await stored()).toEqual(published);
  });

  test('also drops one that a save without a response left behind', async () => {
    await draftBy(cora, 'Words to come.');
    const unconfirmed = [{ ...WORDS, body: 'Words to come.' }];
    const outcome = valueOf(await discardPendingDraft(cora, { post: published, unconfirmed }));
    expect(outcome).toEqual({ kind: 'saved', post: published });
    expect((await stored())?.draft).toBeNull();
  });

  test('is a conflict where a colleague saved another one, which stays', async () => {
    const post = await draftBy(cora, 'Words to come.');
    const theirs = await draftBy(eli, 'Better words.', post);
    const outcome = valueOf(await discardPendingDraft(cora, { post, unconfirmed: [] }));
    expect(outcome).toMatchObject({
      kind: 'conflict',
      theirs: { draft: { body: 'Better words.' }, by: { id: theirs.draft?.saved_by, name: 'Sample editor' } },
    });
    expect((await stored())?.draft).toEqual(theirs.draft);
  });

  test('finds a post gone that is in the bin, and its draft stays there', async () => {
    const post = await draftBy(cora, 'Words to come.');
    await cora.rpc('bin_post', { post_id: published.row.id });
    expect(valueOf(await discardPendingDraft(cora, { post, unconfirmed: [] }))).toEqual({ kind: 'gone' });
    expect((await stored())?.draft).toEqual(post.draft);
  });
});

describe('my version of a post that a colleague changed', () => {
  test('is a new draft under a free address, with a title that says so', async () => {
    const titles = ['First', 'First', 'T'.repeat(200)];
    const saved = [];
    for (const title of titles)
      saved.push(valueOf(await saveMyVersion(eli, { ...contentOf(published.row), title, body: 'Mine.' })));
    expect(saved.map(({ slug, status, body }) => [slug, status, body]).slice(0, 2)).toEqual([
      ['first-my-version', 'draft', 'Mine.'],
      ['first-my-version-2', 'draft', 'Mine.'],
    ]);
    expect(saved.map(({ title }) => title.endsWith(' (my version)'))).toEqual([true, true, true]);
    expect((await stored())?.row).toEqual(published.row);
  });
});
