import { Worker } from 'node:worker_threads';
import type { Model } from '#model/model.ts';
import type { ComparedPage } from './comparing-thread.ts';
import type { PlaceWords } from './place-words.ts';
import type { Uniqueness } from './uniqueness.ts';

/** Pages that may wait to be taken in: about 10 MB, as they are built. */
const MOST_WAITING = 256;

/**
 * Compares the words of pages on a thread of its own, beside the writing or reading of the next ones. Without a model no facts are
 * counted: there is nothing to hold the pages against. To be closed, whatever happens; a issue of the thread is thrown by
 * `finish`.
 */
export class Comparison {
  readonly #worker: Worker;
  /** One number shared with the thread: how many pages wait. */
  readonly #waiting = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #result: Promise<Uniqueness>;

  constructor(model: Model | null) {
    this.#worker = new Worker(new URL('./comparing-thread.ts', import.meta.url), {
      workerData: { model, waiting: this.#waiting },
    });
    this.#result = new Promise((resolve, reject) => {
      this.#worker.once('message', resolve);
      this.#worker.once('error', reject);
      this.#worker.once('exit', () => {
        // Nobody counts down any more: whoever waits for room must wake up.
        Atomics.store(this.#waiting, 0, 0);
        Atomics.notify(this.#waiting, 0);
        reject(new Error('The comparison of pages ended before its end.'));
      });
    });
    // Who closes without finishing does not want to hear of it.
    this.#result.catch(() => undefined);
  }

  /** Takes in the words of a page, in any order; waits where the thread is behind. */
  add(page: PlaceWords): Promise<void> {
    return this.#send(page, []);
  }

  /**
   * Takes in a page as it is built, which the thread reads. `bytes` is empty afterwards: it changes threads. A page that
   * search engines may not list is left out.
   */
  read(path: string, bytes: ArrayBuffer): Promise<void> {
    return this.#send({ path, bytes }, [bytes]);
  }

  async #send(page: ComparedPage, transferred: readonly ArrayBuffer[]): Promise<void> {
    const waiting = Atomics.add(this.#waiting, 0, 1) + 1;
    this.#worker.postMessage(page, transferred);
    if (waiting > MOST_WAITING) await Atomics.waitAsync(this.#waiting, 0, waiting).value;
  }

  /** What came of the comparison of all pages. */
  finish(): Promise<Uniqueness> {
    this.#worker.postMessage(null);
    return this.#result;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
