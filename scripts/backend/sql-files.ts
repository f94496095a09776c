import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An SQL file, and its name in error messages. */
export interface SqlFile {
  readonly name: string;
  readonly sql: string;
}

const SUPABASE = 'data/supabase';

const read = (path: string): SqlFile => ({ name: path, sql: readFileSync(path, 'utf8') });

/** The migrations, in the order of their names. */
export const migrations = (): SqlFile[] =>
  readdirSync(join(SUPABASE, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => read(join(SUPABASE, 'migrations', name)));

/** The inserts of the committed snapshot's rows. */
export const seed = (): SqlFile => read(join(SUPABASE, 'seed.sql'));

/** The parts of the hosted platform that the migrations need. */
export const platform = (): SqlFile => read(join(import.meta.dirname, 'platform.sql'));
