import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import pRetry, { AbortError } from 'p-retry';
import type { Database } from '#model/rows/database.ts';
import type { Limits } from './options.ts';
import { adviceFor, HttpError, InvalidResponseError, readHttpError, StoreError } from './store-errors.ts';

/** A store to read from. */
export interface StoreAddress {
  /** The project's address, such as https://abc.supabase.co. */
  readonly url: string;
  /** The anonymous key. Never printed. */
  readonly key: string;
}

/** Supabase's client, typed with the store's tables. */
export type StoreClient = SupabaseClient<Database>;

/** One run of reading the store: its limits, its deadline, and where to report. */
export interface ReadSession {
  readonly limits: Limits;
  /** Epoch milliseconds. */
  readonly deadline: number;
  /** Aborted when the deadline has passed or another request of the run has failed for good. */
  readonly signal: AbortSignal;
  /** Reports one line to the operator. */
  readonly notice: (line: string) => void;
}

/** Starts a session; its time limit counts from now. Call `end` to clear its timer. */
export function startSession(
  limits: Limits,
  notice: ReadSession['notice'],
): { readonly session: ReadSession; readonly end: () => void } {
  const timeout = new AbortController();
  const error = new StoreError(
    `Reading the store took longer than ${limits.totalMs / 1000} s.`,
    'Allow more time with --timeout.',
  );
  const timer = setTimeout(() => timeout.abort(error), limits.totalMs);
  const session = { limits, deadline: Date.now() + limits.totalMs, signal: timeout.signal, notice };
  return { session, end: () => clearTimeout(timer) };
}

/** Runs tasks in parallel. The first failure aborts the others, whose own errors are dropped. */
export async function runAll<T, R>(
  items: readonly T[],
  session: ReadSession,
  run: (item: T, session: ReadSession) => Promise<R>,
): Promise<R[]> {
  const failed = new AbortController();
  const own = { ...session, signal: AbortSignal.any([session.signal, failed.signal]) };
  return Promise.all(
    items.map(async (item) => {
      try {
        return await run(item, own);
      } catch (error) {
        failed.abort(error);
        throw error;
      }
    }),
  );
}

/** Names the settings that are missing to reach a store; null when both are set. */
export function addressIssue(url: string | undefined, key: string | undefined): string | null {
  const missing = Object.entries({ PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key })
    .filter(([, value]) => value === undefined || value === '')
    .map(([name]) => name);
  if (missing.length === 0) return null;
  return `No store is configured: set ${missing.join(' and ')}, in .env or in the environment (see .env.example).`;
}

/** Bytes of one response, and of all responses of a client. A page of 1,000 rows has about 1 MB. */
export const MAX_BYTES = { response: 64_000_000, total: 2_000_000_000 } as const;

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;

/** A response whose body fails once it, or all bodies together, are larger than a store's could be. */
function limited(response: Response, total: { bytes: number }): Response {
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      bytes += part.length;
      total.bytes += part.length;
      const limit = bytes > MAX_BYTES.response ? 'response' : 'total';
      if (bytes <= MAX_BYTES.response && total.bytes <= MAX_BYTES.total) controller.enqueue(part);
      else
        controller.error(
          new StoreError(
            limit === 'response'
              ? `A response has more than ${megabytes(MAX_BYTES.response)}.`
              : `The responses have more than ${megabytes(MAX_BYTES.total)}.`,
            'Request fewer rows at a time with --page-rows, and look for very long texts in the store.',
          ),
        );
    },
  });
  const { body, status, statusText, headers } = response;
  return new Response(body?.pipeThrough(count) ?? null, { status, statusText, headers });
}

/** An error that says where a redirect leads. Following it could send the key to another server. */
function redirectError(response: Response): HttpError {
  const target = response.headers.get('location') ?? '';
  const origin = URL.canParse(target, response.url) ? new URL(target, response.url).origin : 'an invalid address';
  return new HttpError(response.status, `HTTP ${response.status} (a redirect to ${origin})`, null);
}

