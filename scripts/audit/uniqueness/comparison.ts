import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { fileLimit, listFiles, pagePath } from '#scripts/audit/built-files.ts';
import { placePage, type PlaceText, readPlaceText } from './place-page.ts';
import type { Subjects } from './subjects.ts';
import type { Uniqueness } from './uniqueness.ts';

/** Pages that may wait for the thread. */
const MAX_PENDING = 256;

/**
 * Compares pages about places on a worker thread while the next pages are read. Always close it; `finish` throws the
 * thread's errors.
 */
export class Comparison {
  readonly #worker: Worker;
  /** The number of pages that wait for the thread, shared with it. */
  readonly #pending = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #result: Promise<Uniqueness>;

  constructor(subjects: Subjects) {
    this.#worker = new Worker(new URL('./comparison-thread.ts', import.meta.url), {
      workerData: { subjects, pending: this.#pending },
    });
    this.#result = new Promise((resolve, reject) => {
      this.#worker.once('message', resolve);
      this.#worker.once('error', reject);
      this.#worker.once('exit', () => {
        // The thread no longer decrements the counter: wake up everyone who waits for it.
        Atomics.store(this.#pending, 0, 0);
        Atomics.notify(this.#pending, 0);
        reject(new Error('The comparison thread exited before it had compared all pages.'));
      });
    });
    // A comparison may be closed without finish(): avoid an unhandled rejection.
    this.#result.catch(() => undefined);
  }

  /** Adds the text of a page, in any order. Resolves when the thread has room for more. */
  async add(page: PlaceText): Promise<void> {
    const pending = Atomics.add(this.#pending, 0, 1) + 1;
    this.#worker.postMessage(page);
    if (pending > MAX_PENDING) await Atomics.waitAsync(this.#pending, 0, pending).value;
  }

  /** Resolves with the result when all pages are compared. */
  finish(): Promise<Uniqueness> {
    this.#worker.postMessage(null);
    return this.#result;
  }

  /** Terminates the thread. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Compares the pages about places of a built folder. Throws NothingBuiltError if the folder is missing. */
export async function compareFolder(dist: string, subjects: Subjects): Promise<Uniqueness> {
  const pages = (await listFiles(dist)).flatMap((file) => {
    const at = pagePath(file);
    return at === null || placePage(at) === null ? [] : [{ file, at }];
  });
  const comparison = new Comparison(subjects);
  try {
    await fileLimit.map(pages, async ({ file, at }) => {
      const text = readPlaceText(at, await readFile(path.join(dist, file), 'utf8'));
      if (text !== null) await comparison.add(text);
    });
    return await comparison.finish();
  } finally {
    await comparison.close();
  }
}
