import { contentOf, isSameContent, type PostContent } from '#staff/editor/form/post-content.ts';
import type { Store } from '#staff/store/client.ts';
import { type Result, storeError } from '#staff/store/errors.ts';
import { discardDraft, type PostDraft, readStoredPost, type StoredPost, writeDraft } from '#staff/store/post-drafts.ts';
import { matchesInput, type PostInput } from '#staff/store/post-row.ts';
import type { SaveOutcome } from './save-post.ts';
import { isSameDraft, isSameRow, withoutEqualDraft, withSaver } from './stored-words.ts';

/** A request to save the pending draft of a post. */
export interface DraftRequest {
  readonly content: PostContent;
  /** The post and its pending draft, as last read. */
  readonly post: StoredPost;
  /** Inputs that were sent without a response: the store may have them. */
  readonly unconfirmed: readonly PostInput[];
}

/** Maximum requests per save. One is repeated when the store has a version that this page sent itself. */
const MAX_WRITES = 3;

/** Saves the content, or drops the draft if the content is the post's own. Null when the store has another version. */
async function write(
  store: Store,
  post: StoredPost,
  content: PostContent,
): Promise<Result<{ draft: PostDraft | null } | null>> {
  const { row, draft } = post;
  if (!isSameContent(content, contentOf(row))) {
    const written = await writeDraft(store, post, content);
    if (!written.ok) return written;
    return { ok: true, value: written.value === null ? null : { draft: written.value } };
  }
  if (draft === null) return { ok: true, value: { draft: null } };
  const discarded = await discardDraft(store, draft);
  if (!discarded.ok) return discarded;
  return { ok: true, value: discarded.value ? { draft: null } : null };
}

/**
 * Whether the store has what this page last read or sent, rather than another member's edit. A draft that somebody
 * discarded is none: the words on this screen are saved as a new one.
 */
const isOwn = (theirs: StoredPost, known: StoredPost, unconfirmed: readonly PostInput[]): boolean =>
  (isSameRow(theirs.row, known.row) || unconfirmed.some((input) => matchesInput(theirs.row, input))) &&
  (theirs.draft === null ||
    isSameDraft(theirs.draft, known.draft) ||
    unconfirmed.some((input) => isSameContent(input, contentOf(theirs.draft ?? theirs.row))));

/** Saves the pending draft of a post. An earlier save whose response was lost is recognized, not a conflict. */
export async function saveDraft(
  store: Store,
  { content, post, unconfirmed }: DraftRequest,
): Promise<Result<SaveOutcome>> {
  let known = post;
  for (let writes = 0; writes < MAX_WRITES; writes += 1) {
    const written = await write(store, known, content);
    if (!written.ok) return written;
    if (written.value !== null)
      return { ok: true, value: { kind: 'saved', post: { row: known.row, draft: written.value.draft } } };
    const current = await readStoredPost(store, known.row.id);
    if (!current.ok) return current;
    if (current.value?.row.deleted_at !== null) return { ok: true, value: { kind: 'gone' } };
    const theirs = withoutEqualDraft(current.value);
    if (!isOwn(theirs, known, unconfirmed))
      return { ok: true, value: { kind: 'conflict', theirs: await withSaver(store, theirs) } };
    known = current.value;
  }
  return { ok: false, error: storeError('unknown') };
}
