import type { Manifest } from '#data/snapshot.ts';
import { type PictureEntry, readPicture } from '#data/snapshot-pictures.ts';
import { DataError, type Issue } from '#model/rows/issue.ts';
import type { Reading } from './insist.ts';
import type { KeptRow } from './kept-rows.ts';
import { askForPicture, type PictureAnswer } from './picture-requests.ts';
import { fileIssues, type WantedFile, wantedFiles } from './wanted-pictures.ts';

/** How many files are asked for at once. */
const AT_ONCE = 4;

/** What is needed, what stands, and what is done with a file that comes. */
export interface PictureOrder {
  /** The store's address. */
  readonly store: string;
  readonly posts: readonly KeptRow[];
  /** The snapshot that stands, and what its manifest lists. */
  readonly stands: { readonly folder: string; readonly entries: Manifest['pictures'] };
  /** Takes a file's bytes; null in a dry run, which only looks whether the store has what does not stand. */
  readonly write: ((file: string, bytes: Buffer) => PictureEntry) | null;
}

/** The files of the pictures that posts show, two for a wide picture. */
export interface PictureCounts {
  readonly files: number;
  /** How many of them did not stand, or not whole, and were asked for. */
  readonly added: number;
  /** How many that stand no post shows any more. */
  readonly removed: number;
}

/** Does a task for each of some things, a few at a time. When one fails, those under way are ended. */
async function forEach<T>(
  things: readonly T[],
  reading: Reading,
  task: (thing: T, reading: Reading) => Promise<void>,
): Promise<void> {
  const failed = new AbortController();
  const own = { ...reading, signal: AbortSignal.any([reading.signal, failed.signal]) };
  const queue = things.values();
  const work = async (): Promise<void> => {
    try {
      for (const thing of queue) await task(thing, own);
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const byText = <T>(text: (thing: T) => string) => {
  return (a: T, b: T): number => (text(a) < text(b) ? -1 : 1);
};

/**
 * Gathers the files of the pictures that posts show: from the snapshot that stands where it has them, else from the
 * store's public addresses. Entries come in the order of their names; there are none in a dry run. Throws a DataError with
 * a issue for each place that names a file which the store does not have whole, or an Error when it cannot be reached.
 */
export async function gatherPictures(
  { store, posts, stands, write }: PictureOrder,
  reading: Reading,
): Promise<{ readonly entries: PictureEntry[]; readonly counts: PictureCounts }> {
  const wanted = wantedFiles(posts);
  const listed = new Map(stands.entries.map((entry) => [entry.name, entry]));
  const entries: PictureEntry[] = [];
  const issues: Issue[] = [];
  let added = 0;
  const find = async (file: WantedFile, own: Reading): Promise<PictureAnswer> => {
    const entry = listed.get(file.file);
    const kept = entry === undefined ? null : readPicture(stands.folder, entry);
    if (kept !== null) return { ok: true, bytes: kept };
    added += 1;
    return askForPicture(store, file, write === null ? 'HEAD' : 'GET', own);
  };
  await forEach(wanted, reading, async (file, own) => {
    const answer = await find(file, own);
    if (!answer.ok) issues.push(...fileIssues(file, answer.reason));
    else if (write !== null) entries.push(write(file.file, answer.bytes));
  });
  if (issues.length > 0)
    throw new DataError(issues.sort(byText(({ row, field, value }) => `${row} ${field} ${value}`)));
  const needed = new Set(wanted.map(({ file }) => file));
  const removed = stands.entries.filter(({ name }) => !needed.has(name)).length;
  return { entries: entries.sort(byText(({ name }) => name)), counts: { files: wanted.length, added, removed } };
}
