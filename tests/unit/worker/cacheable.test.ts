import { describe, expect, it } from 'vitest';
import { isHashed, isCacheableUrl, isCacheablePage, pageKey } from '#worker/cacheable.ts';

const HOME = 'https://wash.example';

describe('what the worker may keep', () => {
  it.each(['/', '/faq/house-washing', '/administration', '/images/a.webp'])('is of this site: %s', (path) => {
    expect(isCacheableUrl(new URL(path, HOME), HOME)).toBe(true);
  });

  it.each(['/admin', '/admin/', '/admin/login', '/admin/blog/edit/1?from=list'])(
    'is not the staff area: %s',
    (path) => {
      expect(isCacheableUrl(new URL(path, HOME), HOME)).toBe(false);
    },
  );

  it('is nobody else’s', () => {
    expect(isCacheableUrl(new URL('https://store.example/a.webp'), HOME)).toBe(false);
    expect(isHashed(new URL('https://store.example/_astro/a.js'), HOME)).toBe(false);
    expect(isHashed(new URL('/_astro/a.js', HOME), HOME)).toBe(true);
  });
});

describe('a page', () => {
  it('is kept under its path, whatever query or hash it was opened with', () => {
    for (const end of ['', '?utm_source=a&gclid=b', '#booking', '?a#b']) {
      expect(pageKey(`${HOME}/faq${end}`)).toBe(`${HOME}/faq`);
    }
  });

  /** An answer as a browser sees it: made by hand it would have the type 'default'. */
  const answer = (status: number, contentType: string, type: ResponseType = 'basic'): Response =>
    Object.defineProperty(new Response(null, { status, headers: { 'Content-Type': contentType } }), 'type', {
      value: type,
    });

  it('is kept when it came whole, from this site, as HTML', () => {
    expect(isCacheablePage(answer(200, 'text/html; charset=utf-8'))).toBe(true);
  });

  it.each([
    ['a not-found page', answer(404, 'text/html')],
    ['a server’s issue', answer(500, 'text/html')],
    ['nothing', answer(204, 'text/html')],
    ['data', answer(200, 'application/json')],
    ['a feed', answer(200, 'application/rss+xml')],
    ['an answer that cannot be seen', answer(200, 'text/html', 'opaque')],
    ['another site’s', answer(200, 'text/html', 'cors')],
  ])('is not kept when it is %s', (_, given) => {
    expect(isCacheablePage(given)).toBe(false);
  });
});
