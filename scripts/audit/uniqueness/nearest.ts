import { Worker } from 'node:worker_threads';
import { candidatePairs } from './candidates.ts';
import { jaccard } from './shingles.ts';

/** Groups up to this size are compared pair by pair, so that all figures of the committed site are exact. */
const MAX_EXACT = 256;

/** The nearest neighbor of each set of a group. */
export interface Nearest {
  /** By set: the index of its nearest neighbor; -1 if it has none. */
  readonly partners: Int32Array;
  /** By set: the Jaccard similarity with its nearest neighbor, 0 to 1. */
  readonly values: Float64Array;
}

/**
 * Finds the nearest neighbor of each set of a group. Groups of more than `maxExact` sets compare candidates
 * only, which contain a pair at a gate's threshold with near certainty.
 */
export function nearestNeighbors(sets: readonly Uint32Array[], maxExact = MAX_EXACT): Nearest {
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
  if (sets.length <= maxExact) {
    for (let one = 0; one < sets.length; one += 1) {
      for (let other = one + 1; other < sets.length; other += 1) compare(one, other);
    }
  } else {
    const compared: (readonly number[])[] = [];
    for (const [one, others] of candidatePairs(sets)) {
      compared.push(others);
      // Compare a pair once when each is a candidate of the other.
      for (const other of others) if (other > one || !compared[other]!.includes(one)) compare(one, other);
    }
  }
  return { partners, values };
}

/** Finds the nearest neighbors of groups on another thread. */
function inWorker(groups: readonly (readonly Uint32Array[])[]): Promise<Nearest[]> {
  if (groups.length === 0) return Promise.resolve([]);
  const worker = new Worker(new URL('./nearest-thread.ts', import.meta.url));
  const found: Nearest[] = [];
  for (const group of groups) worker.postMessage(group);
  return new Promise<Nearest[]>((resolve, reject) => {
    worker.on('message', (nearest: Nearest) => {
      if (found.push(nearest) === groups.length) resolve(found);
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      reject(new Error('The nearest-neighbor thread exited before it had compared all groups.'));
    });
  }).finally(() => worker.terminate());
}

/**
 * Finds the nearest neighbors within each group. Every second large group goes to another thread: with 20,000
 * pages the comparison takes a third as long as rendering.
 */
export async function nearestByGroup(groups: readonly (readonly Uint32Array[])[]): Promise<readonly Nearest[]> {
  const large = groups.filter((group) => group.length > MAX_EXACT);
  const offloaded = large.filter((_, index) => index % 2 === 1);
  const inOtherThread = inWorker(offloaded);
  const own = new Map(
    groups.filter((group) => !offloaded.includes(group)).map((group) => [group, nearestNeighbors(group)]),
  );
  const found = await inOtherThread;
  return groups.map((group) => own.get(group) ?? found[offloaded.indexOf(group)]!);
}
