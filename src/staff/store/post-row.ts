import type { Tables } from '#model/rows/database.ts';
import { isPublic } from '#model/rows/reshape.ts';

/** The status column: visible to staff only, public from a set time on, or public. */
export type PostStatus = 'draft' | 'scheduled' | 'published';

/** A row of the table posts as staff read it. Times are ISO instants with an offset. */
export type PostRow = Omit<Tables<'posts'>, 'status'> & { readonly status: PostStatus };

/** The columns that staff write; the store sets all others. */
export type PostInput = Pick<
  PostRow,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'body'
  | 'cover_image'
  | 'cover_alt'
  | 'author'
  | 'tags'
  | 'meta_description'
  | 'status'
  | 'published_at'
>;

/** The columns that the dashboard lists. */
export type PostSummary = Pick<
  PostRow,
  | 'id'
  | 'slug'
  | 'title'
  | 'author'
  | 'tags'
  | 'status'
  | 'published_at'
  | 'created_by'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
>;

/**
 * Whether visitors see a post at an ISO instant. The store publishes no post before its time, by its own clock: this
 * computer's may be behind.
 */
export const isOut = (post: Pick<PostRow, 'status' | 'published_at' | 'deleted_at'>, now: string): boolean =>
  isPublic(post, now) || (post.status === 'published' && post.deleted_at === null);

/** Picks the writable columns of a row. */
const inputOf = (row: PostInput): PostInput => ({
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  body: row.body,
  cover_image: row.cover_image,
  cover_alt: row.cover_alt,
  author: row.author,
  tags: row.tags,
  meta_description: row.meta_description,
  status: row.status,
  published_at: row.published_at,
});

/** Whether two ISO instants, null for none, are the same: the store writes +00:00 where this page writes Z. */
const isSameTime = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

/** Whether two rows are public, scheduled or drafts alike. */
export const isSamePublishState = (
  a: Pick<PostRow, 'status' | 'published_at'>,
  b: Pick<PostRow, 'status' | 'published_at'>,
): boolean => a.status === b.status && isSameTime(a.published_at, b.published_at);

/**
 * Whether a row is what saving this input produces. 'published' without a time matches any time, because the
 * store then sets the time itself.
 */
export function matchesInput(row: PostRow, input: PostInput): boolean {
  const hasSameTime =
    isSameTime(row.published_at, input.published_at) || (input.status === 'published' && input.published_at === null);
  const serialize = (columns: PostInput): string => JSON.stringify({ ...inputOf(columns), published_at: null });
  return hasSameTime && serialize(row) === serialize(input);
}
