import { mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Texts are written in batches of this size. Bytes. */
const BATCH_BYTES = 2 ** 20;

/** A batch begins at a multiple of this, so that 32 bits can count where the next one goes. Bytes. */
const BLOCK_BYTES = 2 ** 12;

/** The most bytes that UTF-8 takes for a character of a string. */
const MAX_CHARACTER_BYTES = 3;

/** A parts file as threads share it. */
export interface SharedParts {
  /** The open file, which has no name anymore. */
  readonly file: number;
  /** The number of blocks that are taken. */
  readonly blocks: Int32Array<SharedArrayBuffer>;
  /** Where the text of each page begins, by its position in the inventory. */
  readonly starts: Float64Array<SharedArrayBuffer>;
  /** How many bytes it has; 0 if it is not in the file. */
  readonly lengths: Uint32Array<SharedArrayBuffer>;
  /** Whether every page is written, also those that did not change since the last build. */
  readonly writesAll: boolean;
}

/**
 * Opens a file for the own parts of this many pages; `writesAll` says whether every one of them is written. It is
 * removed from its folder at once, so that the system frees it however the build ends.
 */
export function sharedParts(name: string, pages: number, writesAll: boolean): SharedParts {
  mkdirSync(dirname(name), { recursive: true });
  const file = openSync(name, 'w+');
  rmSync(name, { force: true });
  return {
    file,
    blocks: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
    starts: new Float64Array(new SharedArrayBuffer(pages * Float64Array.BYTES_PER_ELEMENT)),
    lengths: new Uint32Array(new SharedArrayBuffer(pages * Uint32Array.BYTES_PER_ELEMENT)),
    writesAll,
  };
}

/**
 * The own parts of pages from when they are composed, to be judged, until they are written: 10 kB a page, which do not
 * fit into the memory for 100,000 pages, and cost a tenth of composing them again to write and read. Each thread has
 * one, over the same file.
 */
export class PartsFile {
  readonly #shared: SharedParts;
  readonly #encoder = new TextEncoder();
  #batch = Buffer.allocUnsafe(BATCH_BYTES);
  #used = 0;
  /** The pages in the batch. Until that is written, their starts are relative to it. */
  #positions: number[] = [];
  #read = Buffer.allocUnsafe(BATCH_BYTES);

  constructor(shared: SharedParts) {
    this.#shared = shared;
  }

  /** Encodes the text of a page in UTF-8. The bytes are valid until the next call. */
  encode(text: string): Uint8Array {
    const size = text.length * MAX_CHARACTER_BYTES;
    if (this.#used + size > this.#batch.length) {
      this.flush();
      if (size > this.#batch.length) this.#batch = Buffer.allocUnsafe(size);
    }
    const room = this.#batch.subarray(this.#used);
    return room.subarray(0, this.#encoder.encodeInto(text, room).written);
  }

  /** Keeps the bytes that were encoded last, as those of a page. */
  keep(position: number, bytes: Uint8Array): void {
    this.#shared.starts[position] = this.#used;
    this.#shared.lengths[position] = bytes.length;
    this.#positions.push(position);
    this.#used += bytes.length;
  }

  /** Keeps the bytes that were encoded last where they are needed: those of a page that has not changed. */
  keepUnchanged(position: number, bytes: Uint8Array): void {
    if (this.#shared.writesAll) this.keep(position, bytes);
  }

  /** Writes what is kept, so that every thread can read it. */
  flush(): void {
    const { file, blocks, starts } = this.#shared;
    const block = Atomics.add(blocks, 0, Math.ceil(this.#used / BLOCK_BYTES));
    const start = block * BLOCK_BYTES;
    for (let done = 0; done < this.#used;) done += writeSync(file, this.#batch, done, this.#used - done, start + done);
    for (const position of this.#positions) starts[position]! += start;
    this.#positions = [];
    this.#used = 0;
  }

  /**
   * The text of a page in UTF-8, valid until the next call; null if no thread kept it. Throws an Error if the file is
   * shorter than it was.
   */
  read(position: number): Buffer | null {
    const { file, starts, lengths } = this.#shared;
    const [start, length] = [starts[position]!, lengths[position]!];
    if (length === 0) return null;
    if (length > this.#read.length) this.#read = Buffer.allocUnsafe(length);
    for (let done = 0; done < length;) {
      const read = readSync(file, this.#read, done, length - done, start + done);
      if (read === 0) throw new Error('The file with the own parts of pages was cut during the build.');
      done += read;
    }
    return this.#read.subarray(0, length);
  }
}
