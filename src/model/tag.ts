import { RESERVED_SLUGS } from './page.ts';
import type { Post } from './post.ts';

/** A tag of public posts. Tags with one slug, such as 'Roof' and 'roof', are one tag. */
export interface Tag {
  readonly slug: string;
  /** The spelling that most of its posts use. */
  readonly name: string;
  /** At least one, in the order that they were given. */
  readonly posts: readonly Post[];
}

/** Maximum length of the part of a slug that comes from the tag's words, in characters. */
const MAX_LENGTH = 60;

/** What the slug of a tag without Latin letters and digits begins with. */
const NO_WORDS = 'tag';

/** FNV-1a of the UTF-16 code units, 32 bits in base 36: keeps the slugs of different tags apart. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * The slug of a tag: 'Lake Murray' becomes 'lake-murray', 'Crème & Co.' 'creme-and-co'. Where that would lose letters
 * ('屋根'), say nothing ('!!!'), be very long or be reserved, a digest of the tag keeps it apart from other tags.
 */
export function tagSlug(tag: string): string {
  const plain = tag
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/ß/g, 'ss');
  const slug = (plain.match(/[a-z0-9]+/g) ?? []).join('-');
  const losesLetters = /(?![a-z0-9])[\p{L}\p{N}]/u.test(plain);
  if (slug !== '' && slug.length <= MAX_LENGTH && !losesLetters && !RESERVED_SLUGS.includes(slug)) return slug;
  const start = slug.slice(0, MAX_LENGTH).replace(/-$/, '');
  return `${start === '' ? NO_WORDS : start}-${digest(plain)}`;
}

/** The most frequent spelling; of several, the first. */
function usualSpelling(spellings: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const spelling of spellings) counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** The tags of posts, those with the most posts first, then by name. */
export function tagsOf(posts: readonly Post[]): Tag[] {
  const found = new Map<string, { readonly spellings: string[]; readonly posts: Set<Post> }>();
  for (const post of posts) {
    for (const name of post.tags) {
      const slug = tagSlug(name);
      const entry = found.get(slug) ?? { spellings: [], posts: new Set() };
      entry.spellings.push(name);
      entry.posts.add(post);
      found.set(slug, entry);
    }
  }
  const byName = (a: Tag, b: Tag): number => (a.slug < b.slug ? -1 : 1);
  return [...found]
    .map(([slug, { spellings, posts: own }]) => ({ slug, name: usualSpelling(spellings), posts: [...own] }))
    .sort((a, b) => b.posts.length - a.posts.length || byName(a, b));
}

/** The tags whose page search engines may index: a list of a single post says no more than the post. */
export const indexableTags = (posts: readonly Post[]): Tag[] => tagsOf(posts).filter((tag) => tag.posts.length > 1);
