/**
 * How many marks the Markdown of a post may have. The parser's time grows with the square of the marks in a
 * paragraph or a list: 25,000 stars take minutes, 5,000 up to three seconds of processor time in a post of 200,000
 * characters, 3,500 up to two. A long post has a few hundred.
 */
export const MAX_MARKS = 3500;

/** What the parser may have to match with something before or after it. The group has the heavy ones. */
const MARK = /(^[ \t>]*(?:=+|-+)[ \t]*$|www\.|:\/\/|@)|[*_~[\]<>`|&\\]|^[ \t]*(?:[-+]|\d{1,9}[.)])(?=\s)/gm;

/**
 * A bare address costs most, because each one is searched for its end, and so does the line under a heading, because
 * the parser then copies all that it has found before: 8,000 such headings take four seconds.
 */
const HEAVY_WEIGHT = 10;

/** A quote or list that contains another one, a hundred deep. */
const DEEP = /^(?:[ \t]*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s))){100}/m;

/**
 * How many characters a paragraph with a bracket may have. An open bracket makes the parser look back to it at every
 * word: in a paragraph of 175,000 characters that takes 16 seconds.
 */
export const MAX_BRACKETED = 20_000;

/**
 * How many lines a paragraph may have. In a list or a quote, the parser looks back over a paragraph's lines at each
 * new one: 40,000 lines take half a minute, 1,000 a tenth of a second. A post full of such paragraphs takes about as
 * long as one full of paragraphs of one line.
 */
export const MAX_LINES = 1000;

/** What ends a paragraph for certain: a blank line, or the start of a heading or a list. */
const PARAGRAPH_END = /\n[ \t]*(?:>[ \t]*)*(?=\n)|\n {0,3}(?=#{1,6} |[-+*][ \t]+\S)/g;

/** The parts of Markdown between such ends. The items of a numbered list are one part. */
function paragraphsOf(markdown: string): string[] {
  const ends = [...[...markdown.matchAll(PARAGRAPH_END)].map(({ index }) => index), markdown.length];
  return ends.map((end, at) => markdown.slice(ends[at - 1] ?? 0, end));
}

const hasLongBracketed = (paragraph: string): boolean => paragraph.length > MAX_BRACKETED && paragraph.includes('[');

const hasManyLines = (paragraph: string): boolean =>
  paragraph.length > MAX_LINES &&
  paragraph
    .replace(/^[\s>]+/, '')
    .trimEnd()
    .split('\n').length > MAX_LINES;

/**
 * Why Markdown cannot be parsed in a moment: its marks, its nesting, the length of a paragraph with a bracket, or the
 * lines of a paragraph.
 */
export type Complexity = 'marks' | 'nesting' | 'paragraph' | 'lines';

/** What makes Markdown take more than a moment to parse; null for nothing. Takes time linear in its length. */
export function complexityOf(markdown: string): Complexity | null {
  if (DEEP.test(markdown)) return 'nesting';
  const paragraphs = paragraphsOf(markdown);
  if (paragraphs.some(hasLongBracketed)) return 'paragraph';
  if (paragraphs.some(hasManyLines)) return 'lines';
  let marks = 0;
  for (const [, heavy] of markdown.matchAll(MARK)) {
    marks += heavy === undefined ? 1 : HEAVY_WEIGHT;
    if (marks > MAX_MARKS) return 'marks';
  }
  return null;
}

/** Whether Markdown takes more than a moment to parse. */
export const isTooComplex = (markdown: string): boolean => complexityOf(markdown) !== null;
