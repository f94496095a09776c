/**
 * What kind of error a request to the store ended in. 'taken': another post has the slug; 'outdated': the store lacks
 * a table or function of this version of the site; 'told': a function of the store says what is wrong in a sentence of
 * its own.
 */
export type StoreErrorKind =
  'offline' | 'signed-out' | 'refused' | 'conflict' | 'taken' | 'invalid' | 'outdated' | 'told' | 'unknown';

/** A failed request; `message` is a sentence for the screen. */
export interface StoreError {
  readonly kind: StoreErrorKind;
  readonly message: string;
}

/** The outcome of a request to the store. Functions that return it never throw. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: StoreError };

/** An error as supabase-js reports it. Without a status, or with status 0, no response arrived. */
export interface SupabaseError {
  readonly message: string;
  /** Error code of Postgres or PostgREST, such as '23505'. */
  readonly code?: string | undefined;
  /** HTTP status of the response. */
  readonly status?: number | undefined;
}

const MESSAGES: Readonly<Record<StoreErrorKind, string>> = {
  offline: 'The store could not be reached. Check your connection and try again.',
  'signed-out': 'Your session has ended. Please sign in again.',
  refused: 'Your account may not do this. An admin of this site can.',
  conflict: 'Someone changed this post after you opened it.',
  taken: 'Another post already has this address.',
  invalid: 'This text cannot be saved as it is.',
  outdated: 'The store is older than this site: whoever runs it has to push the migrations (docs/data.md).',
  told: '',
  unknown: 'The store did not answer as it should. Please try again in a minute.',
};

const KIND_BY_CODE: Readonly<Record<string, StoreErrorKind>> = {
  '23505': 'taken',
  '23502': 'invalid',
  '23514': 'invalid',
  '22001': 'invalid',
  '42501': 'refused',
  '42P01': 'outdated',
  '42703': 'outdated',
  '42883': 'outdated',
  PGRST202: 'outdated',
  PGRST205: 'outdated',
  PGRST301: 'signed-out',
  PGRST302: 'signed-out',
  PGRST303: 'signed-out',
};

/** What a failed import writes for a missing value (src/model/missing-value.ts), for the sentences below. */
const MISSING_VALUES = '“undefined”, “NaN” or “[object Object]”';

/** Messages for the check constraints of posts and of a lead's notes, by constraint name (data/supabase/migrations). */
export const CONSTRAINT_MESSAGES: Readonly<Record<string, string>> = {
  posts_slug: 'The address may have lowercase letters, digits and single hyphens, 80 characters at most.',
  posts_title: `The title needs 1 to 160 characters on one line, without ${MISSING_VALUES}.`,
  posts_excerpt: `The excerpt may have 600 characters at most, and not be ${MISSING_VALUES} alone.`,
  posts_body: `The text may have 200,000 characters at most, and not be ${MISSING_VALUES} alone.`,
  posts_cover_image: 'The cover picture is no picture of this site. Please choose it again.',
  posts_cover_alt: `The description of the cover picture needs 1 to 300 characters on one line, and may not be ${MISSING_VALUES} alone.`,
  posts_cover_described: 'The cover picture needs a description.',
  posts_author: `The author needs 1 to 120 characters on one line, without ${MISSING_VALUES}.`,
  posts_tags: `Each tag needs 1 to 60 characters on one line, without ${MISSING_VALUES}.`,
  posts_meta_description: `The description for search results may have 320 characters at most, and not be ${MISSING_VALUES} alone.`,
  posts_described: 'Before a post is published it needs a description for search results.',
  posts_status: 'A post is a draft, scheduled or published.',
  posts_time: 'A scheduled post needs a date and a time.',
  leads_notes: 'Notes may have 10,000 characters at most.',
};

function kindOf({ code, status, message }: SupabaseError): StoreErrorKind {
  if (status === undefined || status === 0) return 'offline';
  // A violated check can arrive under other codes, but always with this message.
  if (message.includes('violates check constraint')) return 'invalid';
  // Our functions raise these with a sentence for the screen; the digits are the status.
  if (code?.startsWith('PT') === true) return 'told';
  // PostgREST answers 401 without a valid token and 403 to a signed-in account without permission.
  if (status === 401) return 'signed-out';
  return KIND_BY_CODE[code ?? ''] ?? (status === 403 ? 'refused' : 'unknown');
}

function constraintMessage(message: string): string | undefined {
  const [, constraint] = /constraint "(\w+)"/.exec(message) ?? [];
  return constraint === undefined ? undefined : CONSTRAINT_MESSAGES[constraint];
}

/** Creates an error of a kind, with the kind's own message by default. */
export const storeError = (kind: StoreErrorKind, message = MESSAGES[kind]): StoreError => ({ kind, message });

/** Maps an error of supabase-js to its kind and message. */
export function toStoreError(error: SupabaseError): StoreError {
  const kind = kindOf(error);
  if (kind === 'told') return storeError(kind, error.message);
  return storeError(kind, (kind === 'invalid' ? constraintMessage(error.message) : undefined) ?? MESSAGES[kind]);
}
