import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const NOTE =
  '// Generated from data/supabase/migrations by npm run store:types. Do not edit; a test compares them.\n\n';

/** The path of the Supabase CLI's executable, from its package for Linux on x64. */
function supabaseCli(): string {
  try {
    const description = createRequire(import.meta.url).resolve('@supabase/cli-linux-x64/package.json');
    return join(dirname(description), 'bin', 'supabase');
  } catch {
    throw new Error('The Supabase CLI is installed for Linux on x64 only: run this there, or in a container.');
  }
}

/**
 * Generates the TypeScript types of the API's tables and functions with the Supabase CLI, from the database
 * at `address`. Throws an Error with the CLI's output when it fails.
 */
export async function databaseTypes(address: string): Promise<string> {
  const { status, stdout, stderr } = spawnSync(
    supabaseCli(),
    ['gen', 'types', `--remote=${address}`, '--schema', 'public'],
    {
      encoding: 'utf8',
      env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', PGSSLMODE: 'disable' },
    },
  );
  // Messages about the connection precede the types.
  const start = stdout.indexOf('export type Json');
  if (status !== 0 || start === -1) throw new Error(`supabase gen types failed:\n${stdout}\n${stderr}`);
  const style = await resolveConfig('src/model/rows/database.ts');
  return format(NOTE + stdout.slice(start), { ...style, parser: 'typescript' });
}
