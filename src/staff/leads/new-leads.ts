import { useEffect, useSyncExternalStore } from 'react';
import { useIsExpired } from '#staff/session/use-session.ts';
import type { Store } from '#staff/store/client.ts';
import { sessionError } from '#staff/store/request.ts';

/** Between two looks of the navigation, milliseconds. */
const POLL_MS = 60_000;

let count: number | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = (): number | null => count;

/** Tells the navigation how many new leads there are; the desk knows it anyway. */
export function setNewLeads(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

/** Counts new leads, tests and spam aside. A failure changes nothing: the number is no reason for a message. */
async function countNewLeads(store: Store): Promise<void> {
  if (!navigator.onLine || (await sessionError(store)) !== null) return;
  const { count: found, error } = await store
    .from('leads')
    .select('id', { count: 'exact' })
    .eq('state', 'new')
    .eq('is_test', false)
    .eq('is_spam', false)
    .eq('is_flood', false)
    .limit(1);
  if (error === null) setNewLeads(found ?? 0);
}

/**
 * The number of new leads, for the navigation; null until it is known. Read when the screen opens and is looked at
 * again, and once a minute. `isKnown`: the screen sets it itself.
 */
export function useNewLeads(store: Store, isKnown: boolean): number | null {
  const isExpired = useIsExpired();
  useEffect(() => {
    if (isExpired || isKnown) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') void countNewLeads(store);
    };
    look();
    const timer = setInterval(look, POLL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [store, isExpired, isKnown]);
  return useSyncExternalStore(subscribe, current, current);
}
