import { useSyncExternalStore } from 'react';
import { staffStore } from '#staff/store/client.ts';
import { nextSession, type SessionEvent } from './next-session.ts';
import type { Session } from './session.ts';
import { type SessionWatch, watchSession } from './watch-session.ts';

export type { Member, Session } from './session.ts';

let session: Session = { kind: 'loading' };
let watch: SessionWatch | null = null;
const listeners = new Set<() => void>();

function tell(event: SessionEvent): void {
  session = nextSession(session, event);
  for (const listener of listeners) listener();
}

/** The watch begins with the page's first listener. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  watch ??= watchSession(staffStore(), tell);
  return () => {
    listeners.delete(listener);
  };
}

const current = (): Session => session;

/** Who is at the screen, for every part of it the same. */
export const useSession = (): Session => useSyncExternalStore(subscribe, current, current);

/** Whether the session of whoever has the screen open has ended. */
export function useIsExpired(): boolean {
  const session = useSession();
  return session.kind === 'staff' && session.expired;
}

/** Asks again who has signed in: after 'unreachable', and when a new password is set after 'recovering'. */
export const lookAgain = (): void => watch?.lookAgain();

/** Ends the session in this browser. */
export const leaveSession = async (): Promise<void> => watch?.leave();
