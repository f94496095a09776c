import { MASK, type NameMask, splitWords } from './name-mask.ts';

/** What is kept of a sentence. */
export interface SentenceReading {
  /** A hash of its words in lower case, each name being one masked word. */
  readonly hash: number;
  /** The number of its words. */
  readonly words: number;
}

const FNV_PRIME = 0x01000193;
const HIGH_SEED = 0x811c9dc5;
const LOW_SEED = 0x01234567;

/** Combines two 32-bit FNV-1a hashes to one of 53 bits, so that millions of sentences do not collide. */
const combined = (high: number, low: number): number => (high >>> 0) * 2 ** 21 + (low >>> 11);

/** Reads a sentence word by word: the definition of a reading, for every script. */
export function readAnySentence(sentence: string, mask: NameMask): SentenceReading {
  const words = mask.mask(splitWords(sentence));
  const text = words.join(' ').toLowerCase();
  let high = HIGH_SEED;
  let low = LOW_SEED;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, FNV_PRIME);
    low = Math.imul(low ^ code, FNV_PRIME);
  }
  return { hash: combined(high, low), words: words.length };
}

const SPACE = 32;
const APOSTROPHE = 39;
const MASK_CODE = MASK.charCodeAt(0);

const NOT_ASCII = /[^ -~]/;

/** For each ASCII code that is a letter or digit, its code in lower case; 0 for others. */
const LOWER_CASE = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[A-Za-z0-9]/.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
});

/** Whether a letter or digit is at a position of an ASCII text. */
const isWordAt = (text: string, position: number): boolean =>
  position < text.length && LOWER_CASE[text.charCodeAt(position)] !== 0;

/** Whether a word of an ASCII text that reaches up to a position ends there. */
const endsAt = (text: string, position: number): boolean =>
  !isWordAt(text, position) && !(text.charCodeAt(position) === APOSTROPHE && isWordAt(text, position + 1));

/** The end of the name that begins at `start` of an ASCII text; -1 if it does not. */
function nameEnd(text: string, start: number, name: readonly string[]): number {
  let end = start;
  for (let index = 0; index < name.length; index += 1) {
    if (index > 0) while (end < text.length && !isWordAt(text, end)) end += 1;
    const part = name[index]!;
    if (!text.startsWith(part, end)) return -1;
    end += part.length;
    if (endsAt(text, end)) continue;
    end += 2;
    if (!text.startsWith("'s", end - 2) || !endsAt(text, end)) return -1;
  }
  return end;
}

/**
 * Reads a sentence as readAnySentence does, in one pass over its characters: a tenth of the time. Texts that are not
 * in ASCII are left to that.
 */
export function readSentence(sentence: string, mask: NameMask): SentenceReading {
  if (NOT_ASCII.test(sentence)) return readAnySentence(sentence, mask);
  // The two hashes stay in local variables: a function that adds to them would make V8 keep them in memory.
  let high = HIGH_SEED;
  let low = LOW_SEED;
  let words = 0;
  const { length } = sentence;
  for (let position = 0; position < length;) {
    let code = sentence.charCodeAt(position);
    if (LOWER_CASE[code] === 0) {
      position += 1;
      continue;
    }
    if (words > 0) {
      high = Math.imul(high ^ SPACE, FNV_PRIME);
      low = Math.imul(low ^ SPACE, FNV_PRIME);
    }
    words += 1;
    const end = masked(sentence, position, mask.namesFrom(code));
    if (end !== -1) {
      high = Math.imul(high ^ MASK_CODE, FNV_PRIME);
      low = Math.imul(low ^ MASK_CODE, FNV_PRIME);
      position = end;
      continue;
    }
    for (;;) {
      const lower = code === APOSTROPHE ? APOSTROPHE : LOWER_CASE[code]!;
      high = Math.imul(high ^ lower, FNV_PRIME);
      low = Math.imul(low ^ lower, FNV_PRIME);
      position += 1;
      if (position === length) break;
      code = sentence.charCodeAt(position);
      if (LOWER_CASE[code] === 0 && !(code === APOSTROPHE && isWordAt(sentence, position + 1))) break;
    }
  }
  return { hash: combined(high, low), words };
}

/** The end of the first of these names that an ASCII text has at `start`; -1 without one. */
function masked(text: string, start: number, names: readonly (readonly string[])[]): number {
  for (const name of names) {
    const end = nameEnd(text, start, name);
    if (end !== -1) return end;
  }
  return -1;
}
