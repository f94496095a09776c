import { Worker } from 'node:worker_threads';

/** Files are passed to the thread in batches of this size: passing each on its own costs as much as writing it. */
const BATCH_BYTES = 2 ** 20;

/** Batches that may wait to be written: a slow disk slows down rendering instead of filling the memory. */
const MAX_PENDING = 8;

/** Files to write, with their contents one behind the other. */
export interface Batch {
  readonly bytes: ArrayBuffer;
  readonly files: readonly { readonly path: string; readonly start: number; readonly end: number }[];
}

/**
 * Writes files below a folder on a worker thread, so that rendering does not wait for the disk. Creates folders as
 * needed. A later call of `write`, or `close`, throws the error of a failed write.
 */
export class PageWriter {
  readonly #worker: Worker;
  /** Shared with the thread: the number of batches that wait for it. */
  readonly #pending = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #ended: Promise<void>;
  #batch = new Uint8Array(BATCH_BYTES);
  #used = 0;
  #files: Batch['files'][number][] = [];
  #failure: Error | undefined;

  constructor(folder: string) {
    this.#worker = new Worker(new URL('./page-writer-thread.ts', import.meta.url), {
      workerData: { folder, pending: this.#pending },
    });
    this.#ended = new Promise((resolve) => {
      this.#worker.once('error', (error) => {
        this.#failure = error instanceof Error ? error : new Error(String(error));
        // The thread no longer decrements the counter: wake up everyone who waits for it.
        Atomics.store(this.#pending, 0, 0);
        Atomics.notify(this.#pending, 0);
      });
      this.#worker.once('exit', () => {
        resolve();
      });
    });
  }

  /** Queues a file. `path` is relative to the folder. Resolves when there is room for more. */
  async write(path: string, bytes: Uint8Array): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#used + bytes.byteLength > this.#batch.byteLength) await this.#flush(bytes.byteLength);
    this.#batch.set(bytes, this.#used);
    this.#files.push({ path, start: this.#used, end: this.#used + bytes.byteLength });
    this.#used += bytes.byteLength;
  }

  /** Passes the batch to the thread, and begins one that has room for a file of this size. */
  async #flush(size: number): Promise<void> {
    const { buffer } = this.#batch;
    const batch: Batch = { bytes: buffer, files: this.#files };
    this.#batch = new Uint8Array(Math.max(BATCH_BYTES, size));
    this.#used = 0;
    this.#files = [];
    const pending = Atomics.add(this.#pending, 0, 1) + 1;
    this.#worker.postMessage(batch, [buffer]);
    if (pending > MAX_PENDING) await Atomics.waitAsync(this.#pending, 0, pending).value;
  }

  /** Terminates the thread. Once it resolves, the thread writes nothing more. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Resolves when all files are written and the thread has ended. */
  async close(): Promise<void> {
    if (this.#files.length > 0) await this.#flush(0);
    this.#worker.postMessage(null);
    await this.#ended;
    if (this.#failure !== undefined) throw this.#failure;
  }
}
