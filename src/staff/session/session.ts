import type { StoreError } from '#staff/store/errors.ts';

/** A signed-in account that belongs to the staff. */
export interface Member {
  /** The account's id, as in created_by of its posts. */
  readonly id: string;
  readonly name: string;
  readonly role: 'editor' | 'admin';
  readonly email: string;
}

/** What the store says about an account: a row in the table staff makes it a member. */
export type Membership =
  | { readonly kind: 'staff'; readonly member: Member }
  | { readonly kind: 'not-staff'; readonly email: string }
  | { readonly kind: 'failed'; readonly error: StoreError };

/** The authentication state of the page. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed-out' }
  /** Opened by a password recovery link: a new password has to be set first. */
  | { readonly kind: 'recovering' }
  /** Signed in with an account that is not staff. */
  | { readonly kind: 'not-staff'; readonly email: string }
  /** The store could not be asked who is signed in; `message` is the reason. */
  | { readonly kind: 'unreachable'; readonly message: string }
  /** `expired`: the session ended while the screen was open. The screen stays and asks to sign in again. */
  | { readonly kind: 'staff'; readonly member: Member; readonly expired: boolean };

/** An event that may change the session. */
export type SessionEvent =
  /** An account is signed in and its membership was looked up. */
  | { readonly type: 'authenticated'; readonly membership: Membership }
  | { readonly type: 'no-session' }
  | { readonly type: 'unreachable'; readonly error: StoreError }
  /** The page was opened by a password recovery link. */
  | { readonly type: 'recovering' }
  /** The session ended; `deliberate`: by Sign out on this page. */
  | { readonly type: 'ended'; readonly deliberate: boolean }
  /** The session is looked up again: after Try again, or after a new password was set. */
  | { readonly type: 'rechecking' };

const isOpen = (session: Session): session is Extract<Session, { kind: 'staff' }> => session.kind === 'staff';

const isSameMember = (a: Member, b: Member): boolean =>
  a.id === b.id && a.name === b.name && a.role === b.role && a.email === b.email;

function afterAuthentication(session: Session, membership: Membership): Session {
  switch (membership.kind) {
    case 'staff': {
      const { member } = membership;
      // Token refreshes arrive here too. Returning the same object avoids a render.
      if (isOpen(session) && isSameMember(session.member, member))
        return session.expired ? { ...session, expired: false } : session;
      return { kind: 'staff', member, expired: false };
    }
    case 'not-staff':
      return isOpen(session) ? { ...session, expired: true } : membership;
    case 'failed':
      // A network failure does not close an open screen.
      if (isOpen(session)) return session;
      return membership.error.kind === 'signed-out'
        ? { kind: 'signed-out' }
        : { kind: 'unreachable', message: membership.error.message };
  }
}

/** Returns the session after an event. Nothing but a deliberate sign-out closes a screen that is open. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'authenticated':
      return session.kind === 'recovering' ? session : afterAuthentication(session, event.membership);
    case 'no-session':
      return isOpen(session) ? { ...session, expired: true } : { kind: 'signed-out' };
    case 'unreachable':
      return isOpen(session) ? session : { kind: 'unreachable', message: event.error.message };
    case 'recovering':
      return isOpen(session) ? session : { kind: 'recovering' };
    case 'ended':
      return isOpen(session) && !event.deliberate ? { ...session, expired: true } : { kind: 'signed-out' };
    case 'rechecking':
      return isOpen(session) ? session : { kind: 'loading' };
  }
}
