import type { Tables } from '#model/rows/database.ts';
import type { Store } from './client.ts';
import type { Result } from './errors.ts';
import type { PostInput, PostRow } from './post-row.ts';
import { readPost } from './posts.ts';
import { request } from './request.ts';

/** A row of the table post_drafts: changes of a public or scheduled post that are saved and not yet published. */
export type PostDraft = Tables<'post_drafts'>;

/** A post as the store has it: its row, and its pending draft, if any. */
export interface StoredPost {
  readonly row: PostRow;
  readonly draft: PostDraft | null;
}

/** The columns that a draft has in common with its post. */
type DraftWords = Omit<PostInput, 'status' | 'published_at'>;

async function readDraft(store: Store, postId: string): Promise<Result<PostDraft | null>> {
  const found = await request(store, () => store.from('post_drafts').select().eq('post_id', postId));
  return found.ok ? { ok: true, value: found.value[0] ?? null } : found;
}

/** Reads a post with its pending draft; null when there is no such post. */
export async function readStoredPost(store: Store, id: string): Promise<Result<StoredPost | null>> {
  const [row, draft] = await Promise.all([readPost(store, id), readDraft(store, id)]);
  if (!row.ok) return row;
  if (!draft.ok) return draft;
  return { ok: true, value: row.value === null ? null : { row: row.value, draft: draft.value } };
}

/**
 * Saves the pending draft of a post, and returns it. Null, and nothing saved, when the post or its draft is no longer
 * the version in `known`, or when the post is in the bin.
 */
export async function writeDraft(
  store: Store,
  { row, draft }: StoredPost,
  words: DraftWords,
): Promise<Result<PostDraft | null>> {
  const saved = await request(store, () =>
    store.rpc('save_post_draft', {
      post_id: row.id,
      words: { ...words },
      known_post: row.updated_at,
      ...(draft === null ? {} : { known_draft: draft.updated_at }),
    }),
  );
  return saved.ok ? { ok: true, value: saved.value[0] ?? null } : saved;
}

/** Drops a pending draft. False when somebody has saved another version of it. */
export const discardDraft = (store: Store, { post_id, updated_at }: PostDraft): Promise<Result<boolean>> =>
  request(store, () => store.rpc('discard_post_draft', { post_id, known_draft: updated_at }));

/** Who saved the pending draft of which post, and when. */
export type DraftSummary = Pick<PostDraft, 'post_id' | 'saved_by_name' | 'updated_at'>;

/** Lists the pending drafts. */
export const listDrafts = (store: Store): Promise<Result<readonly DraftSummary[]>> =>
  request(store, () => store.from('post_drafts').select('post_id, saved_by_name, updated_at'));
