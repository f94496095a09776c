// A sentence ends with . ? or ! before a space and a capital, a digit or a quote; 'St. Matthews' and 'a.m.' are no ends.
const END = /(?<!\b(?:St|Dr|Mt|No|U\.S|a\.m|p\.m))[.?!]["')]?(?=\s+["'(]?[A-Z0-9])/g;

// A service's words are cut up for every place it is offered in.
const known = new Map<string, readonly string[]>();

/** The sentences of a paragraph. */
export function sentencesOf(text: string): readonly string[] {
  let sentences = known.get(text);
  if (sentences === undefined) {
    sentences = cutIntoSentences(text);
    known.set(text, sentences);
  }
  return sentences;
}

function cutIntoSentences(text: string): string[] {
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

/** The first `count` sentences of a paragraph, from the number `from` on (0 is the first). */
export function someSentences(text: string, count: number, from = 0): string {
  return sentencesOf(text)
    .slice(from, from + count)
    .join(' ');
}

/** Texts as one paragraph; empty ones leave no gap. */
export function paragraph(...texts: readonly (string | null | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== null && text !== '').join(' ');
}
