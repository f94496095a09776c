import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const NOTE =
  '// Made from data/supabase/migrations by npm run store:types; edit those instead. A test compares them.\n\n';

/** The Supabase CLI's program. Its package of all platforms lacks some of them; this is the one tests run on. */
function cli(): string {
  try {
    const description = createRequire(import.meta.url).resolve('@supabase/cli-linux-x64/package.json');
    return join(dirname(description), 'bin', 'supabase');
  } catch {
    throw new Error('The Supabase CLI is installed for Linux on x64 only: run this there, or in a container.');
  }
}

/**
 * TypeScript types of the tables and functions that the API shows, as the Supabase CLI writes them for the database at
 * `address`. Throws an Error with what the CLI said when it fails.
 */
export async function databaseTypes(address: string): Promise<string> {
  const { status, stdout, stderr } = spawnSync(cli(), ['gen', 'types', `--remote=${address}`, '--schema', 'public'], {
    encoding: 'utf8',
    env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', PGSSLMODE: 'disable' },
  });
  // What it says about the connection stands before the types.
  const start = stdout.indexOf('export type Json');
  if (status !== 0 || start === -1) throw new Error(`supabase gen types failed:\n${stdout}\n${stderr}`);
  const style = await resolveConfig('src/model/rows/database.ts');
  return format(NOTE + stdout.slice(start), { ...style, parser: 'typescript' });
}
