import { describe, expect, it } from 'vitest';
import { nextSession } from '#staff/session/next-session.ts';
import { readRecoveryLink } from '#staff/session/recovery-link.ts';
import type { Member, Session } from '#staff/session/session.ts';
import { nextPath, signInPath } from '#staff/sign-in/next-path.ts';
import { failureOfKind } from '#staff/store/failure.ts';

const member: Member = { id: '1', name: 'Ada', role: 'admin', email: 'ada@example.com' };
const loading: Session = { kind: 'loading' };
const open: Session = { kind: 'staff', member, expired: false };
const arrived = { type: 'arrived', belonging: { kind: 'staff', member: { ...member } } } as const;

describe('a session', () => {
  it('opens for staff, and for nobody else', () => {
    expect(nextSession(loading, arrived)).toEqual(open);
    const stranger = { kind: 'stranger', email: 'sam@example.com' } as const;
    expect(nextSession(loading, { type: 'arrived', belonging: stranger })).toEqual(stranger);
    expect(nextSession(loading, { type: 'absent' })).toEqual({ kind: 'signed-out' });
  });

  it('that goes on is no news: the screen is handed the very same member', () => {
    expect(nextSession(open, arrived)).toBe(open);
  });

  it('that ends unasked leaves an open screen standing, until somebody signs in again', () => {
    const expired = nextSession(open, { type: 'ended', wanted: false });
    expect(expired).toEqual({ ...open, expired: true });
    expect(nextSession(expired, arrived)).toEqual(open);
    expect(nextSession(open, { type: 'absent' })).toEqual(expired);
    const stranger = { kind: 'stranger', email: 'sam@example.com' } as const;
    expect(nextSession(open, { type: 'arrived', belonging: stranger })).toEqual(expired);
  });

  it('that is ended by hand is over', () => {
    expect(nextSession(open, { type: 'ended', wanted: true })).toEqual({ kind: 'signed-out' });
  });

  it('takes no screen away because the network is gone', () => {
    const failed = { type: 'arrived', belonging: { kind: 'failed', failure: failureOfKind('offline') } } as const;
    expect(nextSession(open, failed)).toBe(open);
    expect(nextSession(open, { type: 'unreachable', failure: failureOfKind('offline') })).toBe(open);
    expect(nextSession(loading, failed)).toMatchObject({ kind: 'unreachable' });
  });

  it('by a recovery link lets in only after a new password', () => {
    const recovering = nextSession(loading, { type: 'recovering' });
    expect(nextSession(recovering, arrived)).toEqual({ kind: 'recovering' });
    expect(nextSession(nextSession(recovering, { type: 'looking' }), arrived)).toEqual(open);
  });

  it('keeps an open screen, expired or not, when a recovery link is followed', () => {
    const expired: Session = { ...open, expired: true };
    expect(nextSession(open, { type: 'recovering' })).toBe(open);
    expect(nextSession(expired, { type: 'recovering' })).toBe(expired);
  });
});

describe('the link of an email', () => {
  it('is told by its fragment', () => {
    expect(readRecoveryLink('#access_token=a&refresh_token=b&type=recovery')).toBe('valid');
    expect(readRecoveryLink('#error=access_denied&error_code=otp_expired')).toBe('spent');
    expect(readRecoveryLink('')).toBe('none');
    expect(readRecoveryLink('#access_token=a&type=signup')).toBe('none');
  });
});

describe('the way on from signing in', () => {
  const origin = 'https://example.com';
  const after = (next: string): string =>
    nextPath({ origin, pathname: '/admin/login', search: `?next=${encodeURIComponent(next)}` });

  it('leads to the page of the staff area that was asked for', () => {
    for (const path of ['/admin', '/admin?show=bin&q=a%26b', '/admin/blog/new', '/admin/blog/edit/1']) {
      const search = signInPath({
        origin,
        pathname: path.split('?')[0]!,
        search: path.slice(path.split('?')[0]!.length),
      });
      expect(nextPath({ origin, pathname: '/admin/login', search: search.slice('/admin/login'.length) })).toBe(path);
    }
  });

  it('leads nowhere else', () => {
    for (const next of [
      '',
      '/',
      '/blog',
      '/administrators',
      '/admin/login',
      'https://evil.example/admin',
      '//evil.example/admin',
      '/\\evil.example/admin',
      '/admin/../blog',
      'javascript:alert(1)',
      'http://',
    ])
      expect(after(next), next).toBe('/admin');
  });
});
