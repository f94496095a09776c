/** Characters: the most that the store takes. */
export const SLUG_LENGTH = 80;

/** Cut to so many characters, between two words where there are two. */
function cut(slug: string, most: number): string {
  if (slug.length <= most) return slug;
  const piece = slug.slice(0, most + 1);
  return piece.includes('-') ? piece.slice(0, piece.lastIndexOf('-')) : slug.slice(0, most);
}

/**
 * A text in the form of a slug: 'Roof & Gutters: what's due?' gives 'roof-and-gutters-whats-due'. 'post' for a text
 * without Latin letters or digits, empty for an empty one.
 */
export function slugOf(text: string): string {
  if (text.trim() === '') return '';
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return cut(plain, SLUG_LENGTH) || 'post';
}

/** The slug with a number behind it: 'roofs' gives 'roofs-2'. */
export const numberedSlug = (slug: string, number: number): string =>
  `${cut(slug, SLUG_LENGTH - 1 - String(number).length)}-${number}`;

/** Whether a slug is the one that its title gives, with a number behind it or without. */
export function isSlugOfTitle(slug: string, title: string): boolean {
  const own = slugOf(title);
  const number = /-(\d+)$/.exec(slug)?.[1];
  return slug === own || (number !== undefined && slug === numberedSlug(own, Number(number)));
}
