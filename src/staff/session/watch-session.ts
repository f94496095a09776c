import type { Session as AuthSession } from '@supabase/supabase-js';
import type { Store } from '#staff/store/client.ts';
import { failureOf } from '#staff/store/failure.ts';
import { belongingOf } from './member.ts';
import type { SessionEvent } from './next-session.ts';
import { recoveryLink } from './recovery-link.ts';
import { onSessionEnd } from './session-end.ts';

/** A look at who has signed in. */
export interface SessionWatch {
  /** Asks once more who has signed in. */
  readonly lookAgain: () => void;
  /** Ends the session in this browser, network or not. */
  readonly leave: () => Promise<void>;
}

/** Watches the sign-in of this browser, other tabs' included, and tells each change. Lives as long as the page. */
export function watchSession(store: Store, tell: (event: SessionEvent) => void): SessionWatch {
  let isLeaving = false;
  let asked = 0;

  async function arrive({ user }: AuthSession): Promise<void> {
    const turn = ++asked;
    const belonging = await belongingOf(store, user);
    // Meanwhile somebody else may have come, or this one may have gone.
    if (turn === asked) tell({ type: 'arrived', belonging });
  }

  async function look(): Promise<void> {
    const { data, error } = await store.auth.getSession();
    if (data.session !== null) return arrive(data.session);
    const failure = error === null ? null : failureOf({ message: error.message, status: error.status });
    // An old session that cannot be renewed without a network is no reason to ask for the password.
    if (failure !== null && (failure.kind === 'offline' || (error?.status ?? 0) >= 500))
      tell({ type: 'unreachable', failure });
    else tell({ type: 'absent' });
  }

  if (recoveryLink() === 'valid') tell({ type: 'recovering' });
  // PASSWORD_RECOVERY is not heeded: supabase-js sends it to every tab, and only the page that has the link, told above,
  // asks for a new password. The others hear of the session once it is chosen.
  store.auth.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') {
      asked += 1;
      tell({ type: 'ended', wanted: isLeaving });
      isLeaving = false;
    } else if (session !== null && event !== 'PASSWORD_RECOVERY') {
      // supabase-js waits for this function: what asks it something must come after.
      setTimeout(() => void arrive(session));
    } else if (event === 'INITIAL_SESSION') {
      setTimeout(() => void look());
    }
  });
  onSessionEnd(() => {
    tell({ type: 'ended', wanted: false });
  });

  return {
    lookAgain: () => {
      tell({ type: 'looking' });
      void look();
    },
    leave: async () => {
      isLeaving = true;
      // The session is gone from this browser before the store is asked to forget it.
      await store.auth.signOut({ scope: 'local' });
      tell({ type: 'ended', wanted: true });
    },
  };
}
