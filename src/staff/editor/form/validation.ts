import { isMissingValue, isNullWord, MISSING_VALUE } from '#model/missing-value.ts';
import { type Complexity, complexityOf, MAX_BRACKETED, MAX_LINES, MAX_MARKS } from '#model/markdown-limits.ts';
import { RESERVED_SLUGS, SLUG } from '#model/page.ts';
import { isVisible } from '#model/visible-text.ts';
import { fromLocalInput } from '#staff/dates.ts';
import { type FieldName, FIELDS, type PostContent } from './post-content.ts';
import { MAX_SLUG_LENGTH } from './slug.ts';

/** What content is checked for: storing it as a draft, or showing it to visitors. */
export type Audience = 'draft' | 'public';

/** A problem with a field, as a sentence that says how to fix it. */
export interface Issue {
  readonly field: FieldName;
  readonly message: string;
}

/** Maximum lengths in characters, as the store checks them (data/supabase/migrations, table posts). */
export const LIMITS = {
  title: 160,
  slug: MAX_SLUG_LENGTH,
  excerpt: 600,
  body: 200_000,
  cover_alt: 300,
  author: 120,
  tag: 60,
  meta_description: 320,
} as const;

/** Counts characters as the store does: by code point, so that most emoji count as one. */
export const lengthOf = (text: string): number => [...text].length;

const isTooLong = (text: string, limit: number): boolean => text.length > limit && lengthOf(text) > limit;

const lengthIssue = (subject: string, text: string, limit: number): string | null =>
  isTooLong(text, limit)
    ? `${subject} has ${lengthOf(text).toLocaleString('en-US')} characters. At most ${limit.toLocaleString('en-US')} fit: shorten it a little.`
    : null;

function slugIssue(slug: string): string | null {
  if (slug === '') return 'Write the address of the post: a few words with hyphens between them.';
  if (!SLUG.test(slug)) return 'The address may have lowercase letters, digits and single hyphens between them.';
  if (RESERVED_SLUGS.includes(slug)) return `The address ${slug} is reserved. Choose another one.`;
  return lengthIssue('The address', slug, LIMITS.slug);
}

/** Why a text cannot be published that would take too long to parse. */
const COMPLEXITY_ISSUES: Readonly<Record<Complexity, string>> = {
  marks: `The text has more than ${MAX_MARKS.toLocaleString('en-US')} stars, brackets or other marks. Remove those that the text does not need, or split the post.`,
  nesting: 'The text has a quote or list a hundred levels deep. Take the inner ones out.',
  paragraph: `A paragraph with a bracket has more than ${MAX_BRACKETED.toLocaleString('en-US')} characters. Split it with blank lines.`,
  lines: `More than ${MAX_LINES.toLocaleString('en-US')} lines follow one another without a blank line. Split them with blank lines.`,
};

/** Why a name cannot be stored that contains what a failed import writes, or that stands for nothing. */
function missingNameIssue(...names: readonly string[]): string | null {
  const [word] = names.flatMap((name) => MISSING_VALUE.exec(name)?.[0] ?? []);
  if (word !== undefined)
    return `The site takes “${word}” for a value that is missing, so it cannot be saved here. Use another word.`;
  const found = names.find(isNullWord);
  return found === undefined ? null : `“${found.trim()}” stands for something that is missing. Use other words here.`;
}

/** Why a text that consists of what a failed import writes cannot be stored. */
const missingTextIssue = (text: string): string | null =>
  isMissingValue(text)
    ? `The site takes “${text.trim()}” alone for a text that is missing, so it cannot be saved. Add a word to it.`
    : null;

