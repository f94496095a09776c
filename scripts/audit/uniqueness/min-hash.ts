import { mixed } from './shingles.ts';

/** Rows of a signature: each is the least hash of a set under another permutation. */
export const PERMUTATIONS = 128;

// The same numbers at every run: two audits of one site say the same.
const FLIPS = Uint32Array.from({ length: PERMUTATIONS }, (_, index) => mixed(2 * index + 1));
const FACTORS = Uint32Array.from({ length: PERMUTATIONS }, (_, index) => mixed(2 * index + 2) | 1);

/**
 * Writes the MinHash signature of a set of 32-bit hashes into `signatures` at row `at`. Two sets agree in a place of their
 * signatures about as often as their Jaccard similarity says (Broder 1997).
 */
export function writeSignature(set: Uint32Array, signatures: Uint32Array, at: number): void {
  const base = at * PERMUTATIONS;
  // Two rows a pass: the numbers are fetched half as often, which is half of the time.
  for (let row = 0; row < PERMUTATIONS; row += 2) {
    const flip = FLIPS[row]!;
    const factor = FACTORS[row]!;
    const nextFlip = FLIPS[row + 1]!;
    const nextFactor = FACTORS[row + 1]!;
    let least = 0xffffffff;
    let nextLeast = 0xffffffff;
    // Iterators over typed arrays take three times as long as an index.
    for (let index = set.length - 1; index >= 0; index -= 1) {
      const value = set[index]!;
      const hash = Math.imul(value ^ flip, factor) >>> 0;
      const nextHash = Math.imul(value ^ nextFlip, nextFactor) >>> 0;
      if (hash < least) least = hash;
      if (nextHash < nextLeast) nextLeast = nextHash;
    }
    signatures[base + row] = least;
    signatures[base + row + 1] = nextLeast;
  }
}
