import { PUBLIC_SUPABASE_ANON_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#model/rows/database.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

/** The Supabase client of the staff area. It has the permissions of the signed-in account. */
export type Store = SupabaseClient<Database>;

let store: Store | undefined;

function createStore(): Store {
  // Pages load these scripts only on a site with a store (src/views/templates/StaffShell.astro).
  if (PUBLIC_SUPABASE_URL === undefined || PUBLIC_SUPABASE_ANON_KEY === undefined)
    throw new Error('The staff area was built without PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY.');
  return createClient<Database>(PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY, {
    // The implicit flow: a link from an email carries the session in its fragment, so it works on any device.
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: true, flowType: 'implicit' },
    // The screens report errors at once and offer a retry; autosave has its own backoff.
    db: { retry: false },
    global: { fetch: fetchWithTimeout },
  });
}

/** Returns the client that every part of the page shares. */
export function staffStore(): Store {
  store ??= createStore();
  return store;
}
