import { setImmediate } from 'node:timers/promises';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { type Batch, BatchFiles, type WrittenFile } from './batch-files.ts';

/** Files are passed to the thread in batches of this size: passing each on its own costs as much as writing it. */
const BATCH_BYTES = 2 ** 20;

/** Batches that may wait for the thread. Writing takes longer than filling pages, so beyond that the caller writes. */
const MAX_PENDING = 3;

/** The most bytes that UTF-8 takes for a character of a string. */
const MAX_CHARACTER_BYTES = 3;

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
 * Writes files below a folder on a worker thread, which also hashes them, so that rendering waits for neither. When the
 * thread is behind, a batch is written by the caller's thread, so that both are busy and a slow disk slows down
 * rendering instead of filling the memory. Creates folders as needed. A later call of `write`, or `close`, throws the
 * error of a failed write.
 */
export class PageWriter {
  readonly #worker: Worker;
  readonly #pending = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #written: MessagePort;
  readonly #ended: Promise<void>;
  readonly #encoder = new TextEncoder();
  readonly #here: BatchFiles;
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
    this.#here = new BatchFiles(folder);
    this.#worker = new Worker(new URL('./page-writer-thread.ts', import.meta.url), {
      workerData: { folder, pending: this.#pending, written: port2 } satisfies WriterData,
      transferList: [port2],
    });
    this.#ended = new Promise((resolve) => {
      this.#worker.once('error', (error) => {
        this.#failure = error instanceof Error ? error : new Error(String(error));
      });
      this.#worker.once('exit', () => {
        resolve();
      });
    });
  }

  /**
   * Queues a file. `path` is relative to the folder. With each full batch it lets the event loop turn, so that a signal
   * can stop a build, and a failure of the thread is known.
   */
  async write(path: string, contents: string | Uint8Array): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    let size = this.#put(contents);
    const isFull = size === null;
    if (size === null) {
      this.#flush(typeof contents === 'string' ? contents.length * MAX_CHARACTER_BYTES : contents.byteLength);
      size = this.#put(contents)!;
    }
    this.#batched.push({ path, start: this.#used, end: this.#used + size });
    this.#used += size;
    if (isFull) await setImmediate();
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

  /** Passes the batch on, and begins one that has room for a file of this size. */
  #flush(size: number): void {
    this.#receive();
    const { buffer } = this.#batch;
    this.#pass({ bytes: buffer, files: this.#batched });
    const free = size <= BATCH_BYTES ? this.#free.pop() : undefined;
    this.#batch = new Uint8Array(free ?? new ArrayBuffer(Math.max(BATCH_BYTES, size)));
    this.#used = 0;
    this.#batched = [];
  }

  /** Passes a batch to the thread, or writes it here if too many wait for that. */
  #pass(batch: Batch): void {
    if (Atomics.load(this.#pending, 0) >= MAX_PENDING) {
      this.#keep({ bytes: batch.bytes, files: this.#here.write(batch) });
      return;
    }
    Atomics.add(this.#pending, 0, 1);
    this.#worker.postMessage(batch, [batch.bytes]);
  }

  /** Takes what the thread has answered. */
  #receive(): void {
    for (let answer = receiveMessageOnPort(this.#written); answer; answer = receiveMessageOnPort(this.#written))
      this.#keep(answer.message as WrittenBatch);
  }

  /** Keeps what is known of written files, and their buffer for another batch. */
  #keep({ bytes, files }: WrittenBatch): void {
    this.#files.push(...files);
    if (bytes.byteLength === BATCH_BYTES) this.#free.push(bytes);
  }

  /** Terminates the thread. Once it resolves, the thread writes nothing more. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
    this.#written.close();
  }

  /** Resolves with all files when they are written and the thread has ended. */
  async close(): Promise<readonly WrittenFile[]> {
    if (this.#batched.length > 0) this.#flush(0);
    this.#worker.postMessage(null);
    await this.#ended;
    this.#receive();
    this.#written.close();
    if (this.#failure !== undefined) throw this.#failure;
    return this.#files;
  }
}
