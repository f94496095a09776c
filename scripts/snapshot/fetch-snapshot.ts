import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FACTS } from '#routes/paths.ts';
import { type Catalogue, readBusiness, readCatalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { sumUpNotices } from '#data/notice-summary.ts';
import { characteristicNotices, farPlaceNotices } from '#data/notices.ts';
import type { Neighborhood } from '#model/place.ts';
import type { Manifest, RemovedRows } from '#data/snapshot.ts';
import { type SnapshotFolders, snapshotFolders, activeFolder } from '#data/snapshot-folders.ts';
import { DataError } from '#model/rows/issue.ts';
import { type Rows, type TableName, TABLES } from '#model/rows/tables.ts';
import { dayAt } from '#model/format.ts';
import type { Site } from '#model/model.ts';
import { type SetAside, setAsideLines, setAsideList, type SetAsideList } from '#model/set-aside.ts';
import { affectedPages } from './affected-pages.ts';
import type { CheckedRow } from './check-rows.ts';
import { type Consequences, consequencesOf } from './consequences.ts';
import {
  compareTables,
  type PreviousSnapshot,
  readPreviousSnapshot,
  readValidRows,
  type TableChanges,
  type TableRows,
} from './compare.ts';
import { readDeployedRows } from './deployed-rows.ts';
import type { Limits } from './options.ts';
import { collectPictures, type PictureCounts } from './pictures.ts';
import { removedRows } from './removed-rows.ts';
import { readTables, type RowProgress, type TableReadings } from './read-tables.ts';
import { shrinkIssues, type VisibleRows } from './shrinking.ts';
import { snapshotRows } from './snapshot-rows.ts';
import { type ReadSession, startSession, type StoreAddress } from './store-requests.ts';
import { forEachTable, TABLE_NAMES } from './table-file.ts';
import {
  assertSnapshotFolder,
  discardNext,
  type NewManifest,
  recover,
  swapIn,
  writeNext,
  writePicture,
} from './write-snapshot.ts';

/** What to fetch, and where to write it. */
export interface FetchRequest {
  readonly store: StoreAddress;
  /** SITE_URL: the address of the deployed site, which publishes its row counts. */
  readonly siteUrl?: string | undefined;
  readonly folder: string;
  /** The folder with catalogue/ and revisions.json, to count the pages that a change affects. */
  readonly dataFolder: string;
  readonly limits: Limits;
  readonly allowShrink: boolean;
  /** Read, check and compare only; write nothing. */
  readonly dryRun: boolean;
}

/** Receives the progress of a run. */
export interface FetchListener {
  readonly rows: RowProgress;
  readonly notice: (line: string) => void;
}

/** The outcome of a run, and the fields of its JSON report. */
export interface FetchResult {
  readonly folder: string;
  readonly source: string;
  /** ISO 8601: when the rows were confirmed unchanged. */
  readonly takenAt: string;
  /** Null in a dry run. */
  readonly manifest: Manifest | null;
  readonly tables: Readonly<Record<TableName, TableChanges>>;
  /**
   * How many pages the changes affect; null when the catalogue has issues, which a build reports, and beyond 5,000
   * neighborhoods.
   */
  readonly pages: number | null;
  /** The paths of some of them, at most a hundred. */
  readonly changedPaths: readonly string[];
  /** Pages that vanish or become noindex, and texts with former names; null when the catalogue has issues. */
  readonly consequences: Consequences | null;
  readonly pictures: PictureCounts;
  readonly setAside: SetAsideList;
}

/** Parses checked rows again, one at a time, because only their texts are in memory. */
function* parseRows<T>(rows: readonly CheckedRow[]): Generator<T> {
  for (const { text } of rows) yield JSON.parse(text.toString()) as T;
}

/** What a build will say about the rows: unknown characteristics, and coordinates beyond the region's reach. */
function rowNotices({ cities, neighborhoods }: TableRows<CheckedRow>, dataFolder: string): readonly string[] {
  const { business } = readBusiness(join(dataFolder, 'catalogue', 'business.json'));
  return sumUpNotices([
    ...farPlaceNotices({ cities: parseRows(cities), neighborhoods: parseRows(neighborhoods) }, business),
    ...characteristicNotices(parseRows<Pick<Neighborhood, 'slug' | 'characteristics'>>(neighborhoods)),
  ]);
}

/** The site that a build would make from these rows now. */
function siteOf(rows: TableRows<CheckedRow>, catalogue: Catalogue, removed: RemovedRows): Site {
  const at = new Date().toISOString();
  const parsed = forEachTable((table) => [...parseRows(rows[table])].map((row) => TABLES[table].parse(row)));
  const model = joinModel(parsed as unknown as Rows, catalogue, at, removed);
  const { url, region } = model.business;
  return { model, origin: url, day: dayAt(at, region.timeZone), cards: new Set() };
}

/** Beyond this many neighborhoods, comparing their pages takes minutes. */
const MAX_COMPARED = 5000;

/**
 * The effect of the changes on pages; null when catalogue or redirects have issues, which a build reports. Does not
 * compare the pages of a very large site.
 */
function effectOnPages(
  rows: TableRows<CheckedRow>,
  previous: PreviousSnapshot,
  { removed, folder, dataFolder }: { removed: RemovedRows; folder: string; dataFolder: string },
): Pick<FetchResult, 'pages' | 'changedPaths' | 'consequences'> {
  const before = forEachTable((table) => previous.rows[table] ?? []);
  const isComparable = Math.max(before.neighborhoods.length, rows.neighborhoods.length) <= MAX_COMPARED;
  try {
    const catalogue = readCatalogue(dataFolder);
    const consequences = consequencesOf(rows, { ...previous, rows: before, folder }, removed, {
      catalogue,
      dataFolder,
    });
    const changes = Object.values(compareTables(rows, previous));
    if (changes.every(({ added, changed, removed: gone }) => added + changed + gone === 0))
      return { pages: 0, changedPaths: [], consequences };
    if (!isComparable) return { pages: null, changedPaths: [], consequences };
    const old = forEachTable((table) => readValidRows(folder, table));
    const { count, paths } = affectedPages(
      siteOf(old, catalogue, previous.removed),
      siteOf(rows, catalogue, removed),
      dataFolder,
    );
    return { pages: count, changedPaths: paths, consequences };
  } catch (error) {
    if (error instanceof DataError) return { pages: null, changedPaths: [], consequences: null };
    throw error;
  }
}

/**
 * The row counts of what visitors have now: those that the deployed site publishes, or else those of the snapshot that
 * is replaced, which in a checkout may be much older than the site.
 */
async function visibleRows(
  siteUrl: string | undefined,
  { counts }: PreviousSnapshot,
  { limits, notice }: ReadSession,
): Promise<VisibleRows> {
  const current = { counts, where: 'in the current snapshot' };
  if (siteUrl === undefined) return current;
  const deployed = await readDeployedRows(siteUrl, limits.requestMs);
  if (deployed.ok) return { counts: deployed.counts, where: `on ${siteUrl}` };
  notice(
    `${siteUrl}${BUILD_FACTS} could not be read (${deployed.reason}): rows are counted against the current snapshot.`,
  );
  return current;
}

/** The state in the store of each table that had rows set aside. */
function storeStates(read: TableReadings, entries: readonly SetAside[]): NonNullable<NewManifest['store']> {
  const tables = [...new Set(entries.map(({ table }) => table))];
  return Object.fromEntries(
    tables.map((table) => [table, { rows: read[table].version.count, newest: read[table].version.newest }]),
  );
}

/**
 * Runs from the first request to the swap. When it throws, the caller removes the incomplete next snapshot.
 */
async function fetchInto(
  folders: SnapshotFolders,
  { store, siteUrl, dataFolder, allowShrink, dryRun }: FetchRequest,
  session: ReadSession,
  progress: RowProgress,
): Promise<FetchResult> {
  const read = await readTables(store, session, progress);
  const takenAt = new Date().toISOString();

  const current = activeFolder(folders);
  const previous = readPreviousSnapshot(current);
  for (const table of TABLE_NAMES) {
    if (previous.rows[table] === null && existsSync(current))
      session.notice(`${table}: the current snapshot's file is unreadable; all rows count as added.`);
  }
  const { rows, setAside } = snapshotRows(read, previous, (table, ids) => readValidRows(current, table, ids));
  const counts = forEachTable((table) => rows[table].length);
  const shrunken = allowShrink ? [] : shrinkIssues(counts, await visibleRows(siteUrl, previous, session));
  if (shrunken.length > 0) {
    for (const line of setAsideLines(setAsideList(setAside))) session.notice(line);
    throw new DataError(shrunken, { mayBeMeant: true });
  }
  for (const line of rowNotices(rows, dataFolder)) session.notice(line);

  const pictures = await collectPictures(
    {
      store: store.url,
      posts: rows.posts,
      previous: { folder: current, entries: previous.pictures },
      write: dryRun ? null : (file, bytes) => writePicture(folders, file, bytes),
    },
    session,
  );
  const entries = [...setAside, ...pictures.setAside];
  const source = new URL(store.url).origin;
  const removed = removedRows(rows, previous);
  const result = {
    folder: folders.current,
    source,
    takenAt,
    tables: compareTables(rows, previous),
    ...effectOnPages(rows, previous, { removed, folder: current, dataFolder }),
    pictures: pictures.counts,
    setAside: setAsideList(entries),
  };
  if (dryRun) return { ...result, manifest: null };
  const manifest = writeNext(folders, rows, {
    source,
    takenAt,
    pictures: pictures.entries,
    removed,
    setAside: result.setAside,
    store: storeStates(read, setAside),
  });
  swapIn(folders);
  return { ...result, manifest };
}

/**
 * Reads the store, sets aside rows and pictures that the site cannot show, compares with the current snapshot, and
 * replaces it. The caller holds the folder's lock. Throws a DataError when a table lost too many rows, or a
 * StoreError when the store cannot be read; the current snapshot is then unchanged.
 */
export async function fetchSnapshot(request: FetchRequest, listener: FetchListener): Promise<FetchResult> {
  const folders = snapshotFolders(request.folder);
  assertSnapshotFolder(folders);
  if (!request.dryRun) recover(folders);
  const { session, end } = startSession(request.limits, listener.notice);
  try {
    return await fetchInto(folders, request, session, listener.rows);
  } catch (error) {
    // In the middle of a swap, the next snapshot is the only complete one.
    if (!request.dryRun && activeFolder(folders) === folders.current) discardNext(folders);
    throw error;
  } finally {
    end();
  }
}
