import { PUBLIC_SUPABASE_ANON_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#model/rows/database.ts';
import { fetchInTime } from './time-limit.ts';

/** The store as the staff area reaches it: with the rights of whoever has signed in. */
export type Store = SupabaseClient<Database>;

let store: Store | undefined;

function openStore(): Store {
  // Only a site with a store has these scripts (src/views/templates/StaffShell.astro).
  if (PUBLIC_SUPABASE_URL === undefined || PUBLIC_SUPABASE_ANON_KEY === undefined)
    throw new Error('The staff area was built without PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY.');
  return createClient<Database>(PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY, {
    // A link in an email brings the session in the address's fragment, on whichever device it is opened.
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: true, flowType: 'implicit' },
    // People are told at once and try again themselves; what saves by itself has its own pauses.
    db: { retry: false },
    global: { fetch: fetchInTime },
  });
}

/** The page's one store. */
export function staffStore(): Store {
  store ??= openStore();
  return store;
}
