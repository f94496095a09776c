import { existsSync } from 'node:fs';
import { characteristicNotices, type WordedRow } from '#data/characteristic-notices.ts';
import { readCatalogue } from '#data/catalogue/read.ts';
import type { Manifest } from '#data/snapshot.ts';
import { type SnapshotFolders, snapshotFolders, standingFolder } from '#data/snapshot-folders.ts';
import { joinIssues } from '#data/snapshot-joins.ts';
import { DataError } from '#model/rows/issue.ts';
import type { TableName } from '#model/rows/tables.ts';
import { beginReading } from './begin-reading.ts';
import { changesOf, type TableChanges, type TableRows } from './changes.ts';
import { gatherPictures, type PictureCounts } from './gather-pictures.ts';
import type { Reading } from './insist.ts';
import type { KeptRow } from './kept-rows.ts';
import { type KnownSnapshot, knownSnapshot } from './known-rows.ts';
import type { Limits } from './limits.ts';
import { pathIssues } from './path-issues.ts';
import { type Listener, type ReadTables, readStore } from './read-store.ts';
import { sizeIssues } from './size-issues.ts';
import type { StoreAddress } from './store-client.ts';
import { TABLE_NAMES } from './table-file.ts';
import { countTouchedPages } from './touched-pages.ts';
import { assertSnapshotFolder, discardNext, recover, swapIn, writeNext, writePicture } from './write-snapshot.ts';

/** What a snapshot is taken of, and where it goes. */
export interface SnapshotOrder {
  readonly store: StoreAddress;
  readonly folder: string;
  /** The folder with catalogue/ and revisions.json, to count the pages that a change touches. */
  readonly dataFolder: string;
  readonly limits: Limits;
  readonly allowShrink: boolean;
  /** Whether to read, check and compare only. */
  readonly dryRun: boolean;
}

/** What came of it. */
export interface Taken {
  readonly folder: string;
  readonly source: string;
  /** ISO 8601: when the rows were known to be what they are. */
  readonly takenAt: string;
  /** Null in a dry run. */
  readonly manifest: Manifest | null;
  readonly tables: Readonly<Record<TableName, TableChanges>>;
  /** How many pages the changes touch; null when the catalogue has issues, which a build tells of. */
  readonly pages: number | null;
  readonly pictures: PictureCounts;
}

const eachTable = <T>(value: (table: TableName) => T): Readonly<Record<TableName, T>> =>
  Object.fromEntries(TABLE_NAMES.map((name) => [name, value(name)])) as Readonly<Record<TableName, T>>;

/** Everything that is wrong with what was read, at once. */
function assertSound(read: ReadTables, known: KnownSnapshot, allowShrink: boolean): void {
  const rows = eachTable((name) => read[name].rows);
  const rowIssues = TABLE_NAMES.flatMap((name) => read[name].issues);
  const sizes = allowShrink
    ? []
    : sizeIssues(
        eachTable((name) => read[name].count),
        known.counts,
      );
  // With a city refused its neighborhoods have none: that would only repeat the same issue in other words.
  const joins =
    rowIssues.length > 0 ? [] : [...joinIssues(rows, (name) => name), ...pathIssues(rows.neighborhoods, rows.cities)];
  const issues = [...rowIssues, ...joins, ...sizes];
  if (issues.length > 0) throw new DataError(issues);
}

/** Rows that fit, parsed again one at a time: kept are only their texts. */
function* wordedRows(neighborhoods: readonly KeptRow[]): Generator<WordedRow> {
  for (const { text } of neighborhoods) yield JSON.parse(text.toString()) as WordedRow;
}

function touchedPages(rows: TableRows<KeptRow>, known: KnownSnapshot, dataFolder: string): number | null {
  try {
    return countTouchedPages(
      rows,
      eachTable((name) => known.rows[name] ?? []),
      readCatalogue(dataFolder),
    );
  } catch (error) {
    if (error instanceof DataError) return null;
    throw error;
  }
}

/** Everything from the first request to the swap. What it has written of the next snapshot when it throws is for the caller to remove. */
async function take(
  order: SnapshotOrder,
  folders: SnapshotFolders,
  reading: Reading,
  tell: Listener['rows'],
): Promise<Taken> {
  const read = await readStore(order.store, reading, tell);
  const takenAt = new Date().toISOString();

  const standing = standingFolder(folders);
  const known = knownSnapshot(standing);
  for (const name of TABLE_NAMES.filter((table) => known.rows[table] === null && existsSync(standing))) {
    reading.notice(`${name}: the file that stands cannot be read; all rows count as added.`);
  }
  assertSound(read, known, order.allowShrink);
  const rows = eachTable((name) => read[name].rows);
  for (const notice of characteristicNotices(wordedRows(rows.neighborhoods))) reading.notice(notice);
  const write = order.dryRun ? null : (file: string, bytes: Buffer) => writePicture(folders, file, bytes);
  const stands = { folder: standing, entries: known.pictures };
  const pictures = await gatherPictures({ store: order.store.url, posts: rows.posts, stands, write }, reading);
  const source = new URL(order.store.url).origin;
  const told = {
    folder: folders.current,
    source,
    takenAt,
    tables: changesOf(rows, known),
    pages: touchedPages(rows, known, order.dataFolder),
    pictures: pictures.counts,
  };
  if (order.dryRun) return { ...told, manifest: null };
  const manifest = writeNext(folders, rows, { source, takenAt, pictures: pictures.entries });
  swapIn(folders);
  return { ...told, manifest };
}

/**
 * Reads the store, checks every row, gathers the posts' pictures, compares with the snapshot that stands and puts the new
 * one in its place. One run at a time: the caller holds a lock. Throws a DataError with every issue of the rows or of the
 * pictures, or a StoreTrouble when the store cannot be read; then the snapshot stands as it was.
 */
export async function takeSnapshot(order: SnapshotOrder, listener: Listener): Promise<Taken> {
  const folders = snapshotFolders(order.folder);
  assertSnapshotFolder(folders);
  if (!order.dryRun) recover(folders);
  const { reading, end } = beginReading(order.limits, listener.notice);
  try {
    return await take(order, folders, reading, listener.rows);
  } catch (error) {
    // Not what a swap that broke off has to end with.
    if (!order.dryRun && standingFolder(folders) === folders.current) discardNext(folders);
    throw error;
  } finally {
    end();
  }
}
