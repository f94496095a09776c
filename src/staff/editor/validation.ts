import { SLUG } from '#model/page.ts';
import { SLUG_LENGTH } from './slug.ts';
import type { Field, Words } from './words.ts';

/** What is wrong with a field, in a sentence that says what to do. */
export interface Issue {
  readonly field: Field;
  readonly text: string;
}

/** The most characters of a field, as the store checks them (data/supabase/migrations, the table posts). */
export const LIMITS = {
  title: 160,
  slug: SLUG_LENGTH,
  excerpt: 600,
  body: 200_000,
  cover_alt: 300,
  author: 120,
  tag: 60,
  meta_description: 320,
} as const;

/** Characters as the store counts them: an emoji is one. */
export const lengthOf = (text: string): number => [...text].length;

const isTooLong = (text: string, most: number): boolean => text.length > most && lengthOf(text) > most;

const tooLong = (what: string, text: string, most: number): string | null =>
  isTooLong(text, most)
    ? `${what} has ${lengthOf(text).toLocaleString('en-US')} characters. At most ${most.toLocaleString('en-US')} fit: shorten it a little.`
    : null;

function slugIssue(slug: string): string | null {
  if (slug === '') return 'Write the address of the post: a few words with hyphens between them.';
  if (!SLUG.test(slug)) return 'The address may have lowercase letters, digits and single hyphens between them.';
  return tooLong('The address', slug, LIMITS.slug);
}

/** The rules of each field that hold for a draft as well: without them the store takes no text. */
const DRAFT_RULES: Readonly<Record<Field, (words: Words) => string | null>> = {
  title: ({ title }) => (title.trim() === '' ? 'Give the post a title.' : tooLong('The title', title, LIMITS.title)),
  // Without a title there is no address yet, and the title's own sentence says what to do.
  slug: ({ slug, title }) => (slug === '' && title.trim() === '' ? null : slugIssue(slug)),
  excerpt: ({ excerpt }) => tooLong('The excerpt', excerpt, LIMITS.excerpt),
  body: ({ body }) => tooLong('The text', body, LIMITS.body),
  cover_image: () => null,
  cover_alt: ({ cover_image: picture, cover_alt: alt }) => {
    if (picture === null) return null;
    if (alt === null || alt.trim() === '') return 'Say what the cover picture shows, for people who cannot see it.';
    return tooLong('The description of the picture', alt, LIMITS.cover_alt);
  },
  tags: ({ tags }) => {
    const long = tags.find((tag) => isTooLong(tag, LIMITS.tag));
    return long === undefined ? null : `The tag “${long}” is longer than ${LIMITS.tag} characters. Shorten it.`;
  },
  author: ({ author }) =>
    author.trim() === '' ? 'Say who wrote the post.' : tooLong('The name of the author', author, LIMITS.author),
  meta_description: ({ meta_description: text }) => tooLong('The description', text, LIMITS.meta_description),
};

/** What visitors need besides. */
const PUBLIC_RULES: Partial<typeof DRAFT_RULES> = {
  body: ({ body }) => (body.trim() === '' ? 'There is no text yet. Write it before visitors see the post.' : null),
  meta_description: ({ meta_description: text }) =>
    text.trim() === '' ? 'Write the description that search results show under the title.' : null,
};

/** What stands against storing a text as a draft, or before visitors; in the order of the screen, one a field. */
export function issuesOf(words: Words, aim: 'draft' | 'public'): readonly Issue[] {
  return (Object.keys(DRAFT_RULES) as Field[]).flatMap((field) => {
    const text = DRAFT_RULES[field](words) ?? (aim === 'public' ? (PUBLIC_RULES[field]?.(words) ?? null) : null);
    return text === null ? [] : [{ field, text }];
  });
}
