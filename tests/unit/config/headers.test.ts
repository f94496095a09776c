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

  it.each<[path: string, name: string, value: string]>([
    ['/*', 'Strict-Transport-Security', 'max-age=31536000'],
    ['/*', 'X-Content-Type-Options', 'nosniff'],
    ['/*', 'Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['/*', 'Permissions-Policy', expect.stringMatching(/camera=\(\).*geolocation=\(\)/) as string],
    ['/_astro/*', 'Cache-Control', 'public, max-age=31536000, immutable'],
    ['/images/*', 'Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/sw.js', 'Cache-Control', 'no-cache'],
    ['/admin', 'X-Robots-Tag', 'noindex'],
    ['/admin/*', 'X-Robots-Tag', 'noindex'],
    ['/admin', 'Cache-Control', 'no-store'],
    ['/admin/*', 'Cache-Control', 'no-store'],
  ])('of %s set %s to %s', (path, name, value) => {
    expect(header(path, name)).toEqual(value);
  });

  it('set no caching for all paths, because hosts merge matching rules', () => {
    expect(header('/*', 'Cache-Control')).toBeUndefined();
  });
});
