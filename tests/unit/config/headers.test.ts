import { describe, expect, it } from 'vitest';
import { headerRules } from '#config/headers.ts';

/** A header of the rule for a path pattern. */
const header = (path: string, name: string, rules = headerRules({})): string | undefined =>
  rules.find((rule) => rule.path === path)?.headers[name];

describe('the headers', () => {
  it('contain the directives that a meta tag does not support, and no others', () => {
    const policy = header('/*', 'Content-Security-Policy');
    expect(policy).toBe("frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'");
  });

  it('allow the quote form to post to the webhook without JavaScript', () => {
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

  it('deny access to devices and sensors', () => {
    expect(header('/*', 'Permissions-Policy')).toMatch(/camera=\(\).*geolocation=\(\)/);
  });

  it('cache hashed files for a year and pictures for a day', () => {
    expect(header('/_astro/*', 'Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(header('/images/*', 'Cache-Control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
  });

  it('never cache the service worker', () => {
    expect(header('/sw.js', 'Cache-Control')).toBe('no-cache');
  });

  it.each(['/admin', '/admin/*'])('keep %s out of search engines and caches', (path) => {
    expect(header(path, 'X-Robots-Tag')).toBe('noindex');
    expect(header(path, 'Cache-Control')).toBe('no-store');
  });

  it('set no caching for all paths, because hosts merge matching rules', () => {
    expect(header('/*', 'Cache-Control')).toBeUndefined();
  });
});
