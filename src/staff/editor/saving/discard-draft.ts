import { contentOf, isSameContent } from '#staff/editor/form/post-content.ts';
import type { Store } from '#staff/store/client.ts';
import type { Result } from '#staff/store/errors.ts';
import { discardDraft, readStoredPost } from '#staff/store/post-drafts.ts';
import type { DraftRequest } from './save-draft.ts';
import type { SaveOutcome } from './save-post.ts';
import { withoutEqualDraft, withSaver } from './stored-words.ts';

/**
 * Drops the pending draft of a post, so that the post is what visitors see. A draft of another member, which this page
 * has not read, is a conflict; one from a save whose response was lost is not.
 */
export async function discardPendingDraft(
  store: Store,
  { post: known, unconfirmed }: Pick<DraftRequest, 'post' | 'unconfirmed'>,
): Promise<Result<SaveOutcome>> {
  // Read, because a save without a response may have left a draft that this page does not know.
  const current = await readStoredPost(store, known.row.id);
  if (!current.ok) return current;
  if (current.value?.row.deleted_at !== null) return { ok: true, value: { kind: 'gone' } };
  const theirs = withoutEqualDraft(current.value);
  const { row, draft } = theirs;
  const isKnown =
    draft === null ||
    draft.updated_at === known.draft?.updated_at ||
    unconfirmed.some((input) => isSameContent(input, contentOf(draft)));
  const discarded = isKnown && current.value.draft !== null ? await discardDraft(store, current.value.draft) : null;
  if (discarded?.ok === false) return discarded;
  if (!isKnown || discarded?.value === false)
    return { ok: true, value: { kind: 'conflict', theirs: await withSaver(store, theirs) } };
  return { ok: true, value: { kind: 'saved', post: { row, draft: null } } };
}
