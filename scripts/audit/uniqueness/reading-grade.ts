import { detached } from '#scripts/audit/string-table.ts';

/** Not the point of an abbreviation that stands before a name: St. Matthews, U.S. Highway 176. */
const SENTENCE_END = /(?<!\b(?:St|U\.S))[.?!]["'”’)]?(?=\s|$)/g;

/** An e nobody hears: inside a compound (driveway, safely) and in an ending (house, pines, washed; not edges, added, table). */
const MUTE_E =
  /e(?=(?:way|walk|side|work|line|wood|ful|less|ly|ment|ness)s?$)|(?<!^[^aeiouy]*)(?:(?<![sxzcg]|[cs]h|[^aeiouy]l)es|(?<![td]|[^aeiouy]l)ed|(?<![^aeiouy]l)e)$/g;

/** Two vowels side by side that are heard apart: Columbia, various, area, quiet, being, drying, poem, usual, create. */
const APART =
  /(?<![cst])ia|(?<![cstxg])io|tio$|iu|(?<=[aeiouy].*)eas?$|(?<![ct])ie(?=t|n[ct])|[eoy]ing|oe(?=[mt])|(?<!q)ual|(?<=cr)ea(?=t(?:[io]|$))/g;

// Said shorter than written.
const SHORT = /^busi|^every/;

const syllables = new Map<string, number>();

/** The syllables of a word by its spelling: groups of vowels, some of them mute, some of them two. A number counts as one. */
export function syllablesOf(word: string): number {
  const known = syllables.get(word);
  if (known !== undefined) return known;
  const spelled = word.toLowerCase();
  const heard = spelled.replace(MUTE_E, '');
  const groups = heard.match(/[aeiouy]+/g)?.length ?? 1;
  const count = Math.max(1, groups + (heard.match(APART)?.length ?? 0) - (SHORT.test(spelled) ? 1 : 0));
  syllables.set(detached(word), count);
  return count;
}

/** A block of text with its words. */
export interface Block {
  readonly text: string;
  readonly words: readonly string[];
}

/**
 * The school grade of a text by Flesch and Kincaid (1975): 0.39 × words a sentence + 11.8 × syllables a word − 15.59. Only
 * blocks that end as a statement does count: a heading, the question of an answer too, is none. 0 where there is none.
 */
export function readingGrade(blocks: readonly Block[]): number {
  let count = 0;
  let heard = 0;
  let sentences = 0;
  for (const { text, words } of blocks) {
    if (!/[.!]["'”’)]?$/.test(text)) continue;
    sentences += text.match(SENTENCE_END)?.length ?? 1;
    count += words.length;
    for (const word of words) heard += syllablesOf(word);
  }
  return count === 0 ? 0 : 0.39 * (count / sentences) + 11.8 * (heard / count) - 15.59;
}
