// The thread of PageWriter: one file after the other, synchronously, which is what a thread of its own is for.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { restrictPolicy } from './page-policy.ts';

interface Start {
  readonly folder: string;
  readonly waiting: Int32Array<SharedArrayBuffer>;
}

/** A file to write; null ends the thread. */
type Message = { readonly path: string; readonly bytes: ArrayBuffer } | null;

const { folder, waiting } = workerData as Start;
const made = new Set<string>();
const decoder = new TextDecoder();

parentPort?.on('message', (message: Message) => {
  if (message === null) {
    parentPort?.close();
    return;
  }
  const file = join(folder, message.path);
  const parent = dirname(file);
  if (!made.has(parent)) {
    mkdirSync(parent, { recursive: true });
    made.add(parent);
  }
  const html = decoder.decode(message.bytes);
  writeFileSync(file, restrictPolicy(html, message.path));
  Atomics.sub(waiting, 0, 1);
  Atomics.notify(waiting, 0);
});
