import { mixBits } from './shingles.ts';

/** Rows of a MinHash signature: each is the minimum hash of a set under another permutation. */
const PERMUTATIONS = 128;

// Constant, so that two audits of one site give the same result.
const FLIPS = Uint32Array.from({ length: PERMUTATIONS }, (_, index) => mixBits(2 * index + 1));
const FACTORS = Uint32Array.from({ length: PERMUTATIONS }, (_, index) => mixBits(2 * index + 2) | 1);

/**
 * Writes the MinHash signature of a set of 32-bit hashes into `signatures` at index `at`. The share of equal
 * rows of two signatures estimates the Jaccard similarity of the sets (Broder 1997).
 */
function writeSignature(set: Uint32Array, signatures: Uint32Array, at: number): void {
  const base = at * PERMUTATIONS;
  // Two rows per pass halve the memory reads, which are half of the time.
  for (let row = 0; row < PERMUTATIONS; row += 2) {
    const flip = FLIPS[row]!;
    const factor = FACTORS[row]!;
    const nextFlip = FLIPS[row + 1]!;
    const nextFactor = FACTORS[row + 1]!;
    let least = 0xffffffff;
    let nextLeast = 0xffffffff;
    // An index is three times as fast as an iterator over a typed array.
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

/**
 * Rows per band. With two, a pair of similarity 0.3 shares a bucket in at least one of the 64 bands with p =
 * 0.998.
 */
const ROWS = 2;
const BANDS = PERMUTATIONS / ROWS;

/** The maximum number of sets per bucket to pair a set with: in larger buckets all are near duplicates. */
const MAX_BUCKET_PAIRS = 256;

/** Candidates per set: those that share the most buckets with it. */
const MAX_CANDIDATES = 24;

interface Buckets {
  /** The sets in each bucket, ascending. */
  readonly members: readonly (readonly number[])[];
  /** By set and band: the bucket of the set, and its index in the bucket. */
  readonly bucket: Uint32Array;
  readonly position: Uint32Array;
}

/**
 * Puts every set into one bucket per band; sets whose signatures are equal in the band's rows share a bucket.
 */
function fillBuckets(sets: readonly Uint32Array[]): Buckets {
  const signatures = new Uint32Array(sets.length * PERMUTATIONS);
  for (const [index, set] of sets.entries()) writeSignature(set, signatures, index);
  const members: number[][] = [];
  const bucket = new Uint32Array(sets.length * BANDS);
  const position = new Uint32Array(sets.length * BANDS);
  for (let band = 0; band < BANDS; band += 1) {
    const known = new Map<number, number>();
    for (let index = 0; index < sets.length; index += 1) {
      const row = index * PERMUTATIONS + band * ROWS;
      // V8 stores 31 bits as a small integer. A collision only adds a candidate, which the exact comparison
      // discards.
      const key = mixBits(signatures[row]! ^ Math.imul(signatures[row + 1]!, 0x9e3779b1)) >>> 1;
      let number = known.get(key);
      if (number === undefined) {
        number = members.push([]) - 1;
        known.set(key, number);
      }
      bucket[index * BANDS + band] = number;
      position[index * BANDS + band] = members[number]!.push(index) - 1;
    }
  }
  return { members, bucket, position };
}

/**
 * Yields for each set its index and those of the sets most likely to be similar to it: the ones that share
 * the most buckets with it (locality-sensitive hashing).
 */
export function* candidatePairs(sets: readonly Uint32Array[]): Generator<readonly [number, readonly number[]]> {
  const { members, bucket, position } = fillBuckets(sets);
  const collisions = new Uint8Array(sets.length);
  for (let index = 0; index < sets.length; index += 1) {
    const found: number[] = [];
    for (let band = 0; band < BANDS; band += 1) {
      const at = index * BANDS + band;
      const others = members[bucket[at]!]!;
      const window = Math.min(others.length - 1, MAX_BUCKET_PAIRS);
      for (let step = 1; step <= window; step += 1) {
        const other = others[(position[at]! + step) % others.length]!;
        if (collisions[other] === 0) found.push(other);
        collisions[other]! += 1;
      }
    }
    const byCollisions: number[][] = Array.from({ length: BANDS + 1 }, () => []);
    for (const other of found) byCollisions[collisions[other]!]!.push(other);
    for (const other of found) collisions[other] = 0;
    const best: number[] = [];
    for (let count = BANDS; count > 0 && best.length < MAX_CANDIDATES; count -= 1)
      best.push(...byCollisions[count]!.slice(0, MAX_CANDIDATES));
    yield [index, best.slice(0, MAX_CANDIDATES)];
  }
}
