import { PUBLIC_SUPABASE_ANON_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../rows/database.ts';
import { fetchInTime } from './time-limit.ts';

/** The store as the staff area reaches it: with the rights of whoever has signed in. */
export type Store = SupabaseClient<Database>;

let store: Store | null | undefined;

function openStore(): Store | null {
  if (PUBLIC_SUPABASE_URL === undefined || PUBLIC_SUPABASE_ANON_KEY === undefined) return null;
  return createClient<Database>(PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY, {
    // A link in an email brings the session in the address's fragment, on whichever device it is opened.
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: true, flowType: 'implicit' },
    // People are told at once and try again themselves; what saves by itself has its own pauses.
    db: { retry: false },
    global: { fetch: fetchInTime },
  });
}

/** The page's one store; null when the site was built without an address and a key. */
export function staffStore(): Store | null {
  store ??= openStore();
  return store;
}
