/** What search results show of a title and a description, in characters. */
export const SHOWN_TITLE = 60;
export const SHOWN_DESCRIPTION = 155;

/** The first candidate that search results show whole; the shortest where none fits. */
export function fitting(candidates: readonly string[], most: number): string {
  const fits = candidates.find((candidate) => candidate.length <= most);
  return fits ?? candidates.reduce((a, b) => (b.length < a.length ? b : a));
}

/**
 * As many of the sentences as fit, in order; a sentence that does not fit is left out, later ones may still.
 * The first is always kept, cut at a word if it alone is too long.
 */
export function fittingSentences(sentences: readonly string[], most: number): string {
  const [first = '', ...rest] = sentences;
  const start = first.length <= most ? first : `${first.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
  return rest.reduce(
    (text, sentence) => (text.length + 1 + sentence.length <= most ? `${text} ${sentence}` : text),
    start,
  );
}
