import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#rows/database.ts';
import { refusalOf } from './refusal.ts';

/** A store to read from. */
export interface StoreAddress {
  /** The project's address, such as https://abc.supabase.co. */
  readonly url: string;
  /** The anonymous key. Never shown. */
  readonly key: string;
}

/** Supabase's client, typed with the store's tables. */
export type StoreClient = SupabaseClient<Database>;

function roleOf(key: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : null;
  } catch {
    return null;
  }
}

/**
 * What is wrong with an address and a key before the store is asked, or null. A service key would read drafts into a
 * public site.
 */
export function addressFault(url: string | undefined, key: string | undefined): string | null {
  const missing = Object.entries({ PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key })
    .filter(([, value]) => value === undefined || value === '')
    .map(([name]) => name);
  if (url === undefined || key === undefined || missing.length > 0) {
    return `No store is configured: set ${missing.join(' and ')}, in .env or in the environment (.env.example says what they are).`;
  }
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') return 'PUBLIC_SUPABASE_URL must hold no user name or password.';
  if (key.startsWith('sb_secret_') || roleOf(key) === 'service_role') {
    return 'PUBLIC_SUPABASE_ANON_KEY holds a service key, which reads what is not public. Set the anonymous key.';
  }
  return null;
}

/** A client that throws a Refusal for every answer but a 2xx. It signs nobody in and keeps nothing. */
export function storeClient({ url, key }: StoreAddress): StoreClient {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        if (!answer.ok) throw await refusalOf(answer);
        return answer;
      },
    },
  });
}
