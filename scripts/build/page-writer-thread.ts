// Worker thread of PageWriter: writes one batch after the other, synchronously.
import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, BatchFiles } from './batch-files.ts';
import type { WriterData, WrittenBatch } from './page-writer.ts';

const { folder, pending, written } = workerData as WriterData;
const writer = new BatchFiles(folder);

// null: no more files come.
parentPort?.on('message', (batch: Batch | null) => {
  if (batch === null) {
    parentPort?.close();
    return;
  }
  const { bytes } = batch;
  written.postMessage({ bytes, files: writer.write(batch) } satisfies WrittenBatch, [bytes]);
  Atomics.sub(pending, 0, 1);
});
