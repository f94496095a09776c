import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSnapshot } from '#data/snapshot.ts';
import type { TableName } from '#rows/tables.ts';

/** Tables in the order in which their foreign keys allow them to be filled. */
const ORDER: readonly TableName[] = ['cities', 'services', 'neighborhoods', 'posts'];

/** Where the SQL stands: what the Supabase CLI fills a new store with. */
export const SEED_FILE = join('data', 'supabase', 'seed.sql');

const QUOTE = '$rows$';

function insert(table: TableName, json: string): string {
  // The end of the quotation would end the text; no row needs it.
  if (json.includes(QUOTE)) throw new Error(`${table}: a row holds ${QUOTE}, which quotes the rows.`);
  return [
    `insert into public.${table}`,
    `select * from jsonb_populate_recordset(null::public.${table}, ${QUOTE}${json.trim()}${QUOTE})`,
    'on conflict (id) do nothing;',
  ].join('\n');
}

/**
 * The SQL that fills an empty store with a snapshot's rows, so that store and snapshot start equal. Throws a DataError
 * when the snapshot does not stand.
 */
export function seedSql(folder: string): string {
  readSnapshot(folder);
  const inserts = ORDER.map((table) => insert(table, readFileSync(join(folder, `${table}.json`), 'utf8')));
  return ['-- Made from data/snapshot by npm run snapshot:seal; edit that instead.', ...inserts, ''].join('\n\n');
}
