import { describe, expect, it } from 'vitest';
import { headerRules } from '#config/headers.ts';

/** A header of the rule for a path pattern. */
const header = (path: string, name: string, rules = headerRules({})): string | undefined =>
  rules.find((rule) => rule.path === path)?.headers[name];

describe('the headers', () => {
  it('carry the part of the policy that a page cannot say for itself, and nothing the page says', () => {
    const policy = header('/*', 'Content-Security-Policy');
    expect(policy).toBe("frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'");
  });

  it('let the quote form post to the webhook without JavaScript', () => {
    const rules = headerRules({ PUBLIC_QUOTE_WEBHOOK_URL: 'https://hook.example/quotes' });
    expect(header('/*', 'Content-Security-Policy', rules)).toMatch(/form-action 'self' https:\/\/hook\.example$/);
  });

  it.each([
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ])('set %s on every page', (name, value) => {
    expect(header('/*', name)).toBe(value);
  });

  it('ask for no device or sensor', () => {
    expect(header('/*', 'Permissions-Policy')).toMatch(/camera=\(\).*geolocation=\(\)/);
  });

  it('let hashed files be kept for a year and pictures for a day', () => {
    expect(header('/_astro/*', 'Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(header('/images/*', 'Cache-Control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
  });

  it('let a new service worker be seen at once', () => {
    expect(header('/sw.js', 'Cache-Control')).toBe('no-cache');
  });

  it.each(['/admin', '/admin/*'])('keep %s out of search engines and caches', (path) => {
    expect(header(path, 'X-Robots-Tag')).toBe('noindex');
    expect(header(path, 'Cache-Control')).toBe('no-store');
  });

  it('say nothing of caching for all paths, because hosts add the rules that match', () => {
    expect(header('/*', 'Cache-Control')).toBeUndefined();
  });
});
