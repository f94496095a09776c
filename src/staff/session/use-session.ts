import { useSyncExternalStore } from 'react';
import { staffStore } from '#staff/store/client.ts';
import { watchActivity } from './activity.ts';
import { nextSession, type Session, type SessionEvent } from './session.ts';
import { type SessionWatch, watchSession } from './watch-session.ts';

let session: Session = { kind: 'loading' };
let watch: SessionWatch | null = null;
const listeners = new Set<() => void>();

function dispatch(event: SessionEvent): void {
  session = nextSession(session, event);
  for (const listener of listeners) listener();
}

/** Starts the watch with the first subscriber of the page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (watch === null) {
    const started = watchSession(staffStore(), dispatch);
    watch = started;
    watchActivity(() => void started.endIdle());
  }
  return () => {
    listeners.delete(listener);
  };
}

const getSession = (): Session => session;

/** Returns the page's session; every component gets the same one. */
export const useSession = (): Session => useSyncExternalStore(subscribe, getSession, getSession);

/** Whether the session ended while this screen was open. */
export function useIsExpired(): boolean {
  const current = useSession();
  return current.kind === 'staff' && current.expired;
}

/** Looks up the session again: after 'unreachable', and once a recovered password is set. */
export const recheckSession = (): void => watch?.recheck();

/** Ends the session in this browser. */
export const signOut = async (): Promise<void> => watch?.signOut();
