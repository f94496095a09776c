// Worker thread of PageWriter: writes one file after the other, synchronously.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Batch } from './page-writer.ts';

interface ThreadData {
  readonly folder: string;
  readonly pending: Int32Array<SharedArrayBuffer>;
}

const { folder, pending } = workerData as ThreadData;
const created = new Set<string>();

function write(name: string, bytes: Uint8Array): void {
  const file = join(folder, name);
  const parent = dirname(file);
  if (!created.has(parent)) {
    mkdirSync(parent, { recursive: true });
    created.add(parent);
  }
  writeFileSync(file, bytes);
}

// null: no more files come.
parentPort?.on('message', (batch: Batch | null) => {
  if (batch === null) {
    parentPort?.close();
    return;
  }
  for (const { path, start, end } of batch.files) write(path, new Uint8Array(batch.bytes, start, end - start));
  Atomics.sub(pending, 0, 1);
  Atomics.notify(pending, 0);
});
