// Worker thread of nearestByGroup: receives groups of shingle sets and posts the nearest neighbors of each.
import { parentPort } from 'node:worker_threads';
import { nearestNeighbors } from './nearest.ts';

parentPort?.on('message', (group: readonly Uint32Array[]) => {
  parentPort?.postMessage(nearestNeighbors(group));
});
