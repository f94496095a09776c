import type { PostRow, PostText } from '#staff/store/post-row.ts';

/** What staff write in a post: its text without where it stands. */
export type Words = Omit<PostText, 'status' | 'published_at'>;

/** Whether a post is out, and since or from when. */
export type Standing = Pick<PostText, 'status' | 'published_at'>;

/** A field of a post that staff write. */
export type Field = keyof Words;

/** What the screen calls each field, in the order in which they stand on it. */
export const FIELD_NAMES: Readonly<Record<Field, string>> = {
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

/** The fields, in the order of the screen. */
export const FIELDS = Object.keys(FIELD_NAMES) as readonly Field[];

/** A post in which nothing is written yet. */
export const emptyWords = (author: string): Words => ({
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

/** What is written in a row. */
export function wordsOf(row: PostRow): Words {
  const { title, slug, excerpt, body, cover_image, cover_alt, tags, author, meta_description } = row;
  return { title, slug, excerpt, body, cover_image, cover_alt, tags, author, meta_description };
}

const isSame = (a: Words[Field], b: Words[Field]): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((item, at) => item === b[at]) : a === b;

/** The fields in which two texts differ. */
export const differences = (a: Words, b: Words): readonly Field[] =>
  FIELDS.filter((field) => !isSame(a[field], b[field]));

/** Whether two texts are the same in every field. */
export const sameWords = (a: Words, b: Words): boolean => differences(a, b).length === 0;
