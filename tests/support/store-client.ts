import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#model/rows/database.ts';
import type { Store } from '#scripts/backend/store.ts';

/** supabase-js, typed with the store's tables. */
export type StoreClient = SupabaseClient<Database>;

/** Creates a client for a visitor or, with a token, for a signed-in user. */
export const clientOf = (store: Store, token?: string): StoreClient =>
  createClient<Database>(store.url, store.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(token === undefined ? {} : { accessToken: () => Promise.resolve(token) }),
  });

/** A client whose session has this token. PostgREST alone has no sign-in service, which the staff area asks. */
export function signedInClient(store: Store, token: string, fetch = globalThis.fetch): StoreClient {
  const client = createClient<Database>(store.url, store.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  });
  client.auth.getSession = () =>
    Promise.resolve({ data: { session: { access_token: token } as Session }, error: null });
  return client;
}

/** Runs a statement as a database role with the claims of a signed-in user, and rolls it back. */
export async function asRole(
  store: Store,
  role: 'anon' | 'authenticated',
  userId: string | null,
  sql: string,
): Promise<unknown[]> {
  const client = await store.pool.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ role, sub: userId })]);
    await client.query(`set local role ${role}`);
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
