import { describe, expect, it } from 'vitest';
import { readRecoveryLink } from '#staff/session/recovery-link.ts';
import { nextPath, signInPath } from '#staff/sign-in/next-path.ts';

describe('a password recovery link', () => {
  it('is recognized by the fragment of the address', () => {
    expect(readRecoveryLink('#access_token=a&refresh_token=b&type=recovery')).toBe('valid');
    expect(readRecoveryLink('#error=access_denied&error_code=otp_expired')).toBe('spent');
    expect(readRecoveryLink('')).toBe('none');
    expect(readRecoveryLink('#access_token=a&type=signup')).toBe('none');
  });
});

describe('the page after signing in', () => {
  const origin = 'https://example.com';
  const login = (search: string) => ({ origin, pathname: '/admin/login', search });

  it.each(['/admin', '/admin?show=bin&q=a%26b', '/admin/blog/new', '/admin/blog/edit/1'])(
    'is %s if that page asked to sign in',
    (path) => {
      const { pathname, search } = new URL(path, origin);
      const signIn = new URL(signInPath({ origin, pathname, search }), origin);
      expect(nextPath(login(signIn.search))).toBe(path);
    },
  );

  it.each([
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
  ])('is the dashboard instead of %j', (next) => {
    expect(nextPath(login(`?next=${encodeURIComponent(next)}`))).toBe('/admin');
  });
});
