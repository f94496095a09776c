import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { sessionEnded } from '#staff/session/session-end.ts';
import type { Store } from './client.ts';
import { type Answer, type Failure, failureOf, failureOfKind } from './failure.ts';

const failed = (failure: Failure): { readonly ok: false; readonly failure: Failure } => {
  if (failure.kind === 'signed-out') sessionEnded();
  return { ok: false, failure };
};

/** Why nobody is signed in; null when somebody is. Without a session the store would answer as it does to visitors. */
export async function withoutSession(store: Store): Promise<Failure | null> {
  const { data, error } = await store.auth.getSession();
  if (data.session !== null) return null;
  // The token had run out, and no network was there to renew it.
  const isTemporary = error !== null && (error.status === undefined || error.status === 0 || error.status >= 500);
  return isTemporary ? failureOf({ message: error.message, status: error.status }) : failureOfKind('signed-out');
}

/** Rows, and how many there are where that was asked for. */
export interface Counted<T> {
  readonly rows: T;
  readonly count: number;
}

/** As `ask`, for requests that also ask for a count. */
export async function askCounted<T>(
  store: Store,
  request: () => PromiseLike<PostgrestSingleResponse<T>>,
): Promise<Answer<Counted<T>>> {
  const missing = await withoutSession(store);
  if (missing !== null) return failed(missing);
  const { data, error, status, count } = await request();
  if (error === null) return { ok: true, value: { rows: data, count: count ?? 0 } };
  return failed(failureOf({ message: error.message, code: error.code, status }));
}

/**
 * Asks the store for something as the member of staff who has signed in. A session that has ended is told to the whole
 * screen.
 */
export async function ask<T>(store: Store, request: () => PromiseLike<PostgrestSingleResponse<T>>): Promise<Answer<T>> {
  const answer = await askCounted(store, request);
  return answer.ok ? { ok: true, value: answer.value.rows } : answer;
}
