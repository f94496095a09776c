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

let lacksSecondFactor = false;
const rightsLossListeners = new Set<Listener>();

/** Subscribes to the loss of staff rights under a valid session; returns the function that unsubscribes. */
export function onRightsLoss(listener: Listener): () => void {
  rightsLossListeners.add(listener);
  return () => rightsLossListeners.delete(listener);
}

/**
 * Records whether the session lacks a second factor. While it does, requests fail as signed out instead of showing what
 * the store shows to a visitor.
 */
export function setLacksSecondFactor(lacks: boolean): void {
  lacksSecondFactor = lacks;
}

/** Asks the store what the session lacks for the rights of staff; null for nothing, and if there is no answer. */
export async function factorStep(store: Store): Promise<'verify' | 'enroll' | null> {
  const { data } = await store.rpc('second_factor_step');
  return data === 'verify' || data === 'enroll' ? data : null;
}

/**
 * Returns an error if the session has lost its rights since it was opened: a second factor was set up elsewhere, or
 * an admin requires one. Asked after an answer that would be wrong then.
 */
export async function rightsLoss(store: Store): Promise<StoreError | null> {
  if ((await factorStep(store)) === null) return null;
  lacksSecondFactor = true;
  for (const listener of rightsLossListeners) listener();
  return storeError('signed-out');
}

function failure(error: StoreError): { readonly ok: false; readonly error: StoreError } {
  if (error.kind === 'signed-out' && !lacksSecondFactor) reportSessionEnd();
  return { ok: false, error };
}

/**
 * Returns why there is no session, or null when there is one. Checked before each request, because without a
 * session the store answers as it does to any visitor.
 */
export async function sessionError(store: Store): Promise<StoreError | null> {
  let answer: Awaited<ReturnType<typeof store.auth.getSession>>;
  try {
    answer = await store.auth.getSession();
  } catch {
    // Such as a lock on the session that another tab does not give back. The session may well be valid.
    return storeError('unknown');
  }
  const { data, error } = answer;
  if (data.session !== null) return lacksSecondFactor ? storeError('signed-out') : null;
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
  const refusal = toStoreError({ message: error.message, code: error.code, status });
  return failure((refusal.kind === 'refused' ? await rightsLoss(store) : null) ?? refusal);
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