/**
 * Creates a client that throws an HttpError for every response but a 2xx, follows no redirect, and stops
 * reading a response that is too large. It signs nobody in and stores nothing.
 */
export function createStoreClient({ url, key }: StoreAddress): StoreClient {
  const total = { bytes: 0 };
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: async (input, init) => {
        const response = await fetch(input, { ...init, redirect: 'manual' });
        if (response.status >= 300 && response.status < 400) throw redirectError(response);
        if (!response.ok) throw await readHttpError(response);
        return limited(response, total);
      },
    },
  });
}

const RETRIED_STATUSES = new Set([408, 425, 429]);
const formatSeconds = (ms: number): string => `${Number((ms / 1000).toFixed(1)).toLocaleString('en-US')} s`;

/** Why a request failed, when the same request may succeed later; null when it will not. */
function transientReason(error: unknown, limits: Limits): string | null {
  if (error instanceof HttpError)
    return error.status >= 500 || RETRIED_STATUSES.has(error.status) ? error.message : null;
  if (error instanceof InvalidResponseError) return error.message;
  if (!(error instanceof Error)) return null;
  if (error.name === 'TimeoutError') return `no complete response within ${formatSeconds(limits.requestMs)}`;
  // supabase-js wraps a body that is not JSON in this error, with the body as its message.
  if (error.name === 'PostgrestError') return 'a response that is not JSON';
  if (error.name !== 'TypeError' && error.name !== 'AbortError') return null;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return `no connection (${[code, cause.message].filter((text) => text !== '').join(': ')})`;
}

/** A failed attempt that is worth repeating. */
class TransientError extends Error {
  readonly retryAfterMs: number;

  constructor(reason: string, cause: unknown) {
    super(reason, { cause });
    this.retryAfterMs = cause instanceof HttpError ? (cause.retryAfterMs ?? 0) : 0;
  }
}

/**
 * Makes a request, and repeats it with exponential backoff while its failures are transient (5xx, 408, 425,
 * 429, no connection, a timeout, an invalid response). A Retry-After header lengthens the pause. `name`
 * stands for the request in messages. Throws a StoreError when the last attempt has failed, when the store
 * refuses the request, or when the next attempt would miss the session's deadline.
 */
export function requestWithRetry<T>(
  name: string,
  request: (signal: AbortSignal) => PromiseLike<T>,
  { limits, signal, notice, deadline }: ReadSession,
): Promise<T> {
  const storeError = (reason: string, cause: unknown): StoreError =>
    new StoreError(`${name}: ${reason}`, adviceFor(cause), { cause });

  const attempt = async (): Promise<T> => {
    try {
      return await request(AbortSignal.any([signal, AbortSignal.timeout(limits.requestMs)]));
    } catch (error) {
      const reason = transientReason(error, limits);
      if (reason !== null) throw new TransientError(reason, error);
      if (error instanceof HttpError) throw new AbortError(storeError(`the store responds ${error.message}.`, error));
      throw new AbortError(error instanceof Error ? error : String(error));
    }
  };

  return pRetry(attempt, {
    retries: limits.tries - 1,
    minTimeout: limits.firstPauseMs,
    maxTimeout: limits.longestPauseMs,
    signal,
    onFailedAttempt: async ({ error, attemptNumber, retriesLeft, retryDelay }) => {
      if (!(error instanceof TransientError)) return;
      if (retriesLeft === 0) throw storeError(`${error.message}, ${attemptNumber} times.`, error.cause);
      const pause = Math.max(retryDelay, error.retryAfterMs);
      if (Date.now() + pause > deadline)
        throw storeError(
          `${error.message}; the next attempt in ${formatSeconds(pause)} would be too late.`,
          error.cause,
        );
      notice(
        `${name}: ${error.message}; retrying in ${formatSeconds(pause)} (${attemptNumber + 1} of ${limits.tries})`,
      );
      // p-retry itself waits for retryDelay; this waits for the rest of Retry-After.
      await delay(pause - retryDelay, undefined, { signal }).catch(() => undefined);
    },
  });
}
