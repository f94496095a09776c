// Worker thread of PageWriter: writes one file after the other, synchronously.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { restrictPolicy } from './page-policy.ts';

interface ThreadData {
  readonly folder: string;
  readonly pending: Int32Array<SharedArrayBuffer>;
}

/** A file to write; null ends the thread. */
type Message = { readonly path: string; readonly bytes: ArrayBuffer } | null;

const { folder, pending } = workerData as ThreadData;
const created = new Set<string>();
const decoder = new TextDecoder();

parentPort?.on('message', (message: Message) => {
  if (message === null) {
    parentPort?.close();
    return;
  }
  const file = join(folder, message.path);
  const parent = dirname(file);
  if (!created.has(parent)) {
    mkdirSync(parent, { recursive: true });
    created.add(parent);
  }
  const html = decoder.decode(message.bytes);
  writeFileSync(file, restrictPolicy(html, message.path));
  Atomics.sub(pending, 0, 1);
  Atomics.notify(pending, 0);
});
