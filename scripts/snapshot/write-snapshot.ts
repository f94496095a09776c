import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '#data/snapshot.ts';
import { MANIFEST, completeSwap, type SnapshotFolders } from '#data/snapshot-folders.ts';
import { type PictureEntry, PICTURES } from '#data/snapshot-pictures.ts';
import { pictureOfFile } from '#model/picture.ts';
import type { TableName } from '#model/rows/tables.ts';
import type { SetAsideList } from '#model/set-aside.ts';
import type { CheckedRow } from './check-rows.ts';
import type { TableRows } from './compare.ts';
import { bySlug, manifestText, TABLE_NAMES, tableParts } from './table-file.ts';

/** Bytes per write. */
const CHUNK = 1 << 18;

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Writes a file part by part, flushes it to the disk, and returns its SHA-256 digest. */
function writeDurably(file: string, parts: Iterable<string | Buffer>): string {
  const sum = createHash('sha256');
  const handle = openSync(file, 'w');
  let pending: Buffer[] = [];
  let length = 0;
  const flush = (): void => {
    const bytes = Buffer.concat(pending);
    pending = [];
    length = 0;
    sum.update(bytes);
    for (let done = 0; done < bytes.length;) done += writeSync(handle, bytes, done);
  };
  try {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      pending.push(bytes);
      length += bytes.length;
      if (length >= CHUNK) flush();
    }
    flush();
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return sum.digest('hex');
}

/** The first file in a folder that does not belong to a snapshot; hidden files are ignored. */
const foreignFile = (folder: string, isOwn: (name: string) => boolean): string | undefined =>
  existsSync(folder) ? readdirSync(folder).find((name) => !isOwn(name) && !name.startsWith('.')) : undefined;

/** Throws an Error when a folder holds anything but a snapshot: a typo in --out must not replace src/. */
export function assertSnapshotFolder({ current }: SnapshotFolders): void {
  const own = new Set([...TABLE_NAMES.map((name) => `${name}.json`), MANIFEST, PICTURES]);
  const foreign =
    foreignFile(current, (name) => own.has(name)) ??
    foreignFile(join(current, PICTURES), (name) => pictureOfFile(name) !== null);
  if (foreign === undefined) return;
  throw new Error(`${current} holds ${foreign}, which is not part of a snapshot: the folder was not replaced.`);
}

/** Completes an interrupted swap and removes what an interrupted run left behind. */
export function recover(folders: SnapshotFolders): void {
  completeSwap(folders);
  remove(folders.next);
  remove(folders.old);
}

/** Writes a picture file into the next snapshot and returns its manifest entry. */
export function writePicture({ next }: SnapshotFolders, name: string, bytes: Buffer): PictureEntry {
  const folder = join(next, PICTURES);
  mkdirSync(folder, { recursive: true });
  return { name, bytes: bytes.length, sha256: writeDurably(join(folder, name), [bytes]) };
}

/** Removes an incomplete next snapshot. */
export const discardNext = ({ next }: SnapshotFolders): void => remove(next);

/** What the manifest says besides the tables' files. */
export interface NewManifest extends Pick<Manifest, 'source' | 'takenAt' | 'pictures' | 'removed'> {
  readonly setAside?: SetAsideList;
  /** What the store had, of tables of which rows were set aside. */
  readonly store?: Readonly<Partial<Record<TableName, Manifest['tables'][TableName]['store']>>>;
}

/**
 * Writes the sorted tables of the next snapshot, then its manifest: a folder with a manifest is complete. The
 * picture files must have been written before.
 */
export function writeNext(
  { next }: SnapshotFolders,
  rows: TableRows<CheckedRow>,
  { source, takenAt, pictures, removed, setAside, store = {} }: NewManifest,
): Manifest {
  mkdirSync(next, { recursive: true });
  const entries = TABLE_NAMES.map((name) => {
    const texts = rows[name].toSorted(bySlug).map(({ text }) => text);
    const sha256 = writeDurably(join(next, `${name}.json`), tableParts(texts));
    return [name, { rows: texts.length, sha256, ...(store[name] === undefined ? {} : { store: store[name] }) }];
  });
  const manifest: Manifest = {
    formatVersion: 1,
    takenAt,
    source,
    tables: Object.fromEntries(entries) as Manifest['tables'],
    pictures,
    removed,
    ...(setAside === undefined || setAside.count === 0 ? {} : { setAside }),
  };
  writeDurably(join(next, MANIFEST), [manifestText(manifest)]);
  return manifest;
}

/**
 * Replaces the current snapshot with the next one. An interrupted swap leaves one complete snapshot: a reader
 * that finds none between the two renames does the second one itself.
 */
export function swapIn(folders: SnapshotFolders): void {
  const { current, next, old } = folders;
  remove(old);
  if (existsSync(current)) renameSync(current, old);
  try {
    renameSync(next, current);
  } catch (error) {
    if (existsSync(next) || !existsSync(current)) throw error;
  }
  remove(old);
}
