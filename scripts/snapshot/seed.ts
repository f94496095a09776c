import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSnapshot } from '#data/snapshot.ts';
import type { TableName } from '#model/rows/tables.ts';

/** The tables in an order that satisfies their foreign keys. */
const INSERT_ORDER: readonly TableName[] = ['cities', 'services', 'neighborhoods', 'posts'];

/** The snapshot in the repository: what a build reads unless SNAPSHOT_DIR says otherwise. */
export const COMMITTED_SNAPSHOT = join('data', 'snapshot');

/** The SQL file that the Supabase CLI runs on a new store. */
export const SEED_FILE = join('data', 'supabase', 'seed.sql');

function insert(table: TableName, json: string): string {
  const text = json.trim().replaceAll("'", "''");
  return [
    `insert into public.${table}`,
    `select * from jsonb_populate_recordset(null::public.${table}, '${text}')`,
    'on conflict (id) do nothing;',
  ].join('\n');
}

/**
 * A table's rows as JSON. Posts lose created_by: a new store has none of the accounts. Rows of an older snapshot
 * get an empty list of old slugs, because a column that JSON leaves out would be null.
 */
function rowsOf(folder: string, table: TableName): string {
  const rows = JSON.parse(readFileSync(join(folder, `${table}.json`), 'utf8')) as readonly object[];
  const filled = rows.map((row) => ({ old_slugs: [], ...row, ...(table === 'posts' ? { created_by: null } : {}) }));
  return JSON.stringify(filled, null, 2);
}

/**
 * The SQL that fills an empty store with a snapshot's rows. Throws a DataError when the snapshot is invalid.
 */
export function seedSql(folder: string): string {
  readSnapshot(folder);
  const inserts = INSERT_ORDER.map((table) => insert(table, rowsOf(folder, table)));
  return ['-- Generated from data/snapshot by npm run snapshot:lock. Do not edit.', ...inserts, ''].join('\n\n');
}
