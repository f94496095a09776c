/** A word. Apostrophes are part of it; all other punctuation separates words ('2-5 days' is three). */
export const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
/** The ending of a possessive. */
export const POSSESSIVE = /['’]s$/;

/** Replaces a place's own name. No text contains it. */
export const MASK = '\u0000';

/** Splits a text into words, in their original case. */
export const splitWords = (text: string): readonly string[] => text.match(WORD) ?? [];

const withoutPossessive = (word: string): string => word.replace(POSSESSIVE, '');

/** The words of names without possessive endings: pages of a place ask for the same names again and again. */
const knownNames = new Map<string, readonly string[]>();

function wordsOfName(name: string): readonly string[] {
  let words = knownNames.get(name);
  if (words === undefined) knownNames.set(name, (words = splitWords(name).map(withoutPossessive)));
  return words;
}

/** A name, as its words. */
type Name = readonly string[];

const NO_NAMES: readonly Name[] = [];

/** Replaces place names in texts. Empty names are ignored. */
export class NameMask {
  /** The names by the code of their first character, longest first: West Columbia before Columbia. */
  readonly #names = new Map<number, Name[]>();
  /**
   * A set of these codes modulo 32, one bit each. Most words begin with none of them, and need no look into the Map.
   */
  #firstBits = 0;

  constructor(names: readonly string[]) {
    for (const name of names.map(wordsOfName).sort((a, b) => b.length - a.length)) {
      if (name.length === 0) continue;
      const code = name[0]!.charCodeAt(0);
      // Shifts count modulo 32.
      this.#firstBits |= 1 << code;
      const others = this.#names.get(code);
      if (others === undefined) this.#names.set(code, [name]);
      else others.push(name);
    }
  }

  /** The names that begin with a character, longest first, each as its words without possessive endings. */
  namesFrom(code: number): readonly Name[] {
    return (this.#firstBits & (1 << code)) === 0 ? NO_NAMES : (this.#names.get(code) ?? NO_NAMES);
  }

  /**
   * Replaces each name, possessive or not, with one MASK. Case matters: the town of North is masked, the
   * north wall is not.
   */
  mask(words: readonly string[]): string[] {
    const out: string[] = [];
    for (let index = 0; index < words.length;) {
      const word = words[index]!;
      const found = this.namesFrom(word.charCodeAt(0)).find((name) =>
        name.every((part, offset) => part === withoutPossessive(words[index + offset] ?? '')),
      );
      out.push(found === undefined ? word : MASK);
      index += found?.length ?? 1;
    }
    return out;
  }
}
