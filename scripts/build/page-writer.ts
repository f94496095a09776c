import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** Files are passed to the thread in batches of this size: passing each on its own costs as much as writing it. */
const BATCH_BYTES = 2 ** 20;

/** Batches that may wait to be written: a slow disk slows down rendering instead of filling the memory. */
const MAX_PENDING = 8;

/** The most bytes that UTF-8 takes for a character of a string. */
const MAX_CHARACTER_BYTES = 3;

/** Files to write, with their contents one behind the other. */
export interface Batch {
  readonly bytes: ArrayBuffer;
  readonly files: readonly { readonly path: string; readonly start: number; readonly end: number }[];
}

/** A file as the thread has written it. */
export interface WrittenFile {
  /** The path that `write` was given. */
  readonly path: string;
  /** The SHA-256 of its contents, in base64url. */
  readonly hash: string;
  readonly size: number;
  /** When it was written, in milliseconds. */
  readonly modified: number;
}

/** What the thread answers to a batch: its files, and its buffer for another batch. */
export interface WrittenBatch {
  readonly bytes: ArrayBuffer;
  readonly files: readonly WrittenFile[];
}

/** What the thread is started with. */
export interface WriterData {
  readonly folder: string;
  /** The number of batches that wait for the thread. */
  readonly pending: Int32Array<SharedArrayBuffer>;
  /** Where it posts each WrittenBatch. */
  readonly written: MessagePort;
}

/**
 * Writes files below a folder on a worker thread, which also hashes them, so that rendering waits for neither. Creates
 * folders as needed. A later call of `write`, or `close`, throws the error of a failed write.
 */
export class PageWriter {
  readonly #worker: Worker;
  readonly #pending = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #written: MessagePort;
  readonly #ended: Promise<void>;
  readonly #encoder = new TextEncoder();
  readonly #files: WrittenFile[] = [];
  /** Buffers that the thread has returned. New ones cost as much as filling them. */
  readonly #free: ArrayBuffer[] = [];
  #batch = new Uint8Array(BATCH_BYTES);
  #used = 0;
  #batched: Batch['files'][number][] = [];
  #failure: Error | undefined;

  constructor(folder: string) {
    const { port1, port2 } = new MessageChannel();
    this.#written = port1;
    this.#worker = new Worker(new URL('./page-writer-thread.ts', import.meta.url), {
      workerData: { folder, pending: this.#pending, written: port2 } satisfies WriterData,
      transferList: [port2],
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
  async write(path: string, contents: string | Uint8Array): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    let size = this.#put(contents);
    // Other calls may have filled the new batch while this one waited for room.
    while (size === null) {
      await this.#flush(typeof contents === 'string' ? contents.length * MAX_CHARACTER_BYTES : contents.byteLength);
      size = this.#put(contents);
    }
    this.#batched.push({ path, start: this.#used, end: this.#used + size });
    this.#used += size;
  }

  /** Puts contents behind those of the batch. Returns their size in bytes; null if there is no room for them. */
  #put(contents: string | Uint8Array): number | null {
    const room = this.#batch.subarray(this.#used);
    if (typeof contents === 'string') {
      const { read, written } = this.#encoder.encodeInto(contents, room);
      return read === contents.length ? written : null;
    }
    if (contents.byteLength > room.byteLength) return null;
    room.set(contents);
    return contents.byteLength;
  }

  /** Passes the batch to the thread, and begins one that has room for a file of this size. */
  async #flush(size: number): Promise<void> {
    const { buffer } = this.#batch;
    this.#receive();
    const batch: Batch = { bytes: buffer, files: this.#batched };
    const free = size <= BATCH_BYTES ? this.#free.pop() : undefined;
    this.#batch = new Uint8Array(free ?? new ArrayBuffer(Math.max(BATCH_BYTES, size)));
    this.#used = 0;
    this.#batched = [];
    const pending = Atomics.add(this.#pending, 0, 1) + 1;
    this.#worker.postMessage(batch, [buffer]);
    if (pending > MAX_PENDING) await Atomics.waitAsync(this.#pending, 0, pending).value;
  }

  /** Takes what the thread has answered. */
  #receive(): void {
    for (let answer = receiveMessageOnPort(this.#written); answer; answer = receiveMessageOnPort(this.#written)) {
      const { bytes, files } = answer.message as WrittenBatch;
      this.#files.push(...files);
      if (bytes.byteLength === BATCH_BYTES) this.#free.push(bytes);
    }
  }

  /** Terminates the thread. Once it resolves, the thread writes nothing more. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
    this.#written.close();
  }

  /** Resolves with all files when they are written and the thread has ended. */
  async close(): Promise<readonly WrittenFile[]> {
    if (this.#batched.length > 0) await this.#flush(0);
    this.#worker.postMessage(null);
    await this.#ended;
    this.#receive();
    this.#written.close();
    if (this.#failure !== undefined) throw this.#failure;
    return this.#files;
  }
}
