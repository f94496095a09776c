import type { Tables } from '#model/rows/database.ts';

/** What a post can be: seen by staff only, out at its time, out. */
export type PostStatus = 'draft' | 'scheduled' | 'published';

/** A post as the store returns it to staff. Times are ISO instants with offset. */
export type PostRow = Omit<Tables<'posts'>, 'status'> & { readonly status: PostStatus };

/** The columns that staff write; the store keeps the others itself. */
export type PostText = Pick<
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

/** What the list of posts shows of one. */
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

/** The text of a post's row. */
export const textOf = (row: PostRow): PostText => ({
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

const isSameTime = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

/** Whether a row holds this text. Published without a time means the store's own time. */
export function holds(row: PostRow, text: PostText): boolean {
  const time =
    isSameTime(row.published_at, text.published_at) || (text.status === 'published' && text.published_at === null);
  const inWords = (of: PostText): string => JSON.stringify({ ...of, published_at: null });
  return time && inWords(textOf(row)) === inWords(textOf({ ...row, ...text }));
}
