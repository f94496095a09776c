import type { Failure } from '#staff/store/failure.ts';
import type { Belonging } from './member.ts';
import type { Member, Session } from './session.ts';

/** What happens to a session. */
export type SessionEvent =
  /** Somebody has signed in, and who they are to the site has been asked. */
  | { readonly type: 'arrived'; readonly belonging: Belonging }
  /** Nobody has signed in. */
  | { readonly type: 'absent' }
  /** Whether somebody has signed in cannot be told. */
  | { readonly type: 'unreachable'; readonly failure: Failure }
  /** This page was opened by the link of a forgotten password. */
  | { readonly type: 'recovering' }
  /** The session is over; `wanted`: by a press on this page. */
  | { readonly type: 'ended'; readonly wanted: boolean }
  /** It is looked again: somebody asked to, or has chosen a new password. */
  | { readonly type: 'looking' };

const isOpen = (session: Session): session is Extract<Session, { kind: 'staff' }> => session.kind === 'staff';

const isSame = (a: Member, b: Member): boolean =>
  a.id === b.id && a.name === b.name && a.role === b.role && a.email === b.email;

function afterArrival(session: Session, belonging: Belonging): Session {
  switch (belonging.kind) {
    case 'staff': {
      const { member } = belonging;
      // Tokens are renewed all the time: that is no news for a screen.
      if (isOpen(session) && isSame(session.member, member))
        return session.expired ? { ...session, expired: false } : session;
      return { kind: 'staff', member, expired: false };
    }
    case 'stranger':
      return isOpen(session) ? { ...session, expired: true } : { kind: 'stranger', email: belonging.email };
    case 'failed':
      // A screen that stands is not taken away because the network is.
      if (isOpen(session)) return session;
      return belonging.failure.kind === 'signed-out'
        ? { kind: 'signed-out' }
        : { kind: 'unreachable', text: belonging.failure.text };
  }
}

/** The session after an event. A screen that staff have open is never taken from them but by their own wish. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'arrived':
      return session.kind === 'recovering' ? session : afterArrival(session, event.belonging);
    case 'absent':
      return isOpen(session) ? { ...session, expired: true } : { kind: 'signed-out' };
    case 'unreachable':
      return isOpen(session) ? session : { kind: 'unreachable', text: event.failure.text };
    case 'recovering':
      return isOpen(session) ? session : { kind: 'recovering' };
    case 'ended':
      return isOpen(session) && !event.wanted ? { ...session, expired: true } : { kind: 'signed-out' };
    case 'looking':
      return isOpen(session) ? session : { kind: 'loading' };
  }
}
