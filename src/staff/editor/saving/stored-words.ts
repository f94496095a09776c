import { contentOf, isSameContent, type PostContent } from '#staff/editor/form/post-content.ts';
import type { Store } from '#staff/store/client.ts';
import type { StoredPost } from '#staff/store/post-drafts.ts';
import { isSamePublishState, type PostRow } from '#staff/store/post-row.ts';
import { readLastSaver, type Saver } from '#staff/store/revisions.ts';

/** The content that the editor shows of a stored post: its pending draft, or else the post itself. */
export const storedContent = ({ row, draft }: StoredPost): PostContent => contentOf(draft ?? row);

/** When that content was saved, as an ISO instant. */
export const storedAt = ({ row, draft }: StoredPost): string => (draft ?? row).updated_at;

/** Leaves out a pending draft that says what the post says: it was published between two reads. */
export const withoutEqualDraft = ({ row, draft }: StoredPost): StoredPost => ({
  row,
  draft: draft !== null && isSameContent(contentOf(draft), contentOf(row)) ? null : draft,
});

/** Whether two rows agree in everything that staff write. */
export const isSameRow = (a: PostRow, b: PostRow): boolean =>
  a.updated_at === b.updated_at || (isSameContent(contentOf(a), contentOf(b)) && isSamePublishState(a, b));

/** Whether two pending drafts, null for none, say the same. */
export const isSameDraft = (a: StoredPost['draft'], b: StoredPost['draft']): boolean =>
  a === null || b === null ? a === b : isSameContent(contentOf(a), contentOf(b));

/** A post that somebody else saved while it was open here. `by`: who saved it; null when that cannot be found out. */
export interface TheirPost extends StoredPost {
  readonly by: Saver | null;
}

/** Finds out who saved a post. */
export async function withSaver(store: Store, post: StoredPost): Promise<TheirPost> {
  const { row, draft } = post;
  if (draft !== null) return { ...post, by: { id: draft.saved_by, name: draft.saved_by_name } };
  const saver = await readLastSaver(store, row.id);
  return { ...post, by: saver.ok ? saver.value : null };
}
