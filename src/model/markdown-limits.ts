/**
 * How many marks the Markdown of a post may have. The parser's time grows with the square of the marks in a
 * paragraph or a list: 25,000 stars take minutes. A long post has a few hundred.
 */
export const MAX_MARKS = 5000;

/** What the parser may have to match with something before or after it. */
const MARK = /[*_~[\]<>`|&\\]|^[ \t]*(?:[-+]|\d{1,9}[.)])(?=\s)|www\.|:\/\/|@/gm;

/** A bare address costs most, because each one is searched for its end. */
const ADDRESS_WEIGHT = 10;

/** A quote or list that contains another one, a hundred deep. */
const DEEP = /^(?:[ \t]*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s))){100}/m;

/** Whether Markdown has more marks than can be parsed in a moment. Takes time linear in its length. */
export function isTooComplex(markdown: string): boolean {
  if (DEEP.test(markdown)) return true;
  let marks = 0;
  for (const [mark] of markdown.matchAll(MARK)) {
    marks += mark === '@' || mark === 'www.' || mark === '://' ? ADDRESS_WEIGHT : 1;
    if (marks > MAX_MARKS) return true;
  }
  return false;
}
