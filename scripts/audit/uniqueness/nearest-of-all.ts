import { Worker } from 'node:worker_threads';
import { EXACT_UP_TO, type Nearest, nearestOf } from './nearest.ts';

/** The nearest neighbours of some groups, worked out on a thread of their own. */
function onThread(groups: readonly (readonly Uint32Array[])[]): Promise<Nearest[]> {
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
      reject(new Error('The thread of the nearest neighbors ended before its end.'));
    });
  }).finally(() => worker.terminate());
}

/**
 * The nearest neighbours of the sets of each group, as `nearestOf` finds them, in the groups' order. Every second large
 * group goes to another thread: at 20,000 pages they take as long as a third of the rendering.
 */
export async function nearestOfAll(groups: readonly (readonly Uint32Array[])[]): Promise<readonly Nearest[]> {
  const large = groups.filter((group) => group.length > EXACT_UP_TO);
  const given = large.filter((_, index) => index % 2 === 1);
  const elsewhere = onThread(given);
  const own = new Map(groups.filter((group) => !given.includes(group)).map((group) => [group, nearestOf(group)]));
  const found = await elsewhere;
  return groups.map((group) => own.get(group) ?? found[given.indexOf(group)]!);
}
