import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '#data/files.ts';
import { type Manifest, manifestSchema } from '#data/snapshot.ts';
import { MANIFEST } from '#data/snapshot-folders.ts';
import type { TableName } from '#model/rows/tables.ts';
import { type KeptRow, rowDigest } from './kept-rows.ts';
import { field, TABLE_NAMES } from './table-file.ts';

/** A row as far as two snapshots are compared: not its text. */
export type KnownRow = Omit<KeptRow, 'text'>;

/** What stands: the rows of each table, null for a table that cannot be read. */
export interface KnownSnapshot {
  readonly rows: Readonly<Record<TableName, readonly KnownRow[] | null>>;
  /** How many rows each table has: as counted, else as the manifest says, else null. */
  readonly counts: Readonly<Record<TableName, number | null>>;
  /** The files of pictures that the manifest lists; nobody has looked at them. */
  readonly pictures: Manifest['pictures'];
}

type AnyRow = Readonly<Record<string, unknown>>;

const known = (table: TableName, row: AnyRow): KnownRow => ({
  id: field(row, 'id'),
  slug: field(row, 'slug'),
  city_id: table === 'neighborhoods' ? field(row, 'city_id') : '',
  digest: rowDigest(table, row),
});

const END_OF_ROW = '\n  }';
const COMMA = ','.charCodeAt(0);

/** The rows of a sealed file, one at a time: parsing 100,000 at once takes five times the file's memory. */
function* sealedRows(bytes: Buffer): Generator<AnyRow> {
  let from = bytes.indexOf('[') + 1;
  for (let end = bytes.indexOf(END_OF_ROW, from); end !== -1; end = bytes.indexOf(END_OF_ROW, from)) {
    const after = end + END_OF_ROW.length;
    yield JSON.parse(bytes.toString('utf8', from, after)) as AnyRow;
    from = bytes[after] === COMMA ? after + 1 : after;
  }
  if (bytes.toString('utf8', from).trim() !== ']') throw new SyntaxError('not in the form of a sealed table');
}

function knownRows(file: string, table: TableName): readonly KnownRow[] | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return null;
  }
  try {
    return Array.from(sealedRows(bytes), (row) => known(table, row));
  } catch {
    // Edited by hand and laid out in another way.
  }
  try {
    const rows: unknown = JSON.parse(bytes.toString());
    return Array.isArray(rows) ? rows.map((row: AnyRow) => known(table, row)) : null;
  } catch {
    return null;
  }
}

function manifestOf(folder: string): Manifest | null {
  const result = readJson(join(folder, MANIFEST), '');
  return manifestSchema.safeParse(result.ok ? result.value : null).data ?? null;
}

/** Reads a snapshot folder to compare with, as far as it can be read. */
export function knownSnapshot(folder: string): KnownSnapshot {
  const manifest = manifestOf(folder);
  const tables = TABLE_NAMES.map((table) => [table, knownRows(join(folder, `${table}.json`), table)] as const);
  return {
    rows: Object.fromEntries(tables) as unknown as KnownSnapshot['rows'],
    counts: Object.fromEntries(
      tables.map(([table, rows]) => [table, rows?.length ?? manifest?.tables[table].rows ?? null]),
    ) as KnownSnapshot['counts'],
    pictures: manifest?.pictures ?? [],
  };
}
