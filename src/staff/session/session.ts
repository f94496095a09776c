import type { StoreError } from '#staff/store/errors.ts';

/** A signed-in account that belongs to the staff. */
export interface Member {
  /** The account's id, as in created_by of its posts. */
  readonly id: string;
  readonly name: string;
  readonly role: 'editor' | 'admin';
  readonly email: string;
}

/** What sign-in still lacks: the code of a second factor, or a second factor that has to be set up. */
export type FactorStep = 'verify' | 'enroll';

/** What the store says about an account: a row in the table staff makes it a member. */
export type Membership =
  | { readonly kind: 'staff'; readonly member: Member }
  | { readonly kind: 'not-staff'; readonly email: string }
  /** Staff, without their rights until the step is done. */
  | { readonly kind: 'second-factor'; readonly step: FactorStep; readonly email: string }
  | { readonly kind: 'failed'; readonly error: StoreError };

/** The authentication state of the page. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed-out' }
  /** Opened by a password recovery link: a new password has to be set first. */
  | { readonly kind: 'recovering' }
  /** Signed in with an account that is not staff. */
  | { readonly kind: 'not-staff'; readonly email: string }
  /** Signed in with the password alone, where the store asks for more. */
  | { readonly kind: 'second-factor'; readonly step: FactorStep; readonly email: string }
  /** The store could not be asked who is signed in; `message` is the reason. */
  | { readonly kind: 'unreachable'; readonly message: string }
  /**
   * `expired`: the session ended while the screen was open. The screen stays and asks to sign in again, or for `step`
   * if only that is missing.
   */
  | { readonly kind: 'staff'; readonly member: Member; readonly expired: boolean; readonly step?: FactorStep };

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

const expire = ({ member }: Extract<Session, { kind: 'staff' }>): Extract<Session, { kind: 'staff' }> => ({
  kind: 'staff',
  member,
  expired: true,
});

const isSameMember = (a: Member, b: Member): boolean =>
  a.id === b.id && a.name === b.name && a.role === b.role && a.email === b.email;

function afterAuthentication(session: Session, membership: Membership): Session {
  switch (membership.kind) {
    case 'staff': {
      const { member } = membership;
      // Token refreshes arrive here too. Returning the same object avoids a render.
      if (isOpen(session) && isSameMember(session.member, member))
        return session.expired ? { kind: 'staff', member: session.member, expired: false } : session;
      return { kind: 'staff', member, expired: false };
    }
    case 'not-staff':
      return isOpen(session) ? expire(session) : membership;
    case 'second-factor': {
      if (isOpen(session)) return { ...expire(session), step: membership.step };
      const isSame = session.kind === 'second-factor' && session.step === membership.step;
      return isSame && session.email === membership.email ? session : membership;
    }
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
      return isOpen(session) ? expire(session) : { kind: 'signed-out' };
    case 'unreachable':
      return isOpen(session) ? session : { kind: 'unreachable', message: event.error.message };
    case 'recovering':
      return isOpen(session) ? session : { kind: 'recovering' };
    case 'ended':
      return isOpen(session) && !event.deliberate ? expire(session) : { kind: 'signed-out' };
    case 'rechecking':
      return isOpen(session) ? session : { kind: 'loading' };
  }
}
