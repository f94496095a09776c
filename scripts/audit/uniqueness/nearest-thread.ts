// The thread beside nearestOfAll: the nearest neighbours of one group after the other.
import { parentPort } from 'node:worker_threads';
import { nearestOf } from './nearest.ts';

parentPort?.on('message', (group: readonly Uint32Array[]) => {
  parentPort?.postMessage(nearestOf(group));
});
