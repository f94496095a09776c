import { likelyPartners } from './candidates.ts';
import { jaccard } from './jaccard.ts';

/** Groups up to this size are compared pair by pair, so that every figure of the committed site is exact. */
export const EXACT_UP_TO = 256;

/** The most alike other member of a group, by its number there; -1 where there is none. */
export interface Nearest {
  readonly partners: Int32Array;
  /** Jaccard similarity with the partner, 0 to 1. */
  readonly values: Float64Array;
}

/**
 * The nearest neighbour of each set of a group. Above `exactUpTo` sets only likely partners are compared: a pair whose
 * similarity is at a gate is among them all but surely.
 */
export function nearestOf(sets: readonly Uint32Array[], exactUpTo = EXACT_UP_TO): Nearest {
  const partners = new Int32Array(sets.length).fill(-1);
  const values = new Float64Array(sets.length);
  const offer = (one: number, other: number, value: number): void => {
    if (partners[one] !== -1 && value <= values[one]!) return;
    partners[one] = other;
    values[one] = value;
  };
  const compare = (one: number, other: number): void => {
    const value = jaccard(sets[one]!, sets[other]!);
    offer(one, other, value);
    offer(other, one, value);
  };
  if (sets.length <= exactUpTo) {
    for (let one = 0; one < sets.length; one += 1) {
      for (let other = one + 1; other < sets.length; other += 1) compare(one, other);
    }
  } else {
    const compared: (readonly number[])[] = [];
    for (const [one, others] of likelyPartners(sets)) {
      compared.push(others);
      // Two that are candidates of each other are compared once.
      for (const other of others) if (other > one || !compared[other]!.includes(one)) compare(one, other);
    }
  }
  return { partners, values };
}
