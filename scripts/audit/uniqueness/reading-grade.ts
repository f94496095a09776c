import { detached } from '#scripts/audit/string-table.ts';

/** Ends a sentence; not the period of an abbreviation before a name: St. Matthews, U.S. Highway 176. */
const SENTENCE_END = /(?<!\b(?:St|U\.S))[.?!]["'”’)]?(?=\s|$)/g;

/**
 * A silent e: inside a compound (driveway, safely) and in an ending (house, pines, washed; not edges, added,
 * table).
 */
const SILENT_E =
  /e(?=(?:way|walk|side|work|line|wood|ful|less|ly|ment|ness)s?$)|(?<!^[^aeiouy]*)(?:(?<![sxzcg]|[cs]h|[^aeiouy]l)es|(?<![td]|[^aeiouy]l)ed|(?<![^aeiouy]l)e)$/g;

/** Adjacent vowels of two syllables: Columbia, various, area, quiet, being, drying, poem, usual, create. */
const HIATUS =
  /(?<![cst])ia|(?<![cstxg])io|tio$|iu|(?<=[aeiouy].*)eas?$|(?<![ct])ie(?=t|n[ct])|[eoy]ing|oe(?=[mt])|(?<!q)ual|(?<=cr)ea(?=t(?:[io]|$))/g;

// Pronounced with one syllable fewer than written: business, every.
const CONTRACTED = /^busi|^every/;

const syllableCache = new Map<string, number>();

/**
 * Counts the syllables of a word by its vowel groups, with rules for silent and double ones. A number counts
 * as one.
 */
function countSyllables(word: string): number {
  const known = syllableCache.get(word);
  if (known !== undefined) return known;
  const lower = word.toLowerCase();
  const spoken = lower.replace(SILENT_E, '');
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 1;
  const count = Math.max(1, groups + (spoken.match(HIATUS)?.length ?? 0) - (CONTRACTED.test(lower) ? 1 : 0));
  syllableCache.set(detached(word), count);
  return count;
}

/** A block of text with its words. */
export interface Block {
  readonly text: string;
  readonly words: readonly string[];
}

/**
 * The Flesch-Kincaid grade level of a text (1975): 0.39 × words per sentence + 11.8 × syllables per word −
 * 15.59. Only blocks that end with a period or an exclamation mark count, so headings and questions do not; 0
 * without any.
 */
export function readingGrade(blocks: readonly Block[]): number {
  let wordCount = 0;
  let syllables = 0;
  let sentences = 0;
  for (const { text, words } of blocks) {
    if (!/[.!]["'”’)]?$/.test(text)) continue;
    sentences += text.match(SENTENCE_END)?.length ?? 1;
    wordCount += words.length;
    for (const word of words) syllables += countSyllables(word);
  }
  return wordCount === 0 ? 0 : 0.39 * (wordCount / sentences) + 11.8 * (syllables / wordCount) - 15.59;
}
