import { detached } from '#scripts/audit/string-table.ts';

/** How many words make a shingle. */
export const SHINGLE_WORDS = 5;

/** Mixes the bits of a 32-bit number: the end of MurmurHash3 (https://github.com/aappleby/smhasher). */
export function mixed(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A 32-bit hash of a text: FNV-1a over its UTF-16 units, mixed. Another seed is another hash. */
export function textHash(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return mixed(hash);
}

function distinctSorted(hashes: Uint32Array): Uint32Array {
  hashes.sort();
  let kept = 0;
  for (let index = 0; index < hashes.length; index += 1) {
    if (index > 0 && hashes[index] === hashes[index - 1]) continue;
    hashes[kept] = hashes[index]!;
    kept += 1;
  }
  return hashes.slice(0, kept);
}

/** Turns words into the hashes of their shingles. Holds the hashes of the words it met, which are few. */
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
   * The 32-bit hashes of every five words in a row, in any case, each once, ascending. A shorter text is one shingle, an
   * empty one none.
   */
  shingles(words: readonly string[]): Uint32Array {
    const single = words.map((word) => this.#hash(word));
    if (single.length === 0) return new Uint32Array();
    const size = Math.min(SHINGLE_WORDS, single.length);
    const hashes = new Uint32Array(single.length - size + 1);
    for (let start = 0; start < hashes.length; start += 1) {
      let hash = 0;
      for (let offset = 0; offset < size; offset += 1) {
        // Rotated, so that the order of the words counts.
        hash = Math.imul((hash << 5) | (hash >>> 27), 0x9e3779b1) ^ single[start + offset]!;
      }
      hashes[start] = mixed(hash);
    }
    return distinctSorted(hashes);
  }
}
