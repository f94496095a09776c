import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of SQL, and what it is called in errors. */
export interface SqlFile {
  readonly name: string;
  readonly sql: string;
}

const SUPABASE = 'data/supabase';

const read = (path: string): SqlFile => ({ name: path, sql: readFileSync(path, 'utf8') });

/** The migrations in their order, which is that of their names. */
export const migrations = (): SqlFile[] =>
  readdirSync(join(SUPABASE, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => read(join(SUPABASE, 'migrations', name)));

/** The rows of the committed snapshot as SQL. */
export const seed = (): SqlFile => read(join(SUPABASE, 'seed.sql'));

/** The stand-in for what the platform brings along. */
export const platform = (): SqlFile => read(join(import.meta.dirname, 'platform.sql'));
