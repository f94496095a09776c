import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#model/rows/database.ts';
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

/** What is missing before a store can be asked, or null. */
export function addressIssue(url: string | undefined, key: string | undefined): string | null {
  const missing = Object.entries({ PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key })
    .filter(([, value]) => value === undefined || value === '')
    .map(([name]) => name);
  if (missing.length === 0) return null;
  return `No store is configured: set ${missing.join(' and ')}, in .env or in the environment (.env.example says what they are).`;
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
