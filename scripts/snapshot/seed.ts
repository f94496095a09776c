import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSnapshot } from '#data/snapshot.ts';
import type { TableName } from '#model/rows/tables.ts';

/** Tables in the order in which their foreign keys allow them to be filled. */
const ORDER: readonly TableName[] = ['cities', 'services', 'neighborhoods', 'posts'];

/** Where the SQL stands: what the Supabase CLI fills a new store with. */
export const SEED_FILE = join('data', 'supabase', 'seed.sql');

function insert(table: TableName, json: string): string {
  const text = json.trim().replaceAll("'", "''");
  return [
    `insert into public.${table}`,
    `select * from jsonb_populate_recordset(null::public.${table}, '${text}')`,
    'on conflict (id) do nothing;',
  ].join('\n');
}

/** A table's rows as JSON. Accounts are the store's own: a new one has none that could have written a post. */
function rowsOf(folder: string, table: TableName): string {
  const json = readFileSync(join(folder, `${table}.json`), 'utf8');
  if (table !== 'posts') return json;
  const posts = JSON.parse(json) as readonly object[];
  return JSON.stringify(
    posts.map((post) => ({ ...post, created_by: null })),
    null,
    2,
  );
}

/**
 * The SQL that fills an empty store with a snapshot's rows, so that store and snapshot start equal. Throws a DataError
 * when the snapshot does not stand.
 */
export function seedSql(folder: string): string {
  readSnapshot(folder);
  const inserts = ORDER.map((table) => insert(table, rowsOf(folder, table)));
  return ['-- Made from data/snapshot by npm run snapshot:lock; edit that instead.', ...inserts, ''].join('\n\n');
}
