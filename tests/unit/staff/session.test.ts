import { describe, expect, it } from 'vitest';
import { type Member, nextSession, type Session, type SessionEvent } from '#staff/session/session.ts';
import { watchSession } from '#staff/session/watch-session.ts';
import type { Store } from '#staff/store/client.ts';
import { storeError } from '#staff/store/errors.ts';

const member: Member = { id: '1', name: 'Ada', role: 'admin', email: 'ada@example.com' };
const loading: Session = { kind: 'loading' };
const open: Session = { kind: 'staff', member, expired: false };
const expired: Session = { ...open, expired: true };
const notStaff = { kind: 'not-staff', email: 'sam@example.com' } as const;
const signedInAs = (membership: Extract<SessionEvent, { type: 'authenticated' }>['membership']) =>
  ({ type: 'authenticated', membership }) as const;
const asMember = signedInAs({ kind: 'staff', member: { ...member } });

describe('a session', () => {
  it('opens for staff only', () => {
    expect(nextSession(loading, asMember)).toEqual(open);
    expect(nextSession(loading, signedInAs(notStaff))).toEqual(notStaff);
    expect(nextSession(loading, { type: 'no-session' })).toEqual({ kind: 'signed-out' });
  });

  it('asks for a second factor before it opens, and opens with it', () => {
    const lacking = { kind: 'second-factor', step: 'verify', email: 'ada@example.com' } as const;
    const asked = nextSession(loading, signedInAs(lacking));
    expect(asked).toEqual(lacking);
    expect(nextSession(asked, signedInAs({ ...lacking }))).toBe(asked);
    expect(nextSession(asked, asMember)).toEqual(open);
    expect(nextSession(asked, { type: 'ended', deliberate: true })).toEqual({ kind: 'signed-out' });
  });

  it('keeps the screen open when a second factor is asked for meanwhile, and asks for that alone', () => {
    const lacking = { kind: 'second-factor', step: 'enroll', email: 'ada@example.com' } as const;
    const asked = nextSession(open, signedInAs(lacking));
    expect(asked).toEqual({ ...expired, step: 'enroll' });
    expect(nextSession(asked, asMember)).toEqual(open);
    expect(nextSession(asked, { type: 'ended', deliberate: false })).toEqual(expired);
  });

  it('stays the same object when its token is refreshed', () => {
    expect(nextSession(open, asMember)).toBe(open);
  });

  it('keeps the screen open after it expires, until the member signs in again', () => {
    expect(nextSession(open, { type: 'ended', deliberate: false })).toEqual(expired);
    expect(nextSession(expired, asMember)).toEqual(open);
    expect(nextSession(open, { type: 'no-session' })).toEqual(expired);
    expect(nextSession(open, signedInAs(notStaff))).toEqual(expired);
  });

  it('ends on a deliberate sign-out', () => {
    expect(nextSession(open, { type: 'ended', deliberate: true })).toEqual({ kind: 'signed-out' });
  });

  it('keeps an open screen when the network fails', () => {
    const error = storeError('offline');
    expect(nextSession(open, signedInAs({ kind: 'failed', error }))).toBe(open);
    expect(nextSession(open, { type: 'unreachable', error })).toBe(open);
    expect(nextSession(loading, signedInAs({ kind: 'failed', error }))).toMatchObject({ kind: 'unreachable' });
  });

  it('opens from a recovery link only once a new password is set', () => {
    const recovering = nextSession(loading, { type: 'recovering' });
    expect(nextSession(recovering, asMember)).toEqual({ kind: 'recovering' });
    expect(nextSession(nextSession(recovering, { type: 'rechecking' }), asMember)).toEqual(open);
  });

  it('keeps an open screen, expired or not, when a recovery link is followed', () => {
    expect(nextSession(open, { type: 'recovering' })).toBe(open);
    expect(nextSession(expired, { type: 'recovering' })).toBe(expired);
  });
});

describe('watching the session', () => {
  type AuthListener = (event: string, session: object | null) => void;

  it('ignores a recovery link that another tab followed', () => {
    let notify: AuthListener = () => undefined;
    const auth = { onAuthStateChange: (listener: AuthListener) => (notify = listener) };
    const events: SessionEvent[] = [];
    watchSession({ auth } as unknown as Store, (event) => events.push(event));
    notify('PASSWORD_RECOVERY', { user: { id: '1' } });
    expect(events).toEqual([]);
    notify('SIGNED_OUT', null);
    expect(events).toEqual([{ type: 'ended', deliberate: false }]);
  });
});
