import type { TableName } from '#model/rows/tables.ts';
import type { KnownRow, KnownSnapshot } from './known-rows.ts';
import { TABLE_NAMES } from './table-file.ts';

/** How a table differs from what stands. */
export interface TableChanges {
  readonly rows: number;
  /** How many rows stand; null where nothing can be read. */
  readonly before: number | null;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** The rows of every table. */
export type TableRows<R> = Readonly<Record<TableName, readonly R[]>>;

function tableChanges(rows: readonly KnownRow[], known: readonly KnownRow[], before: number | null): TableChanges {
  const left = new Map(known.map((row) => [row.id, row.digest]));
  let added = 0;
  let changed = 0;
  for (const { id, digest } of rows) {
    const was = left.get(id);
    if (was === undefined) added += 1;
    else if (was !== digest) changed += 1;
    left.delete(id);
  }
  return { rows: rows.length, before, added, changed, removed: left.size };
}

/** Rows added, changed and removed, a row being the same while its id is. */
export const changesOf = (rows: TableRows<KnownRow>, known: KnownSnapshot): Readonly<Record<TableName, TableChanges>> =>
  Object.fromEntries(
    TABLE_NAMES.map((name) => [name, tableChanges(rows[name], known.rows[name] ?? [], known.counts[name])]),
  ) as unknown as Readonly<Record<TableName, TableChanges>>;
