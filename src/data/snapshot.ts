import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DataError, type Fault, faultsOf, showValue } from '#rows/fault.ts';
import { duplicateFaults, parseRows } from '#rows/parse.ts';
import { type Row, type Rows, TABLES, type TableName } from '#rows/tables.ts';
import { instant } from '#rows/text.ts';
import { readJson } from './files.ts';

const tableEntry = z.object({
  rows: z.int('a number of rows').nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 digest in hexadecimal'),
});

/** manifest.json of a snapshot: what the tables hold, and when and where they were read. */
export const manifestSchema = z.object({
  formatVersion: z.literal(1, '1'),
  takenAt: instant,
  source: z.string('where the rows were read'),
  tables: z.object({ cities: tableEntry, services: tableEntry, neighborhoods: tableEntry, posts: tableEntry }),
});

/** The manifest of a snapshot. */
export type Manifest = z.infer<typeof manifestSchema>;

/** A whole snapshot: its manifest and its parsed rows. */
export interface Snapshot {
  readonly manifest: Manifest;
  readonly rows: Rows;
}

const GET_IT = 'get it with: npm run snapshot';
const SEAL_IT = 'the digest of the manifest; after editing by hand run: npm run snapshot:seal';

/** The SHA-256 digest of a table's file, in hexadecimal. */
export function digest(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function readManifest(folder: string): Manifest {
  const file = join(folder, 'manifest.json');
  const result = readJson(file, GET_IT);
  if (!result.ok) throw new DataError([result.fault]);
  const parsed = manifestSchema.safeParse(result.value);
  if (!parsed.success) throw new DataError(faultsOf(parsed.error, file, '-', result.value));
  return parsed.data;
}

function readTable<T extends TableName>(folder: string, table: T, manifest: Manifest, faults: Fault[]): readonly Row<T>[] {
  const file = join(folder, `${table}.json`);
  const result = readJson(file, GET_IT);
  if (!result.ok) {
    faults.push(result.fault);
    return [];
  }
  const parsed = parseRows(TABLES[table], result.value, file);
  faults.push(...parsed.faults);
  const entry = manifest.tables[table];
  const sha256 = digest(readFileSync(file));
  if (parsed.faults.length === 0 && sha256 !== entry.sha256) {
    faults.push({ file, row: '-', field: 'sha256', value: showValue(sha256), expected: SEAL_IT });
  } else if (parsed.faults.length === 0 && parsed.rows.length !== entry.rows) {
    const expected = `${entry.rows}, as the manifest says`;
    faults.push({ file, row: '-', field: 'number of rows', value: String(parsed.rows.length), expected });
  }
  return parsed.rows as readonly Row<T>[];
}

function joinFaults(folder: string, rows: Rows): Fault[] {
  const file = (table: TableName): string => join(folder, `${table}.json`);
  const slugOf = (row: { slug: string }): string => row.slug;
  const cities = new Set(rows.cities.map((city) => city.id));
  const homeless = rows.neighborhoods
    .filter((row) => !cities.has(row.city_id))
    .map((row) => ({
      file: file('neighborhoods'),
      row: row.slug,
      field: 'city_id',
      value: showValue(row.city_id),
      expected: 'the id of a row of cities.json',
    }));
  return [
    ...homeless,
    ...duplicateFaults(rows.cities, file('cities'), 'slug', slugOf, (row) => `${row.slug} (id ${row.id})`),
    ...duplicateFaults(rows.cities, file('cities'), 'id', (row) => row.id, slugOf),
    ...duplicateFaults(rows.services, file('services'), 'slug', slugOf, (row) => `${row.slug} (id ${row.id})`),
    ...duplicateFaults(rows.posts, file('posts'), 'slug', slugOf, (row) => `${row.slug} (id ${row.id})`),
    ...duplicateFaults(
      rows.neighborhoods,
      file('neighborhoods'),
      'slug within its city',
      (row) => `${row.city_id} ${row.slug}`,
      (row) => `${row.slug} (id ${row.id})`,
    ),
  ];
}

/**
 * Reads and checks a snapshot folder: the manifest, each table by its schema, the joins between them.
 * Throws one DataError with every fault found.
 */
export function readSnapshot(folder: string): Snapshot {
  const manifest = readManifest(folder);
  const faults: Fault[] = [];
  const rows: Rows = {
    cities: readTable(folder, 'cities', manifest, faults),
    services: readTable(folder, 'services', manifest, faults),
    neighborhoods: readTable(folder, 'neighborhoods', manifest, faults),
    posts: readTable(folder, 'posts', manifest, faults),
  };
  // Joins over tables that did not parse would only repeat the same faults in other words.
  if (faults.length === 0) faults.push(...joinFaults(folder, rows));
  if (faults.length > 0) throw new DataError(faults);
  return { manifest, rows };
}
