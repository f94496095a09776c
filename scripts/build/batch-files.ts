import { closeSync, fstatSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash } from './content-hash.ts';

/** Files to write, with their contents one behind the other. */
export interface Batch {
  readonly bytes: ArrayBuffer;
  readonly files: readonly { readonly path: string; readonly start: number; readonly end: number }[];
}

/** A file that was written. */
export interface WrittenFile {
  /** Its path below the folder. */
  readonly path: string;
  /** A hash of its contents; see contentHash. */
  readonly hash: string;
  readonly size: number;
  /** When it was written, in milliseconds. */
  readonly modified: number;
}

/** Writes the files of batches below a folder, one after the other, and hashes them. Creates folders as needed. */
export class BatchFiles {
  readonly #folder: string;
  readonly #created = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes the files of a batch. */
  write({ bytes, files }: Batch): WrittenFile[] {
    return files.map(({ path, start, end }) => this.#write(path, new Uint8Array(bytes, start, end - start)));
  }

  #write(path: string, bytes: Uint8Array): WrittenFile {
    const name = join(this.#folder, path);
    const parent = dirname(name);
    if (!this.#created.has(parent)) {
      mkdirSync(parent, { recursive: true });
      this.#created.add(parent);
    }
    const file = openSync(name, 'w');
    try {
      writeFileSync(file, bytes);
      const { size, mtimeMs } = fstatSync(file);
      return { path, hash: contentHash(bytes), size, modified: mtimeMs };
    } finally {
      closeSync(file);
    }
  }
}
