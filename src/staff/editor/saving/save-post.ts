import { contentOf, isSameContent } from '#staff/editor/form/post-content.ts';
import { findFreeSlug } from '#staff/editor/form/slug.ts';
import type { Store } from '#staff/store/client.ts';
import { type Result, storeError } from '#staff/store/errors.ts';
import { readStoredPost, type StoredPost } from '#staff/store/post-drafts.ts';
import { isSamePublishState, matchesInput, type PostInput, type PostRow } from '#staff/store/post-row.ts';
import { createPost, updatePost, type UpdateOutcome } from '#staff/store/posts.ts';
import { type TheirPost, withoutEqualDraft, withSaver } from './stored-words.ts';

/** The outcome of a save that the store answered. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly post: StoredPost }
  /** Someone else saved the post since it was read. */
  | { readonly kind: 'conflict'; readonly theirs: TheirPost }
  /** The post is in the bin or was deleted for good. */
  | { readonly kind: 'gone' };

/** A save request. */
export interface SaveRequest {
  readonly input: PostInput;
  /** The row to update, as last read; null inserts a new post. */
  readonly row: PostRow | null;
  /** Inputs that were sent without a response: the store may have them. */
  readonly unconfirmed: readonly PostInput[];
  /** Whether the slug follows the title, so that a number may be appended when it is taken. */
  readonly mayChangeSlug: boolean;
}

/**
 * Maximum update requests per save. One is repeated when the slug was taken, or when updated_at had changed
 * but the content had not.
 */
const MAX_UPDATES = 3;

async function create(store: Store, { input, mayChangeSlug }: SaveRequest): Promise<Result<UpdateOutcome>> {
  let created = await createPost(store, input);
  if (!created.ok && created.error.kind === 'taken' && mayChangeSlug) {
    const free = await findFreeSlug(store, input.slug, null);
    if (!free.ok) return free;
    created = await createPost(store, { ...input, slug: free.value.slug });
  }
  return created.ok ? { ok: true, value: { kind: 'saved', row: created.value } } : created;
}

/** Whether the store's row is what this page last read or sent, rather than another member's edit. */
const isOwnRow = (theirs: PostRow, row: PostRow, unconfirmed: readonly PostInput[]): boolean =>
  unconfirmed.some((input) => matchesInput(theirs, input)) ||
  (isSameContent(contentOf(theirs), contentOf(row)) && isSamePublishState(theirs, row));

async function update(
  store: Store,
  { input, unconfirmed, mayChangeSlug, row: known }: SaveRequest & { readonly row: PostRow },
): Promise<Result<UpdateOutcome>> {
  let row = known;
  let { slug } = input;
  for (let updates = 0; updates < MAX_UPDATES; updates += 1) {
    const result = await updatePost(store, row.id, { ...input, slug }, row.updated_at);
    if (!result.ok && result.error.kind === 'taken' && mayChangeSlug) {
      const free = await findFreeSlug(store, slug, row.id);
      if (!free.ok) return free;
      ({ slug } = free.value);
      continue;
    }
    if (!result.ok || result.value.kind !== 'conflict') return result;
    const { theirs } = result.value;
    if (!isOwnRow(theirs, row, unconfirmed)) return result;
    // An unconfirmed save changed the publish state. A save that only stores content must not revert that.
    if (isSamePublishState(input, row) && !isSamePublishState(theirs, row))
      return { ok: true, value: { kind: 'saved', row: theirs } };
    row = theirs;
  }
  return { ok: false, error: storeError('unknown') };
}

/**
 * Saves a post, and with it publishes its pending draft if that has the same words. An earlier save whose response was
 * lost is recognized, not reported as a conflict.
 */
export async function savePost(store: Store, request: SaveRequest): Promise<Result<SaveOutcome>> {
  const { row } = request;
  const result = row === null ? await create(store, request) : await update(store, { ...request, row });
  if (!result.ok) return result;
  const outcome = result.value;
  switch (outcome.kind) {
    case 'saved':
      return { ok: true, value: { kind: 'saved', post: { row: outcome.row, draft: null } } };
    case 'gone':
      return { ok: true, value: outcome };
    case 'conflict': {
      const current = await readStoredPost(store, outcome.theirs.id);
      if (!current.ok) return current;
      if (current.value === null) return { ok: true, value: { kind: 'gone' } };
      return {
        ok: true,
        value: { kind: 'conflict', theirs: await withSaver(store, withoutEqualDraft(current.value)) },
      };
    }
  }
}
