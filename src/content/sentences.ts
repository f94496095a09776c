import { NOT_AN_ABBREVIATION } from '#model/abbreviations.ts';

// A sentence ends with . ? or ! before white space and a capital, digit or quote.
const END = new RegExp(`${NOT_AN_ABBREVIATION}[.?!]["')]?(?=\\s+["'(]?[A-Z0-9])`, 'g');

// Every place's page splits the same service texts.
const cache = new Map<string, readonly string[]>();

/** Splits a paragraph into sentences. */
export function sentencesOf(text: string): readonly string[] {
  let sentences = cache.get(text);
  if (sentences === undefined) {
    sentences = split(text);
    cache.set(text, sentences);
  }
  return sentences;
}

function split(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const end of text.matchAll(END)) {
    const stop = end.index + end[0].length;
    sentences.push(text.slice(start, stop).trim());
    start = stop;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

/** `count` sentences of a paragraph, starting at index `from`. */
export function someSentences(text: string, count: number, from = 0): string {
  return sentencesOf(text)
    .slice(from, from + count)
    .join(' ');
}

/** Joins texts to a paragraph, skipping empty ones. */
export function paragraph(...texts: readonly (string | null | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== null && text !== '').join(' ');
}
