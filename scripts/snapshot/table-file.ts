import type { Manifest } from '#data/snapshot.ts';
import { TABLES, type TableName } from '#model/rows/tables.ts';

/** The tables of a snapshot. */
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** The fields of each table's rows, in the order in which its file has them. */
export const FIELDS = Object.fromEntries(
  TABLE_NAMES.map((table) => [table, Object.keys(TABLES[table].shape)]),
) as unknown as Readonly<Record<TableName, readonly string[]>>;

/** The value of a field in a row of the store or of a snapshot, which lacks columns that are newer than it. */
export const fieldValue = (row: Readonly<Record<string, unknown>>, name: string): unknown =>
  row[name] ?? (name === 'old_slugs' ? [] : null);

/** A value for every table. */
export const forEachTable = <T>(value: (table: TableName) => T): Readonly<Record<TableName, T>> =>
  Object.fromEntries(TABLE_NAMES.map((table) => [table, value(table)])) as Readonly<Record<TableName, T>>;

/** A field of an unchecked row as text; empty when there is none. */
export const fieldText = (row: unknown, name: string): string =>
  typeof row === 'object' && row !== null && name in row ? String((row as Record<string, unknown>)[name]) : '';

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What a row is sorted by. */
export interface SortKey {
  readonly slug: string;
  /** Empty in tables other than neighborhoods. */
  readonly city_id: string;
}

/**
 * Orders rows by slug, and neighborhoods with the same slug by city, so that diffs of a file show only
 * changed rows.
 */
export const bySlug = (a: SortKey, b: SortKey): number =>
  compareText(a.slug, b.slug) || compareText(a.city_id, b.city_id);

/** The sort key of an unchecked row. */
export const sortKey = (row: unknown): SortKey => ({
  slug: fieldText(row, 'slug'),
  city_id: fieldText(row, 'city_id'),
});

/**
 * A row as it is written to its table's file: cut out of a list of one, which has the right indentation.
 * (replaceAll would build a rope of some sixty strings, which takes twelve times the memory.)
 */
export const rowText = (row: unknown): string => JSON.stringify([row], null, 2).slice('[\n  '.length, -'\n]'.length);

/**
 * Yields a table's file in parts: the same text as JSON.stringify of the whole list, without building the
 * list.
 */
export function* tableParts<T>(texts: Iterable<T>): Generator<T | string> {
  let any = false;
  for (const text of texts) {
    yield any ? ',\n  ' : '[\n  ';
    yield text;
    any = true;
  }
  yield any ? '\n]\n' : '[]\n';
}

/** A manifest as it is written to its file. */
export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`;
