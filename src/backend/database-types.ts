import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const NOTE =
  '// Made from data/supabase/migrations by npm run store:types; edit those instead. A test compares them.\n\n';

/**
 * TypeScript types of the tables and functions that the API shows, as the Supabase CLI writes them for the database at
 * `address`. Throws an Error with what the CLI said when it fails.
 */
export async function databaseTypes(address: string): Promise<string> {
  const cli = join('node_modules', '.bin', 'supabase');
  const { status, stdout, stderr } = spawnSync(cli, ['gen', 'types', `--remote=${address}`, '--schema', 'public'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', PGSSLMODE: 'disable' },
  });
  // What it says about the connection stands before the types.
  const start = stdout.indexOf('export type Json');
  if (status !== 0 || start === -1) throw new Error(`supabase gen types failed:\n${stdout}\n${stderr}`);
  const style = await resolveConfig('src/rows/database.ts');
  return format(NOTE + stdout.slice(start), { ...style, parser: 'typescript' });
}
