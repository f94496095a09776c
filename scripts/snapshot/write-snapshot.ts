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
import { MANIFEST, settleSwap, type SnapshotFolders } from '#data/snapshot-folders.ts';
import { type PictureEntry, PICTURES } from '#data/snapshot-pictures.ts';
import { pictureOfFile } from '#model/uploaded-picture.ts';
import type { TableRows } from './changes.ts';
import type { KeptRow } from './kept-rows.ts';
import { bySlug, manifestText, TABLE_NAMES, tableParts } from './table-file.ts';

/** Bytes written at a time. */
const CHUNK = 1 << 18;

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Writes a text in parts, on the disk when it returns, and gives its digest. */
function writeText(file: string, parts: Iterable<string | Buffer>): string {
  const sum = createHash('sha256');
  const handle = openSync(file, 'w');
  let waiting: Buffer[] = [];
  let length = 0;
  const write = (): void => {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    length = 0;
    sum.update(bytes);
    for (let done = 0; done < bytes.length;) done += writeSync(handle, bytes, done);
  };
  try {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      waiting.push(bytes);
      length += bytes.length;
      if (length >= CHUNK) write();
    }
    write();
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return sum.digest('hex');
}

function* textsOf(rows: readonly KeptRow[]): Generator<Buffer> {
  for (const row of rows) yield row.text;
}

/** A name in a folder that none of a snapshot's has; hidden files do not count. */
const strangeName = (folder: string, isOwn: (name: string) => boolean): string | undefined =>
  existsSync(folder) ? readdirSync(folder).find((name) => !isOwn(name) && !name.startsWith('.')) : undefined;

/** Throws an Error when a folder holds anything but a snapshot: a typing error must not replace src/ by one. */
export function assertSnapshotFolder({ current }: SnapshotFolders): void {
  const own = new Set([...TABLE_NAMES.map((name) => `${name}.json`), MANIFEST, PICTURES]);
  const strange =
    strangeName(current, (name) => own.has(name)) ??
    strangeName(join(current, PICTURES), (name) => pictureOfFile(name) !== null);
  if (strange === undefined) return;
  throw new Error(`${current} holds ${strange}, which is no part of a snapshot: it is not replaced.`);
}

/** Ends a swap that was interrupted and removes what an interrupted run left. */
export function recover(folders: SnapshotFolders): void {
  settleSwap(folders);
  remove(folders.next);
  remove(folders.old);
}

/** Writes a picture's file into the next snapshot, and gives its entry for the manifest. */
export function writePicture({ next }: SnapshotFolders, name: string, bytes: Buffer): PictureEntry {
  const folder = join(next, PICTURES);
  mkdirSync(folder, { recursive: true });
  return { name, bytes: bytes.length, sha256: writeText(join(folder, name), [bytes]) };
}

/** Removes what is written of the next snapshot. */
export const discardNext = ({ next }: SnapshotFolders): void => remove(next);

/**
 * Writes a whole snapshot beside the one that stands, sorted and sealed; the manifest comes last. The pictures that it
 * lists have been written.
 */
export function writeNext(
  { next }: SnapshotFolders,
  rows: TableRows<KeptRow>,
  { source, takenAt, pictures }: Pick<Manifest, 'source' | 'takenAt' | 'pictures'>,
): Manifest {
  mkdirSync(next, { recursive: true });
  const entries = TABLE_NAMES.map((name) => {
    const sorted = rows[name].toSorted(bySlug);
    return [name, { rows: sorted.length, sha256: writeText(join(next, `${name}.json`), tableParts(textsOf(sorted))) }];
  });
  const manifest: Manifest = {
    formatVersion: 1,
    takenAt,
    source,
    tables: Object.fromEntries(entries) as Manifest['tables'],
    pictures,
  };
  writeText(join(next, MANIFEST), [manifestText(manifest)]);
  return manifest;
}

/** Puts the next snapshot in its place. A reader that finds none between the two renames may do the second itself. */
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
