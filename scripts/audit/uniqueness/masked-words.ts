/** A word: apostrophes stay inside, all other punctuation parts words (2-5 days are three). */
export const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const POSSESSIVE = /['’]s$/;

/** The word that stands for a place's own name. No text can hold it. */
export const MASK = '\u0000';

/** The words of a text as they are written. */
export const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

const bare = (word: string): string => word.replace(POSSESSIVE, '');

/** Names of places, ready to be masked in many texts. Empty ones count for nothing. */
export class NameMask {
  readonly #names: readonly (readonly string[])[];
  /** The words a name begins with, in all their forms: most words of a text are not among them. */
  readonly #firsts: ReadonlySet<string>;

  constructor(names: readonly string[]) {
    this.#names = names
      .map((name) => wordsOf(name).map(bare))
      .filter((name) => name.length > 0)
      // The longest first: West Columbia before Columbia.
      .sort((a, b) => b.length - a.length);
    this.#firsts = new Set(this.#names.flatMap(([first]) => [first!, `${first!}'s`, `${first!}’s`]));
  }

  /** How many words the longest name takes at a place among words; 0 where none stands. */
  #lengthAt(words: readonly string[], start: number): number {
    const found = this.#names.find((name) => name.every((part, offset) => part === bare(words[start + offset] ?? '')));
    return found?.length ?? 0;
  }

  /**
   * The words with each of the names (also as a possessive) as one MASK. Names count as they are written: the town of North
   * is masked, the north wall is not. `runs`, if given, gets for each word how many words of the text it stands for.
   */
  masked(words: readonly string[], runs?: number[]): string[] {
    const out: string[] = [];
    for (let index = 0; index < words.length;) {
      const word = words[index]!;
      const length = this.#firsts.has(word) ? this.#lengthAt(words, index) : 0;
      out.push(length === 0 ? word : MASK);
      runs?.push(Math.max(1, length));
      index += Math.max(1, length);
    }
    return out;
  }
}
