import type { Member } from '#staff/session/session.ts';
import type { Store } from '#staff/store/client.ts';
import type { PostRow } from '#staff/store/post-row.ts';
import { readPost } from '#staff/store/posts.ts';
import { contentOf, emptyContent, isSameContent, type PostContent } from './form/post-content.ts';
import type { LocalCopies, LocalCopy } from './saving/local-copies.ts';

/** A post as the editor starts with it. */
export interface OpenedPost {
  /** The store's row that the content is based on; null for a new post. */
  readonly row: PostRow | null;
  readonly content: PostContent;
  /** The local copy that the content was restored from; null when it is the store's own. */
  readonly copy: LocalCopy | null;
  /** The store's row when someone else saved the post after the local copy was made; else null. */
  readonly theirs: PostRow | null;
  /** Whether only a local copy is left, because the post was deleted. */
  readonly isGone: boolean;
}

/** The result of opening a post. */
export type OpenResult =
  | { readonly kind: 'opened'; readonly opened: OpenedPost }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'binned'; readonly row: PostRow }
  | { readonly kind: 'failed'; readonly message: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether nobody has edited or published the post since the local copy was made. */
const isUnchanged = (row: PostRow, base: PostRow): boolean =>
  row.updated_at === base.updated_at || (isSameContent(contentOf(row), contentOf(base)) && row.status === base.status);

function restoreCopy(row: PostRow, copy: LocalCopy | undefined): OpenedPost {
  const content = contentOf(row);
  const stored: OpenedPost = { row, content, copy: null, theirs: null, isGone: false };
  if (copy === undefined || isSameContent(copy.words, content)) return stored;
  if (copy.base === null || isUnchanged(row, copy.base)) return { ...stored, content: copy.words, copy };
  return { row: copy.base, content: copy.words, copy, theirs: row, isGone: false };
}

/** Opens the post with an id, or a new post for null, and restores a local copy if there is one. */
export async function openPost(
  store: Store,
  copies: LocalCopies,
  member: Member,
  id: string | null,
): Promise<OpenResult> {
  const [copy] = await copies.findAbandoned(member.id, id).catch(() => []);
  if (id === null) {
    const content = copy?.words ?? emptyContent(member.name);
    return { kind: 'opened', opened: { row: null, content, copy: copy ?? null, theirs: null, isGone: false } };
  }
  if (!UUID.test(id)) return { kind: 'not-found' };
  const result = await readPost(store, id);
  if (!result.ok) return { kind: 'failed', message: result.error.message };
  const row = result.value;
  if (row === null) {
    if (copy === undefined) return { kind: 'not-found' };
    return { kind: 'opened', opened: { row: null, content: copy.words, copy, theirs: null, isGone: true } };
  }
  if (row.deleted_at !== null) return { kind: 'binned', row };
  const opened = restoreCopy(row, copy);
  // The store has the same content by now.
  if (copy !== undefined && opened.copy === null) await copies.remove(copy).catch(() => undefined);
  return { kind: 'opened', opened };
}
