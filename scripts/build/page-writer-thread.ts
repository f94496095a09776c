// Worker thread of PageWriter: writes one file after the other, synchronously.
import { hash } from 'node:crypto';
import { closeSync, fstatSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Batch, WriterData, WrittenBatch, WrittenFile } from './page-writer.ts';

const { folder, pending, written } = workerData as WriterData;
const created = new Set<string>();

function write(path: string, bytes: Uint8Array): WrittenFile {
  const name = join(folder, path);
  const parent = dirname(name);
  if (!created.has(parent)) {
    mkdirSync(parent, { recursive: true });
    created.add(parent);
  }
  const file = openSync(name, 'w');
  try {
    writeFileSync(file, bytes);
    const { size, mtimeMs } = fstatSync(file);
    return { path, hash: hash('sha256', bytes, 'base64url'), size, modified: mtimeMs };
  } finally {
    closeSync(file);
  }
}

// null: no more files come.
parentPort?.on('message', (batch: Batch | null) => {
  if (batch === null) {
    parentPort?.close();
    return;
  }
  const { bytes } = batch;
  const files = batch.files.map(({ path, start, end }) => write(path, new Uint8Array(bytes, start, end - start)));
  written.postMessage({ bytes, files } satisfies WrittenBatch, [bytes]);
  Atomics.sub(pending, 0, 1);
  Atomics.notify(pending, 0);
});