/** The rules that drafts must meet too, because the store enforces them. */
const DRAFT_RULES: Readonly<Record<FieldName, (content: PostContent) => string | null>> = {
  title: ({ title }) =>
    isVisible(title)
      ? (lengthIssue('The title', title, LIMITS.title) ?? missingNameIssue(title))
      : 'Give the post a title.',
  // Without a title there is no slug yet, and the title's own message is enough.
  slug: ({ slug, title }) => (slug === '' && !isVisible(title) ? null : slugIssue(slug)),
  excerpt: ({ excerpt }) => lengthIssue('The excerpt', excerpt, LIMITS.excerpt) ?? missingTextIssue(excerpt),
  body: ({ body }) => lengthIssue('The text', body, LIMITS.body) ?? missingTextIssue(body),
  cover_image: () => null,
  cover_alt: ({ cover_image: picture, cover_alt: alt }) => {
    if (picture === null) return null;
    if (alt === null || !isVisible(alt)) return 'Say what the cover picture shows, for people who cannot see it.';
    return lengthIssue('The description of the picture', alt, LIMITS.cover_alt) ?? missingTextIssue(alt);
  },
  tags: ({ tags }) => {
    const long = tags.find((tag) => isTooLong(tag, LIMITS.tag));
    if (long !== undefined) return `The tag “${long}” is longer than ${LIMITS.tag} characters. Shorten it.`;
    return tags.every(isVisible) ? missingNameIssue(...tags) : 'A tag shows nothing. Remove it.';
  },
  author: ({ author }) =>
    isVisible(author)
      ? (lengthIssue('The name of the author', author, LIMITS.author) ?? missingNameIssue(author))
      : 'Say who wrote the post.',
  meta_description: ({ meta_description: text }) =>
    lengthIssue('The description', text, LIMITS.meta_description) ?? missingTextIssue(text),
};

/** Additional rules for a post that visitors will see. */
const PUBLIC_RULES: Partial<typeof DRAFT_RULES> = {
  body: ({ body }) => {
    if (!isVisible(body)) return 'There is no text yet. Write it before visitors see the post.';
    const complexity = complexityOf(body);
    return complexity === null ? null : COMPLEXITY_ISSUES[complexity];
  },
  meta_description: ({ meta_description: text }) =>
    isVisible(text) ? null : 'Write the description that search results show under the title.',
};

/** Validates content for an audience. Returns at most one issue per field, in the order of the form. */
export function findIssues(content: PostContent, audience: Audience): readonly Issue[] {
  return FIELDS.flatMap((field) => {
    const message =
      DRAFT_RULES[field](content) ?? (audience === 'public' ? (PUBLIC_RULES[field]?.(content) ?? null) : null);
    return message === null ? [] : [{ field, message }];
  });
}

/** Validates the publishing time of a scheduled post, a datetime-local value; null when it is valid. */
export function timeIssue(local: string, now: Date): string | null {
  const at = fromLocalInput(local);
  if (at === null) return 'Choose the day and the time at which the post appears.';
  return at.getTime() <= now.getTime() ? 'This time has passed. Choose a later one, or publish now.' : null;
}

/** A slug that another post has. */
export interface TakenSlug {
  readonly slug: string;
  /** The other post's title. */
  readonly title: string;
  /** The numbered slug used instead, when the slug follows the title; null when a member typed the slug. */
  readonly replacement: string | null;
}

/** Whether the content's slug, typed by a member, belongs to another post. */
export const isSlugTaken = ({ slug }: PostContent, taken: TakenSlug | null): taken is TakenSlug =>
  taken?.replacement === null && taken.slug === slug;

/** Error messages by field. */
export type Errors = Readonly<Partial<Record<FieldName, string | undefined>>>;

/** Returns every error that prevents saving for an audience. */
export function findErrors(content: PostContent, taken: TakenSlug | null, audience: Audience): Errors {
  const entries = findIssues(content, audience).map(({ field, message }) => [field, message] as const);
  const errors: Errors = Object.fromEntries(entries);
  return isSlugTaken(content, taken)
    ? { ...errors, slug: `The post “${taken.title}” has this address already. Choose another one.` }
    : errors;
}

/**
 * Returns the errors to show. `attempted`: the audience of the last save that failed validation. Before that,
 * a missing title is not reported.
 */
export function visibleErrors(content: PostContent, taken: TakenSlug | null, attempted: Audience | null): Errors {
  const errors = findErrors(content, taken, attempted ?? 'draft');
  return attempted !== null || content.title.trim() !== '' ? errors : { ...errors, title: undefined };
}
