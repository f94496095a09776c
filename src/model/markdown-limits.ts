/**
 * How many marks the Markdown of a post may have. The parser's time grows with the square of the marks in a
 * paragraph or a list: 25,000 stars take minutes, 5,000 up to three seconds of processor time in a post of 200,000
 * characters, 3,500 up to two. A long post has a few hundred.
 */
export const MAX_MARKS = 3500;

/** What the parser may have to match with something before or after it. */
const MARK = /[*_~[\]<>`|&\\]|^[ \t]*(?:[-+]|\d{1,9}[.)])(?=\s)|www\.|:\/\/|@/gm;

/** A bare address costs most, because each one is searched for its end. */
const ADDRESS_WEIGHT = 10;

/** A quote or list that contains another one, a hundred deep. */
const DEEP = /^(?:[ \t]*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s))){100}/m;

/**
 * How many characters a paragraph with a bracket may have. An open bracket makes the parser look back to it at every
 * word: in a paragraph of 175,000 characters that takes 16 seconds.
 */
export const MAX_BRACKETED = 20_000;

/** What ends a paragraph for certain: a blank line, or the start of a heading or a list. */
const PARAGRAPH_END = /\n[ \t]*(?:>[ \t]*)*(?=\n)|\n {0,3}(?=#{1,6} |[-+*][ \t]+\S)/g;

/** Whether a paragraph with a bracket is longer than MAX_BRACKETED. */
function hasLongBracketed(markdown: string): boolean {
  if (markdown.length <= MAX_BRACKETED || !markdown.includes('[')) return false;
  const ends = [...[...markdown.matchAll(PARAGRAPH_END)].map(({ index }) => index), markdown.length];
  let start = 0;
  for (const end of ends) {
    const bracket = end - start > MAX_BRACKETED ? markdown.indexOf('[', start) : -1;
    if (bracket !== -1 && bracket < end) return true;
    start = end;
  }
  return false;
}

/** Why Markdown cannot be parsed in a moment: its marks, its nesting, or the length of a paragraph with a bracket. */
export type Complexity = 'marks' | 'nesting' | 'paragraph';

/** What makes Markdown take more than a moment to parse; null for nothing. Takes time linear in its length. */
export function complexityOf(markdown: string): Complexity | null {
  if (DEEP.test(markdown)) return 'nesting';
  if (hasLongBracketed(markdown)) return 'paragraph';
  let marks = 0;
  for (const [mark] of markdown.matchAll(MARK)) {
    marks += mark === '@' || mark === 'www.' || mark === '://' ? ADDRESS_WEIGHT : 1;
    if (marks > MAX_MARKS) return 'marks';
  }
  return null;
}

/** Whether Markdown takes more than a moment to parse. */
export const isTooComplex = (markdown: string): boolean => complexityOf(markdown) !== null;
