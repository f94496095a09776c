import type { Store } from '#staff/store/client.ts';
import type { Result } from '#staff/store/errors.ts';
import { titleWithSlug } from '#staff/store/posts.ts';

/** Maximum length in characters, as the store checks it. */
export const MAX_SLUG_LENGTH = 80;

/** How many numbered slugs are tried. */
const MAX_NUMBER = 30;

/** Truncates a slug, at a hyphen if it has one. */
function truncate(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const start = slug.slice(0, length + 1);
  return start.includes('-') ? start.slice(0, start.lastIndexOf('-')) : slug.slice(0, length);
}

/**
 * Converts a text to a slug: 'Roof & Gutters: what's due?' becomes 'roof-and-gutters-whats-due'. Returns
 * 'post' for a text without Latin letters or digits, and '' for an empty one.
 */
export function slugify(text: string): string {
  if (text.trim() === '') return '';
  const slug = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return truncate(slug, MAX_SLUG_LENGTH) || 'post';
}

/** Appends a number to a slug: 'roofs' becomes 'roofs-2'. */
export const numberedSlug = (slug: string, number: number): string =>
  `${truncate(slug, MAX_SLUG_LENGTH - 1 - String(number).length)}-${number}`;

/** Whether a slug was derived from this title, with or without a number. */
export function isSlugOfTitle(slug: string, title: string): boolean {
  const derived = slugify(title);
  const number = /-(\d+)$/.exec(slug)?.[1];
  return slug === derived || (number !== undefined && slug === numberedSlug(derived, Number(number)));
}

/** A free slug. `takenBy`: the title of the post with the requested slug; null when that was free. */
export interface FreeSlug {
  readonly slug: string;
  readonly takenBy: string | null;
}

/** Returns the requested slug if no other post has it, else the first free one with a number. */
export async function findFreeSlug(store: Store, slug: string, exceptId: string | null): Promise<Result<FreeSlug>> {
  const requested = await titleWithSlug(store, slug, exceptId);
  if (!requested.ok) return requested;
  const takenBy = requested.value;
  if (takenBy === null) return { ok: true, value: { slug, takenBy } };
  for (let number = 2; number <= MAX_NUMBER; number += 1) {
    const numbered = numberedSlug(slug, number);
    const result = await titleWithSlug(store, numbered, exceptId);
    if (!result.ok) return result;
    if (result.value === null) return { ok: true, value: { slug: numbered, takenBy } };
  }
  return { ok: true, value: { slug: numberedSlug(slug, Date.now()), takenBy } };
}
