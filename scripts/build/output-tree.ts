import { linkSync, lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash } from './content-hash.ts';
import { PageWriter } from './page-writer.ts';

/** What was known of a file when a build ended. */
interface KnownFile {
  /** A hash of its contents. */
  readonly hash: string;
  readonly size: number;
  /** When it was written, in milliseconds. */
  readonly modified: number;
  /** A hash of what the file was made from, if a build that has the same need not make it again. */
  readonly source?: string;
}

/** The files of a built folder, by their path in it with slashes: what the next build can reuse. */
export type KnownFiles = ReadonlyMap<string, KnownFile>;

/** Reads the files that an earlier build recorded; none if it recorded nothing that can be read. */
export function readKnownFiles(record: string): KnownFiles {
  try {
    return new Map(JSON.parse(readFileSync(record, 'utf8')) as [string, KnownFile][]);
  } catch {
    return new Map();
  }
}

const withSource = (file: KnownFile, source: string | undefined): KnownFile =>
  source === undefined ? file : { ...file, source };

/**
 * The next output folder, beside the current one. A file whose contents did not change becomes a hard link to the
 * current file, which costs a tenth of writing it; no file of the current folder is ever written to.
 */
export class OutputTree {
  readonly #next: string;
  readonly #current: string;
  readonly #known: KnownFiles;
  readonly #files = new Map<string, KnownFile>();
  /** Files that are being written, with their sources. */
  readonly #written = new Map<string, string | undefined>();
  readonly #folders = new Set<string>();
  readonly #writer: PageWriter;
  #isStopped = false;

  /** `known` are the files of the current folder; none to write every file. */
  constructor(current: string, next: string, known: KnownFiles) {
    this.#current = current;
    this.#next = next;
    this.#known = known;
    mkdirSync(next, { recursive: true });
    this.#writer = new PageWriter(next);
  }

  /** How many files are new or have other contents than before. */
  get changed(): number {
    return this.#written.size;
  }

  /**
   * The contentHash of a file, when the tree is closed. Throws an Error for a file that is not in the tree.
   */
  hashOf(file: string): string {
    const found = this.#files.get(file);
    if (found === undefined) throw new Error(`${file} is not in the output.`);
    return found.hash;
  }

  /**
   * Adds a file of the current folder again if it was made from `source`; false if it has to be made. `file` is its
   * path below the folder, with slashes.
   */
  keep(file: string, source: string): boolean {
    const known = this.#known.get(file);
    return known?.source === source && this.#link(file, known);
  }

  /**
   * Adds a file. `source` is a hash of what it is made from, of which the next build may keep it. Resolves when
   * there is room for more.
   */
  async put(file: string, contents: string | Uint8Array, source?: string): Promise<void> {
    const known = this.#known.get(file);
    const isUnchanged = (last: KnownFile): boolean =>
      last.hash === contentHash(contents) && this.#link(file, withSource(last, source));
    if (known !== undefined && isUnchanged(known)) return;
    this.#throwIfStopped();
    this.#written.set(file, source);
    await this.#writer.write(file, contents);
  }

  #throwIfStopped(): void {
    if (this.#isStopped) throw new Error(`Writing ${this.#next} was stopped.`);
  }

  /** Links a file of the current folder; false if that is not as the last build left it. */
  #link(file: string, known: KnownFile): boolean {
    this.#throwIfStopped();
    const from = join(this.#current, file);
    try {
      const { size, mtimeMs } = lstatSync(from);
      if (size !== known.size || mtimeMs !== known.modified) return false;
      const to = join(this.#next, file);
      const folder = dirname(to);
      if (!this.#folders.has(folder)) {
        mkdirSync(folder, { recursive: true });
        this.#folders.add(folder);
      }
      linkSync(from, to);
      this.#files.set(file, known);
      return true;
    } catch {
      // The file is gone, or the file system has no hard links: write it.
      return false;
    }
  }

  /** Adds no further file: `keep` and `put` throw from now on. Resolves when nothing is being written. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#writer.stop();
  }

  /** Resolves when all files are written. Throws an Error if writing was stopped before. */
  async close(): Promise<void> {
    for (const { path, ...file } of await this.#writer.close())
      this.#files.set(path, withSource(file, this.#written.get(path)));
    this.#throwIfStopped();
  }

  /** Records the files for the next build. Call it when the tree is closed and has become the current folder. */
  record(file: string): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.next`, JSON.stringify([...this.#files]));
    renameSync(`${file}.next`, file);
  }
}
