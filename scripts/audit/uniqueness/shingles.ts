import { detached } from '#scripts/audit/string-table.ts';

/** Words per shingle. */
export const SHINGLE_WORDS = 5;

/** Mixes the bits of a 32-bit number: MurmurHash3's finalizer (https://github.com/aappleby/smhasher). */
export function mixBits(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Hashes a text to 32 bits: FNV-1a over its UTF-16 code units, then mixed. */
export function textHash(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return mixBits(hash);
}

function sortUnique(hashes: Uint32Array): Uint32Array {
  hashes.sort();
  let kept = 0;
  for (let index = 0; index < hashes.length; index += 1) {
    if (index > 0 && hashes[index] === hashes[index - 1]) continue;
    hashes[kept] = hashes[index]!;
    kept += 1;
  }
  return hashes.slice(0, kept);
}

/** Turns words into the hashes of their shingles. Caches the hash of every word: the vocabulary is small. */
export class Shingler {
  readonly #hashes = new Map<string, number>();

  #hash(word: string): number {
    const known = this.#hashes.get(word);
    if (known !== undefined) return known;
    const hash = textHash(word.toLowerCase());
    this.#hashes.set(detached(word), hash);
    return hash;
  }

  /**
   * The 32-bit hashes of all runs of five words, case-insensitive, sorted, without duplicates. A shorter text
   * is one shingle; an empty text has none.
   */
  shingles(words: readonly string[]): Uint32Array {
    const wordHashes = words.map((word) => this.#hash(word));
    if (wordHashes.length === 0) return new Uint32Array();
    const size = Math.min(SHINGLE_WORDS, wordHashes.length);
    const hashes = new Uint32Array(wordHashes.length - size + 1);
    for (let start = 0; start < hashes.length; start += 1) {
      let hash = 0;
      for (let offset = 0; offset < size; offset += 1) {
        // Rotate, so that the order of the words matters.
        hash = Math.imul((hash << 5) | (hash >>> 27), 0x9e3779b1) ^ wordHashes[start + offset]!;
      }
      hashes[start] = mixBits(hash);
    }
    return sortUnique(hashes);
  }
}

/** The size of the intersection of two sorted arrays without duplicates. */
function sharedCount(a: Uint32Array, b: Uint32Array): number {
  let shared = 0;
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const x = a[i]!;
    const y = b[j]!;
    if (x === y) shared += 1;
    // Branchless: the branch would be unpredictable, and this loop is most of the work.
    i += Number(x <= y);
    j += Number(y <= x);
  }
  return shared;
}

/**
 * Jaccard similarity of two sorted arrays without duplicates: intersection over union, 0 to 1; 0 for two
 * empty ones.
 */
export function jaccard(a: Uint32Array, b: Uint32Array): number {
  const shared = sharedCount(a, b);
  return shared === 0 ? 0 : shared / (a.length + b.length - shared);
}
