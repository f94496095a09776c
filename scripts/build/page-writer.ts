import { Worker } from 'node:worker_threads';

/** Pages that may wait to be written: about 8 MB, so that a slow disk slows rendering down and not memory up. */
const MOST_WAITING = 256;

/**
 * Writes pages, each with the policy it needs, below a folder on a thread of its own, so that rendering never waits for the disk. Files go in the order
 * given; folders are made as needed. A failure to write is thrown by the next call of `write`, or by `close`.
 */
export class PageWriter {
  readonly #worker: Worker;
  /** One number shared with the thread: how many files wait. */
  readonly #waiting = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #ended: Promise<void>;
  #failure: Error | undefined;

  constructor(folder: string) {
    this.#worker = new Worker(new URL('./page-writer-thread.ts', import.meta.url), {
      workerData: { folder, waiting: this.#waiting },
    });
    this.#ended = new Promise((resolve) => {
      this.#worker.once('error', (error) => {
        this.#failure = error instanceof Error ? error : new Error(String(error));
        // Nobody counts down any more: whoever waits for room must wake up.
        Atomics.store(this.#waiting, 0, 0);
        Atomics.notify(this.#waiting, 0);
      });
      this.#worker.once('exit', () => {
        resolve();
      });
    });
  }

  /** Hands a file over to be written. `path` is relative to the folder; `bytes` is empty afterwards: it changes threads. */
  async write(path: string, bytes: ArrayBuffer): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    const waiting = Atomics.add(this.#waiting, 0, 1) + 1;
    this.#worker.postMessage({ path, bytes }, [bytes]);
    if (waiting > MOST_WAITING) await Atomics.waitAsync(this.#waiting, 0, waiting).value;
  }

  /** Ends the thread when everything is written. */
  async close(): Promise<void> {
    this.#worker.postMessage(null);
    await this.#ended;
    if (this.#failure !== undefined) throw this.#failure;
  }
}
