import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DataError, type Issue, issuesOf, showValue } from '#model/rows/issue.ts';
import { errorMap, parseRows } from '#model/rows/parse.ts';
import { type Row, type Rows, TABLES, type TableName } from '#model/rows/tables.ts';
import { instant, oldPlaces, oldSlugs } from '#model/rows/fields.ts';
import { issueOf, OUTCOMES, setAside, type SetAside } from '#model/set-aside.ts';
import { readJson } from './files.ts';
import { citySlugIssues, withoutCitySlugs } from './former-service-slugs.ts';
import { MANIFEST, completeSwap, snapshotFolders, activeFolder } from './snapshot-folders.ts';
import { separateTables } from './snapshot-joins.ts';
import { damagedPictures, missingPictures, pictureEntry, withoutPictures } from './snapshot-pictures.ts';

const tableEntry = z.object({
  rows: z.int('a number of rows').nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 digest in hexadecimal'),
  // What the store had, if rows were set aside: the staff area compares it with the store.
  store: z.object({ rows: z.int('a number of rows').nonnegative(), newest: z.string('a time').nullable() }).optional(),
});

const tableNames = Object.keys(TABLES) as [TableName, ...TableName[]];

const setAsideEntry = z.object({
  table: z.enum(tableNames),
  id: z.string('the id of a row'),
  row: z.string('the name of a row'),
  field: z.string('the name of a field'),
  value: z.string('the value as text'),
  expected: z.string('what was expected'),
  outcome: z.enum(OUTCOMES),
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
  // What could not be used as the store has it. Absent in snapshots that predate it, or were edited by hand.
  setAside: z
    .object({
      count: z.int('a number of issues').nonnegative(),
      first: z.array(setAsideEntry, 'a list of issues').readonly(),
    })
    .optional(),
});

/** The manifest of a snapshot. */
export type Manifest = z.infer<typeof manifestSchema>;

/** A snapshot: its manifest and its parsed rows. */
export interface Snapshot {
  readonly manifest: Manifest;
  readonly rows: Rows;
  /** What was set aside in reading, because an older version or another program wrote the snapshot. */
  readonly setAside: readonly SetAside[];
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
  if (!result.ok) throw new DataError([result.issue], { mayBeMeant: true });
  const parsed = manifestSchema.safeParse(result.value, { error: errorMap });
  if (!parsed.success) throw new DataError(issuesOf(parsed.error, file, '-', result.value), { mayBeMeant: true });
  return parsed.data;
}

/** A table's valid rows, and the entries of the others. */
interface TableReading<T extends TableName> {
  readonly rows: readonly Row<T>[];
  readonly invalid: readonly SetAside[];
}

/** The id of a row that may be anything. */
const idOf = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'id' in row && ['string', 'number'].includes(typeof row.id)
    ? String(row.id)
    : '';

/**
 * Reads a table. `issues` gets what makes the snapshot unusable: a file that is missing, or is invalid and not the
 * manifest's; `edits` gets one if it is valid and not the manifest's.
 */
function readTable<T extends TableName>(
  folder: string,
  table: T,
  { manifest, issues, edits }: { readonly manifest: Manifest; readonly issues: Issue[]; readonly edits: Issue[] },
): TableReading<T> {
  const file = join(folder, `${table}.json`);
  const result = readJson(file, GET_IT);
  if (!result.ok) {
    issues.push(result.issue);
    return { rows: [], invalid: [] };
  }
  const parsed = parseRows(TABLES[table], result.value, file);
  const entry = manifest.tables[table];
  const sha256 = digest(readFileSync(file));
  const count = parsed.rows.length + parsed.rejected.length;
  if (!Array.isArray(result.value)) {
    issues.push(...parsed.issues);
  } else if (sha256 !== entry.sha256) {
    // Edited by hand: what is wrong with a row says more than the digest.
    issues.push(...parsed.issues);
    if (parsed.issues.length === 0)
      edits.push({ file, row: '-', field: 'sha256', value: showValue(sha256), expected: LOCK_IT });
  } else if (count !== entry.rows) {
    const expected = `${entry.rows}, as the manifest says`;
    issues.push({ file, row: '-', field: 'number of rows', value: String(count), expected });
  }
  const invalid = parsed.rejected.flatMap((row) => setAside(table, idOf(row.value), row.issues, 'left out'));
  return { rows: parsed.rows as readonly Row<T>[], invalid };
}

/** Takes the pictures that the snapshot does not have out of posts, and adds entries for them. */
function takeOutPictures(
  posts: Rows['posts'],
  { pictures }: Pick<Manifest, 'pictures'>,
  entries: SetAside[],
): Rows['posts'] {
  const files = new Set(pictures.map(({ name }) => name));
  return posts.map((post) => {
    const missing = missingPictures(post, files);
    if (missing.length === 0) return post;
    const issues = missing.map((reference) => ({
      file: 'posts',
      row: post.slug,
      field: reference.field,
      value: showValue(reference.missing),
      expected: 'a picture of the snapshot',
    }));
    entries.push(...setAside('posts', post.id, issues, 'shown without the picture'));
    return withoutPictures(post, missing);
  });
}

/** Takes former slugs that look like a city's out of services, and adds entries for them. */
function takeOutCitySlugs(services: Rows['services'], entries: SetAside[]): Rows['services'] {
  return services.map((service) => {
    const issues = citySlugIssues(service, 'services');
    if (issues.length === 0) return service;
    entries.push(...setAside('services', service.id, issues, 'shown without the former slug'));
    return withoutCitySlugs(service);
  });
}

function readOnce(folder: string, acceptEdits: boolean): Snapshot {
  const manifest = readManifest(folder);
  const issues: Issue[] = [];
  const edits: Issue[] = [];
  const reading = { manifest, issues, edits };
  const tables = {
    cities: readTable(folder, 'cities', reading),
    services: readTable(folder, 'services', reading),
    neighborhoods: readTable(folder, 'neighborhoods', reading),
    posts: readTable(folder, 'posts', reading),
  };
  if (!acceptEdits) issues.push(...edits);
  if (issues.length === 0) issues.push(...damagedPictures(folder, manifest.pictures));
  if (issues.length > 0) throw new DataError(issues, { mayBeMeant: true });
  const entries = Object.values(tables).flatMap(({ invalid }) => invalid);
  const { rows, rejected } = separateTables(
    {
      cities: tables.cities.rows,
      services: tables.services.rows,
      neighborhoods: tables.neighborhoods.rows,
      posts: tables.posts.rows,
    },
    tables.cities.invalid.map(({ id }) => id),
  );
  for (const { table, id, issue } of rejected) entries.push(...setAside(table, id, [issue], 'left out'));
  const services = takeOutCitySlugs(rows.services, entries);
  const posts = takeOutPictures(rows.posts, manifest, entries);
  // Somebody is editing, and can correct what a build would leave out.
  if (edits.length > 0 && entries.length > 0)
    throw new DataError(entries.map((entry) => issueOf(entry, join(folder, `${entry.table}.json`))));
  return { manifest, rows: { ...rows, services, posts }, setAside: entries, edited: edits.map(({ file }) => file) };
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
 * Reads a snapshot: manifest, tables, joins between them, and pictures. Leaves out what the site cannot show.
 * Completes an interrupted swap first, and starts over if the snapshot is swapped meanwhile, so that files of two
 * snapshots never mix. Throws one DataError with every issue if the files are not those of the manifest.
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
