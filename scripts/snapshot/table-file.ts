import type { Manifest } from '#data/snapshot.ts';
import { TABLES, type TableName } from '#model/rows/tables.ts';

/** The tables of a snapshot. */
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** The fields of a table's rows, in the order in which a file has them. */
export const FIELDS = Object.fromEntries(
  TABLE_NAMES.map((table) => [table, Object.keys(TABLES[table].shape)]),
) as unknown as Readonly<Record<TableName, readonly string[]>>;

/** A field of a row that nobody has checked, as text; empty where there is none. */
export const field = (row: unknown, name: string): string =>
  typeof row === 'object' && row !== null && name in row ? String((row as Record<string, unknown>)[name]) : '';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What a row's place in its file depends on. */
export interface Place {
  readonly slug: string;
  /** Empty for a row that is no neighborhood. */
  readonly city_id: string;
}

/** By slug, neighborhoods of one slug by their city: the order in which a change shows as a change of its rows only. */
export const bySlug = (a: Place, b: Place): number => byText(a.slug, b.slug) || byText(a.city_id, b.city_id);

/** Where a row belongs that nobody has checked. */
export const placeOf = (row: unknown): Place => ({ slug: field(row, 'slug'), city_id: field(row, 'city_id') });

/**
 * A row as it stands in its table's file: cut out of a list of one, which is indented already. (replaceAll would make a
 * rope of some sixty strings of it, twelve times the memory.)
 */
export const rowText = (row: unknown): string => JSON.stringify([row], null, 2).slice('[\n  '.length, -'\n]'.length);

/** A table's file in parts, from its rows' texts: what JSON.stringify makes of the whole list, without the whole list. */
export function* tableParts<T>(texts: Iterable<T>): Generator<T | string> {
  let any = false;
  for (const text of texts) {
    yield any ? ',\n  ' : '[\n  ';
    yield text;
    any = true;
  }
  yield any ? '\n]\n' : '[]\n';
}

/** A manifest's file. */
export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`;
