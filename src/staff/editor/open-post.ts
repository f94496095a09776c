import type { Member } from '#staff/session/session.ts';
import type { Store } from '#staff/store/client.ts';
import { type PostDraft, readStoredPost, type StoredPost } from '#staff/store/post-drafts.ts';
import type { PostRow } from '#staff/store/post-row.ts';
import { contentOf, emptyContent, isSameContent, type PostContent } from './form/post-content.ts';
import type { LocalCopies, LocalCopy } from './saving/local-copies.ts';
import { isSameDraft, storedContent, type TheirPost, withoutEqualDraft, withSaver } from './saving/stored-words.ts';

/** A post as the editor starts with it. */
export interface OpenedPost {
  /** The store's row that the content is based on; null for a new post. */
  readonly row: PostRow | null;
  /** The pending draft that the content is based on; null for none. */
  readonly draft: PostDraft | null;
  readonly content: PostContent;
  /** The local copy that the content was restored from; null when it is the store's own. */
  readonly copy: LocalCopy | null;
  /** What the store has when someone else saved the post after the local copy was made; else null. */
  readonly theirs: TheirPost | null;
  /** Whether only a local copy is left, because the post was deleted. */
  readonly isGone: boolean;
}

/** The result of opening a post. */
export type OpenResult =
  | { readonly kind: 'opened'; readonly opened: OpenedPost }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'binned'; readonly row: PostRow }
  | { readonly kind: 'failed'; readonly message: string };

/** A post that the store does not have. */
const NEW = { row: null, draft: null, theirs: null, isGone: false } as const;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether nobody has edited or published the post since the local copy was made. */
const isUnchanged = (row: PostRow, base: PostRow): boolean =>
  row.updated_at === base.updated_at || (isSameContent(contentOf(row), contentOf(base)) && row.status === base.status);

async function restoreCopy(store: Store, post: StoredPost, copy: LocalCopy | undefined): Promise<OpenedPost> {
  const content = storedContent(post);
  const stored: OpenedPost = { ...post, content, copy: null, theirs: null, isGone: false };
  if (copy === undefined || isSameContent(copy.words, content)) return stored;
  const { base, draft = null } = copy;
  const restored: OpenedPost = { ...stored, content: copy.words, copy };
  if (base === null || (isUnchanged(post.row, base) && isSameDraft(post.draft, draft))) return restored;
  return { ...restored, row: base, draft, theirs: await withSaver(store, post) };
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
    return { kind: 'opened', opened: { ...NEW, content, copy: copy ?? null } };
  }
  if (!UUID.test(id)) return { kind: 'not-found' };
  const result = await readStoredPost(store, id);
  if (!result.ok) return { kind: 'failed', message: result.error.message };
  if (result.value === null) {
    if (copy === undefined) return { kind: 'not-found' };
    return { kind: 'opened', opened: { ...NEW, content: copy.words, copy, isGone: true } };
  }
  const { row } = result.value;
  if (row.deleted_at !== null) return { kind: 'binned', row };
  const opened = await restoreCopy(store, withoutEqualDraft(result.value), copy);
  // The store has the same content by now.
  if (copy !== undefined && opened.copy === null) await copies.remove(copy).catch(() => undefined);
  return { kind: 'opened', opened };
}
