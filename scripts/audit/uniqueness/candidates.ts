import { PERMUTATIONS, writeSignature } from './min-hash.ts';
import { mixed } from './shingles.ts';

/** Rows a band: two make pairs of a similarity of 0.3 meet in at least one of the 64 bands 998 times in 1,000. */
const ROWS = 2;
const BANDS = PERMUTATIONS / ROWS;

/** The most members of a bucket that a page is compared with: in a larger one every member is a near copy. */
const WINDOW = 256;

/** How many candidates a page keeps: those it met in most bands. */
const KEPT = 24;

interface Buckets {
  /** The members of each bucket, ascending. */
  readonly members: readonly (readonly number[])[];
  /** By set and band, where the set stands: the bucket, and its place in there. */
  readonly bucket: Uint32Array;
  readonly place: Uint32Array;
}

/** Puts every set into a bucket a band: sets whose signatures agree in the band's rows share one. */
function bucketsOf(sets: readonly Uint32Array[]): Buckets {
  const signatures = new Uint32Array(sets.length * PERMUTATIONS);
  for (const [index, set] of sets.entries()) writeSignature(set, signatures, index);
  const members: number[][] = [];
  const bucket = new Uint32Array(sets.length * BANDS);
  const place = new Uint32Array(sets.length * BANDS);
  for (let band = 0; band < BANDS; band += 1) {
    const known = new Map<number, number>();
    for (let index = 0; index < sets.length; index += 1) {
      const row = index * PERMUTATIONS + band * ROWS;
      // 31 bits are a small integer to V8. Two pairs of rows that meet in one are told apart when they are compared.
      const key = mixed(signatures[row]! ^ Math.imul(signatures[row + 1]!, 0x9e3779b1)) >>> 1;
      let number = known.get(key);
      if (number === undefined) {
        number = members.push([]) - 1;
        known.set(key, number);
      }
      bucket[index * BANDS + band] = number;
      place[index * BANDS + band] = members[number]!.push(index) - 1;
    }
  }
  return { members, bucket, place };
}

/**
 * For each set the few others it is most likely alike: those that share most of its buckets (locality-sensitive hashing).
 * Gives the number of a set and its candidates, set after set.
 */
export function* likelyPartners(sets: readonly Uint32Array[]): Generator<readonly [number, readonly number[]]> {
  const { members, bucket, place } = bucketsOf(sets);
  const meetings = new Uint8Array(sets.length);
  for (let index = 0; index < sets.length; index += 1) {
    const met: number[] = [];
    for (let band = 0; band < BANDS; band += 1) {
      const at = index * BANDS + band;
      const others = members[bucket[at]!]!;
      const window = Math.min(others.length - 1, WINDOW);
      for (let step = 1; step <= window; step += 1) {
        const other = others[(place[at]! + step) % others.length]!;
        if (meetings[other] === 0) met.push(other);
        meetings[other]! += 1;
      }
    }
    const byMeetings: number[][] = Array.from({ length: BANDS + 1 }, () => []);
    for (const other of met) byMeetings[meetings[other]!]!.push(other);
    for (const other of met) meetings[other] = 0;
    const best: number[] = [];
    for (let count = BANDS; count > 0 && best.length < KEPT; count -= 1)
      best.push(...byMeetings[count]!.slice(0, KEPT));
    yield [index, best.slice(0, KEPT)];
  }
}
