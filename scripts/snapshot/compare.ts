import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '#data/files.ts';
import { type Manifest, manifestSchema, NOTHING_REMOVED, type RemovedRows } from '#data/snapshot.ts';
import { MANIFEST } from '#data/snapshot-folders.ts';
import type { TableName } from '#model/rows/tables.ts';
import { type CheckedRow, checkRows, digestRow, oldSlugsOf, type RowDigest } from './check-rows.ts';
import { fieldText, forEachTable } from './table-file.ts';

/** The rows of every table. */
export type TableRows<R> = Readonly<Record<TableName, readonly R[]>>;

/** The snapshot in the folder before this run, as far as it is readable. */
export interface PreviousSnapshot {
  /** Null for a table that cannot be read. */
  readonly rows: Readonly<Record<TableName, readonly RowDigest[] | null>>;
  /** Row counts: from the table's file, else from the manifest, else null. */
  readonly counts: Readonly<Record<TableName, number | null>>;
  /** The rows that snapshots before this one had. */
  readonly removed: RemovedRows;
  /** The picture files listed in the manifest; the files themselves are not checked. */
  readonly pictures: Manifest['pictures'];
}

type AnyRow = Readonly<Record<string, unknown>>;

const toRowDigest = (table: TableName, row: AnyRow): RowDigest => ({
  id: fieldText(row, 'id'),
  slug: fieldText(row, 'slug'),
  city_id: table === 'neighborhoods' ? fieldText(row, 'city_id') : '',
  old_slugs: oldSlugsOf(row),
  digest: digestRow(table, row),
});

const END_OF_ROW = '\n  }';
const COMMA = ','.charCodeAt(0);

/**
 * Yields the rows of a file in the format of tableParts, one at a time: parsing 100,000 at once would take
 * five times the file's size in memory. Throws a SyntaxError for another format.
 */
function* parseFormattedRows(bytes: Buffer): Generator<AnyRow> {
  let from = bytes.indexOf('[') + 1;
  for (let end = bytes.indexOf(END_OF_ROW, from); end !== -1; end = bytes.indexOf(END_OF_ROW, from)) {
    const after = end + END_OF_ROW.length;
    yield JSON.parse(bytes.toString('utf8', from, after)) as AnyRow;
    from = bytes[after] === COMMA ? after + 1 : after;
  }
  if (bytes.toString('utf8', from).trim() !== ']') throw new SyntaxError('not in the format of a table file');
}

/** Reads a table's file row by row and collects what `pick` returns of each; null when it cannot be read. */
function readRows<T>(folder: string, table: TableName, pick: (row: AnyRow) => readonly T[]): readonly T[] | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, `${table}.json`));
  } catch {
    return null;
  }
  try {
    const picked: T[] = [];
    for (const row of parseFormattedRows(bytes)) picked.push(...pick(row));
    return picked;
  } catch {
    // Edited by hand and formatted differently.
  }
  try {
    const rows: unknown = JSON.parse(bytes.toString());
    return Array.isArray(rows) ? rows.flatMap((row: AnyRow) => pick(row)) : null;
  } catch {
    return null;
  }
}

/** The valid rows of the previous snapshot: all, or those with one of these ids. */
export function readValidRows(folder: string, table: TableName, ids?: ReadonlySet<string>): readonly CheckedRow[] {
  if (ids?.size === 0) return [];
  const isAsked = (row: AnyRow): boolean => ids?.has(fieldText(row, 'id')) ?? true;
  const rows = readRows(folder, table, (row) => (isAsked(row) ? checkRows(table, [row]).rows : []));
  return rows ?? [];
}

/** Reads the snapshot that a new one is compared with. Never throws: unreadable parts are null or empty. */
export function readPreviousSnapshot(folder: string): PreviousSnapshot {
  const json = readJson(join(folder, MANIFEST), '');
  const manifest = manifestSchema.safeParse(json.ok ? json.value : null).data ?? null;
  const rows = forEachTable((table) => readRows(folder, table, (row) => [toRowDigest(table, row)]));
  return {
    rows,
    counts: forEachTable((table) => rows[table]?.length ?? manifest?.tables[table].rows ?? null),
    removed: manifest?.removed ?? NOTHING_REMOVED,
    pictures: manifest?.pictures ?? [],
  };
}

/** How a table differs from the previous snapshot. */
export interface TableChanges {
  readonly rows: number;
  /** The previous number of rows; null when unknown. */
  readonly before: number | null;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

function compareTable(rows: readonly RowDigest[], previous: readonly RowDigest[], before: number | null): TableChanges {
  const remaining = new Map(previous.map((row) => [row.id, row.digest]));
  let added = 0;
  let changed = 0;
  for (const { id, digest } of rows) {
    const old = remaining.get(id);
    if (old === undefined) added += 1;
    else if (old !== digest) changed += 1;
    remaining.delete(id);
  }
  return { rows: rows.length, before, added, changed, removed: remaining.size };
}

/** Counts the rows added, changed and removed in each table. Rows are matched by id. */
export const compareTables = (
  rows: TableRows<RowDigest>,
  previous: PreviousSnapshot,
): Readonly<Record<TableName, TableChanges>> =>
  forEachTable((table) => compareTable(rows[table], previous.rows[table] ?? [], previous.counts[table]));
