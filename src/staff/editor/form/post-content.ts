import type { PostInput } from '#staff/store/post-row.ts';

/** What the form edits: the writable columns without the publish state. */
export type PostContent = Omit<PostInput, 'status' | 'published_at'>;

/** A field of the form. */
export type FieldName = keyof PostContent;

/** The fields' labels in comparisons, in the order of the form. */
export const FIELD_LABELS: Readonly<Record<FieldName, string>> = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Excerpt',
  body: 'Text',
  cover_image: 'Cover picture',
  cover_alt: 'What the cover picture shows',
  tags: 'Tags',
  author: 'Author',
  meta_description: 'Description for search results',
};

/** The fields, in the order of the form. */
export const FIELDS = Object.keys(FIELD_LABELS) as readonly FieldName[];

/** Returns the content of a new post. */
export const emptyContent = (author: string): PostContent => ({
  title: '',
  slug: '',
  excerpt: '',
  body: '',
  cover_image: null,
  cover_alt: null,
  tags: [],
  author,
  meta_description: '',
});

/** Picks the content of a post, of its pending draft, or of a version. */
export function contentOf(row: PostContent): PostContent {
  const { title, slug, excerpt, body, cover_image, cover_alt, tags, author, meta_description } = row;
  return { title, slug, excerpt, body, cover_image, cover_alt, tags, author, meta_description };
}

const isSameValue = (a: PostContent[FieldName], b: PostContent[FieldName]): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((item, at) => item === b[at]) : a === b;

/** Returns the fields in which two contents differ. */
export const changedFields = (a: PostContent, b: PostContent): readonly FieldName[] =>
  FIELDS.filter((field) => !isSameValue(a[field], b[field]));

/** Whether two contents are equal in every field. */
export const isSameContent = (a: PostContent, b: PostContent): boolean => changedFields(a, b).length === 0;
