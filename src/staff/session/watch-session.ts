import type { Session as AuthSession, User } from '@supabase/supabase-js';
import type { Store } from '#staff/store/client.ts';
import { toStoreError } from '#staff/store/errors.ts';
import { factorStep, onRightsLoss, onSessionEnd, setLacksSecondFactor } from '#staff/store/request.ts';
import { recoveryLink } from './recovery-link.ts';
import { forgetUse, isUnused, recordFirstUse, recordUse } from './activity.ts';
import type { Membership, SessionEvent } from './session.ts';

/** Controls of the session watch. */
export interface SessionWatch {
  /** Looks up the session again. */
  readonly recheck: () => void;
  /** Ends the session, in this browser and at the store, because nobody used it for a day. */
  readonly endIdle: () => Promise<void>;
  /** Ends the session in this browser, even without a network. */
  readonly signOut: () => Promise<void>;
}

async function fetchMembership(store: Store, { id, email = '' }: User): Promise<Membership> {
  const { data, error, status } = await store.from('staff').select('name, role').eq('user_id', id);
  if (error !== null)
    return { kind: 'failed', error: toStoreError({ message: error.message, code: error.code, status }) };
  const [row] = data;
  if (row === undefined) {
    const step = await factorStep(store);
    return step === null ? { kind: 'not-staff', email } : { kind: 'second-factor', step, email };
  }
  return { kind: 'staff', member: { id, email, name: row.name, role: row.role === 'admin' ? 'admin' : 'editor' } };
}

/**
 * Watches sign-in and sign-out of this browser, in other tabs too, and emits each change. Runs until the page
 * closes.
 */
export function watchSession(store: Store, emit: (event: SessionEvent) => void): SessionWatch {
  let isSigningOut = false;
  let lookups = 0;

  async function endIdle(): Promise<void> {
    forgetUse();
    lookups += 1;
    await store.auth.signOut({ scope: 'local' });
    emit({ type: 'ended', deliberate: false });
  }

  async function authenticate({ user }: AuthSession): Promise<void> {
    if (isUnused()) return endIdle();
    recordFirstUse();
    const lookup = ++lookups;
    const membership = await fetchMembership(store, user);
    // Drop the answer if another account signed in, or this one signed out, in the meantime.
    if (lookup !== lookups) return;
    if (membership.kind !== 'failed') setLacksSecondFactor(membership.kind === 'second-factor');
    emit({ type: 'authenticated', membership });
  }

  async function lookUp(): Promise<void> {
    const { data, error } = await store.auth.getSession();
    if (data.session !== null) return authenticate(data.session);
    const failed = error === null ? null : toStoreError({ message: error.message, status: error.status });
    // Do not ask for the password when a session cannot be refreshed because there is no network.
    if (failed !== null && (failed.kind === 'offline' || (error?.status ?? 0) >= 500))
      emit({ type: 'unreachable', error: failed });
    else {
      forgetUse();
      emit({ type: 'no-session' });
    }
  }

  if (recoveryLink() === 'valid') {
    // Opening a recovery link counts as activity, however long ago the last was.
    recordUse();
    emit({ type: 'recovering' });
  }
  // PASSWORD_RECOVERY is ignored: supabase-js broadcasts it to every tab, but only the page with the link in
  // its address may ask for a new password. The other tabs get the session once the password is set.
  store.auth.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') {
      lookups += 1;
      forgetUse();
      setLacksSecondFactor(false);
      emit({ type: 'ended', deliberate: isSigningOut });
      isSigningOut = false;
    } else if (session !== null && event !== 'PASSWORD_RECOVERY') {
      // supabase-js holds a lock during this callback; a request made inside it would deadlock.
      setTimeout(() => void authenticate(session));
    } else if (event === 'INITIAL_SESSION') {
      setTimeout(() => void lookUp());
    }
  });
  onSessionEnd(() => {
    emit({ type: 'ended', deliberate: false });
  });
  onRightsLoss(() => void lookUp());

  return {
    endIdle,
    recheck: () => {
      emit({ type: 'rechecking' });
      void lookUp();
    },
    signOut: async () => {
      isSigningOut = true;
      // supabase-js clears the local session before it notifies the server, so this works offline.
      await store.auth.signOut({ scope: 'local' });
      emit({ type: 'ended', deliberate: true });
    },
  };
}
