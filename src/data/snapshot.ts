import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DataError, type Issue, issuesOf, showValue } from '#model/rows/issue.ts';
import { errorMap, parseRows } from '#model/rows/parse.ts';
import { type Row, type Rows, TABLES, type TableName } from '#model/rows/tables.ts';
import { instant, oldPlaces, oldSlugs } from '#model/rows/fields.ts';
import { readJson } from './files.ts';
import { MANIFEST, completeSwap, snapshotFolders, activeFolder } from './snapshot-folders.ts';
import { joinIssues } from './snapshot-joins.ts';
import { pictureEntry, pictureIssues } from './snapshot-pictures.ts';

const tableEntry = z.object({
  rows: z.int('a number of rows').nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 digest in hexadecimal'),
});

/**
 * The slugs of rows that an earlier snapshot had, and of neighborhoods their addresses
 * ('columbia-south-carolina/rosewood'), oldest first: their pages lead to the nearest page that is left.
 */
const removedRows = z.object({ cities: oldSlugs, services: oldSlugs, neighborhoods: oldPlaces });

/** The slugs of rows that an earlier snapshot had. */
export type RemovedRows = z.infer<typeof removedRows>;

/** The removed rows of a first snapshot. */
export const NOTHING_REMOVED: RemovedRows = { cities: [], services: [], neighborhoods: [] };

/** Schema of manifest.json: row counts and digests of the tables, and when and from where they were read. */
export const manifestSchema = z.object({
  formatVersion: z.literal(1, '1'),
  takenAt: instant,
  source: z.string('where the rows were read'),
  tables: z.object({ cities: tableEntry, services: tableEntry, neighborhoods: tableEntry, posts: tableEntry }),
  // Absent in snapshots that predate pictures in posts.
  pictures: z.array(pictureEntry, 'a list of files').default([]),
  // Absent in snapshots that predate it.
  removed: removedRows.default(NOTHING_REMOVED),
});

/** The manifest of a snapshot. */
export type Manifest = z.infer<typeof manifestSchema>;

/** A snapshot: its manifest and its parsed rows. */
export interface Snapshot {
  readonly manifest: Manifest;
  readonly rows: Rows;
  /** The files of tables that differ from the manifest; always empty without `acceptEdits`. */
  readonly edited: readonly string[];
}

/** How to read a snapshot. */
export interface SnapshotOptions {
  /** Also reads tables that were edited since the snapshot was locked, for the development server. */
  readonly acceptEdits?: boolean | undefined;
}

const GET_IT = 'download it with: npm run snapshot';
const LOCK_IT = 'the digest of the manifest; after editing by hand run: npm run snapshot:lock';

/** The SHA-256 digest of a table's file, in hexadecimal. */
export function digest(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST);
  const result = readJson(file, GET_IT);
  if (!result.ok) throw new DataError([result.issue]);
  const parsed = manifestSchema.safeParse(result.value, { error: errorMap });
  if (!parsed.success) throw new DataError(issuesOf(parsed.error, file, '-', result.value));
  return parsed.data;
}

/** Reads a table. Adds its issues to `issues`, or one to `edits` if it is valid and differs from the manifest. */
function readTable<T extends TableName>(
  folder: string,
  table: T,
  { manifest, issues, edits }: { readonly manifest: Manifest; readonly issues: Issue[]; readonly edits: Issue[] },
): readonly Row<T>[] {
  const file = join(folder, `${table}.json`);
  const result = readJson(file, GET_IT);
  if (!result.ok) {
    issues.push(result.issue);
    return [];
  }
  const parsed = parseRows(TABLES[table], result.value, file);
  issues.push(...parsed.issues);
  const entry = manifest.tables[table];
  const sha256 = digest(readFileSync(file));
  if (parsed.issues.length === 0 && sha256 !== entry.sha256) {
    edits.push({ file, row: '-', field: 'sha256', value: showValue(sha256), expected: LOCK_IT });
  } else if (parsed.issues.length === 0 && parsed.rows.length !== entry.rows) {
    const expected = `${entry.rows}, as the manifest says`;
    issues.push({ file, row: '-', field: 'number of rows', value: String(parsed.rows.length), expected });
  }
  return parsed.rows as readonly Row<T>[];
}

function readOnce(folder: string, acceptEdits: boolean): Snapshot {
  const manifest = readManifest(folder);
  const issues: Issue[] = [];
  const edits: Issue[] = [];
  const reading = { manifest, issues, edits };
  const rows: Rows = {
    cities: readTable(folder, 'cities', reading),
    services: readTable(folder, 'services', reading),
    neighborhoods: readTable(folder, 'neighborhoods', reading),
    posts: readTable(folder, 'posts', reading),
  };
  if (!acceptEdits) issues.push(...edits);
  // Checking joins over invalid tables would only repeat the same issues.
  if (issues.length === 0) issues.push(...joinIssues(rows, (table) => join(folder, `${table}.json`)));
  if (issues.length === 0) issues.push(...pictureIssues(folder, manifest.pictures, rows.posts));
  if (issues.length > 0) throw new DataError(issues);
  return { manifest, rows, edited: edits.map(({ file }) => file) };
}

/** A manifest's text, or null if it is missing. A change means that the snapshot was swapped. */
function manifestText(folder: string): string | null {
  try {
    return readFileSync(join(folder, MANIFEST), 'utf8');
  } catch {
    return null;
  }
}

/**
 * Reads and validates a snapshot: manifest, tables, joins between them, and pictures. Completes an
 * interrupted swap first, and starts over if the snapshot is swapped meanwhile, so that files of two
 * snapshots never mix. Throws one DataError with every issue found.
 */
export function readSnapshot(folder: string, { acceptEdits = false }: SnapshotOptions = {}): Snapshot {
  const folders = snapshotFolders(folder);
  for (;;) {
    completeSwap(folders);
    const before = manifestText(folder);
    // A swap during the read shows up as digest mismatches; ignore them and read the new snapshot.
    const wasSwapped = (): boolean => manifestText(folder) !== before || activeFolder(folders) !== folders.current;
    try {
      const snapshot = readOnce(folder, acceptEdits);
      if (snapshot.edited.length === 0 || !wasSwapped()) return snapshot;
    } catch (error) {
      if (!wasSwapped()) throw error;
    }
  }
}
