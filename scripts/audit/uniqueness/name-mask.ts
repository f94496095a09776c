/** A word. Apostrophes are part of it; all other punctuation separates words ('2-5 days' is three). */
export const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
/** The ending of a possessive. */
export const POSSESSIVE = /['’]s$/;

/** Replaces a place's own name. No text contains it. */
export const MASK = '\u0000';

/** Splits a text into words, in their original case. */
export const splitWords = (text: string): readonly string[] => text.match(WORD) ?? [];

const withoutPossessive = (word: string): string => word.replace(POSSESSIVE, '');

/** Replaces place names in texts. Empty names are ignored. */
export class NameMask {
  readonly #names: readonly (readonly string[])[];
  /** The first words of the names in all their forms: a quick test that most words of a text fail. */
  readonly #firstWords: ReadonlySet<string>;

  constructor(names: readonly string[]) {
    this.#names = names
      .map((name) => splitWords(name).map(withoutPossessive))
      .filter((name) => name.length > 0)
      // Longest first: West Columbia before Columbia.
      .sort((a, b) => b.length - a.length);
    this.#firstWords = new Set(this.#names.flatMap(([first]) => [first!, `${first!}'s`, `${first!}’s`]));
  }

  /** The number of words of the longest name at `start`; 0 if there is none. */
  #nameLength(words: readonly string[], start: number): number {
    const found = this.#names.find((name) =>
      name.every((part, offset) => part === withoutPossessive(words[start + offset] ?? '')),
    );
    return found?.length ?? 0;
  }

  /**
   * Replaces each name, possessive or not, with one MASK. Case matters: the town of North is masked, the
   * north wall is not.
   * `runs` receives, for each word returned, the number of original words it replaces.
   */
  mask(words: readonly string[], runs?: number[]): string[] {
    const out: string[] = [];
    for (let index = 0; index < words.length;) {
      const word = words[index]!;
      const length = this.#firstWords.has(word) ? this.#nameLength(words, index) : 0;
      out.push(length === 0 ? word : MASK);
      runs?.push(Math.max(1, length));
      index += Math.max(1, length);
    }
    return out;
  }
}
