import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import type { Store } from './client.ts';
import { type Result, type StoreError, storeError, toStoreError } from './errors.ts';

type Listener = () => void;

const sessionEndListeners = new Set<Listener>();

/** Notifies every screen that the store no longer accepts this browser's session. */
export function reportSessionEnd(): void {
  for (const listener of sessionEndListeners) listener();
}

/** Subscribes to the end of the session; returns the function that unsubscribes. */
export function onSessionEnd(listener: Listener): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}

function failure(error: StoreError): { readonly ok: false; readonly error: StoreError } {
  if (error.kind === 'signed-out') reportSessionEnd();
  return { ok: false, error };
}

/**
 * Returns why there is no session, or null when there is one. Checked before each request, because without a
 * session the store answers as it does to any visitor.
 */
export async function sessionError(store: Store): Promise<StoreError | null> {
  const { data, error } = await store.auth.getSession();
  if (data.session !== null) return null;
  // The token expired and could not be refreshed, because of the network or a server error.
  const isTemporary = error !== null && (error.status === undefined || error.status === 0 || error.status >= 500);
  return isTemporary ? toStoreError({ message: error.message, status: error.status }) : storeError('signed-out');
}

/** Rows with the count of a request that selected one. */
export interface Counted<T> {
  readonly rows: T;
  readonly count: number;
}

/** Like `request`, for queries with a count. */
export async function requestWithCount<T>(
  store: Store,
  query: () => PromiseLike<PostgrestSingleResponse<T>>,
): Promise<Result<Counted<T>>> {
  const missing = await sessionError(store);
  if (missing !== null) return failure(missing);
  const { data, error, status, count } = await query();
  if (error === null) return { ok: true, value: { rows: data, count: count ?? 0 } };
  return failure(toStoreError({ message: error.message, code: error.code, status }));
}

/**
 * Runs a query as the signed-in member. Reports the end of the session when the store no longer accepts it.
 */
export async function request<T>(
  store: Store,
  query: () => PromiseLike<PostgrestSingleResponse<T>>,
): Promise<Result<T>> {
  const result = await requestWithCount(store, query);
  return result.ok ? { ok: true, value: result.value.rows } : result;
}
