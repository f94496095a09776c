import type { PGlite } from '@supabase/lite/pglite';

interface Relation {
  readonly oid: number;
  readonly relacl: string | null;
}

/**
 * Runs a task that may widen who may do what with the tables, and puts the grants back as they were before it. At its
 * first request @supabase/lite grants every right on every table to every role; the migrations say otherwise.
 */
export async function keepingGrants<T>(database: PGlite, task: () => Promise<T>): Promise<T> {
  const { rows } = await database.query<Relation>(
    `select oid::integer, relacl::text from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const result = await task();
  for (const { oid, relacl } of rows)
    await database.query('update pg_class set relacl = $2::aclitem[] where oid = $1', [oid, relacl]);
  // Tables that a later migration makes.
  await database.exec(`
    alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
    alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;`);
  return result;
}
