import { describe, expect, inject, test } from 'vitest';
import { placeSegment } from '#routes/paths.ts';
import { siteRedirects } from '#scripts/build/host-rules.ts';
import { EXAMPLE_PATHS, EXAMPLE_ROWS } from '#tests/support/example-rows.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const rules = siteRedirects(committedModel());

const ask = (path: string, redirect: RequestRedirect = 'manual'): Promise<Response> =>
  fetch(new URL(path, inject('siteUrl')), { redirect });

/** A path of a rule with an existing value for each `:name`. */
const real = (path: string): string =>
  path
    .replace(':city', EXAMPLE_ROWS.city.slug)
    .replace(':service', EXAMPLE_ROWS.service.slug)
    .replace(':place', placeSegment(EXAMPLE_ROWS.place.citySlug, EXAMPLE_ROWS.place.slug))
    .replace(':id', '0b8f1f2e-9d1c-4d0a-8a55-6f1b6a1f0c11');

describe('Redirects', () => {
  test.each(rules.filter((rule) => rule.status === 301))(
    '$from answers 301 with a page as its target',
    async (rule) => {
      const [from, to] = [real(rule.from), real(rule.to)];
      const answer = await ask(from);
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe(to);
      expect((await ask(to)).status).toBe(200);
      // As old sites and many links from elsewhere write it.
      const slash = await ask(`${from}/?utm_source=mail`);
      expect([slash.status, slash.headers.get('location')]).toEqual([301, `${to}?utm_source=mail`]);
    },
  );

  test.each([
    ['/index.html', '/'],
    ['/faq/', '/faq'],
    ['/faq.html', '/faq'],
    [`${EXAMPLE_PATHS.placeFaq}/`, EXAMPLE_PATHS.placeFaq],
    [`${EXAMPLE_PATHS.placeFaq}.html`, EXAMPLE_PATHS.placeFaq],
    [`${EXAMPLE_PATHS.cityFaq}.html`, EXAMPLE_PATHS.cityFaq],
  ])('%s leads to the clean path %s', async (from, to) => {
    const answer = await ask(from, 'follow');
    expect(answer.status).toBe(200);
    expect(new URL(answer.url).pathname).toBe(to);
  });
});

test('security.txt is served as text', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toMatch(/^Contact: mailto:/);
});

describe('Statuses', () => {
  test('every post is edited on one page, which is noindex and not cached', async () => {
    const answer = await ask('/admin/blog/edit/some-id');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
  });

  test.each(['/nowhere', `${EXAMPLE_PATHS.serviceFaq}/nowhere-at-all`, '/images/no-such.webp'])(
    'an unknown path answers 404 with the not-found page: %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      const page = await answer.text();
      expect(page).toContain('This page is not here');
      expect(page).toMatch(/<meta name="robots" content="noindex/);
    },
  );
});

describe('Headers', () => {
  test.each(['/', EXAMPLE_PATHS.placeFaq, '/nowhere', '/live.json', '/admin/login'])(
    'every response has the security headers: %s',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('files with a content hash in their name are cached for a year', async () => {
    const page = await (await ask('/')).text();
    const files = [...page.matchAll(/\/_astro\/[\w.-]+/g)].map(([path]) => path);
    expect(files.length).toBeGreaterThan(0);
    for (const path of new Set(files)) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
    }
  });

  test('pages are revalidated, so that a new build is seen at once', async () => {
    for (const path of ['/', '/faq', '/nowhere']) {
      expect((await ask(path)).headers.get('cache-control') ?? '', path).not.toMatch(/immutable|max-age=[1-9]/);
    }
  });
});
