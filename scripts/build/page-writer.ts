import { Worker } from 'node:worker_threads';

/**
 * Pages that may wait to be written, about 8 MB: a slow disk slows down rendering instead of filling the
 * memory.
 */
const MAX_PENDING = 256;

/**
 * Writes pages below a folder on a worker thread, each with its own policy, so that rendering does not wait
 * for the disk. Creates folders as needed. The next call of `write`, or `close`, throws the error of a failed
 * write.
 */
export class PageWriter {
  readonly #worker: Worker;
  /** The number of files that wait for the thread, shared with it. */
  readonly #pending = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #ended: Promise<void>;
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

  /**
   * Queues a file. `path` is relative to the folder; `bytes` is transferred to the thread and empty
   * afterwards.
   */
  async write(path: string, bytes: ArrayBuffer): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    const pending = Atomics.add(this.#pending, 0, 1) + 1;
    this.#worker.postMessage({ path, bytes }, [bytes]);
    if (pending > MAX_PENDING) await Atomics.waitAsync(this.#pending, 0, pending).value;
  }

  /** Resolves when all files are written and the thread has ended. */
  async close(): Promise<void> {
    this.#worker.postMessage(null);
    await this.#ended;
    if (this.#failure !== undefined) throw this.#failure;
  }
}
