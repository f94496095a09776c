import { describe, expect, it } from 'vitest';
import { hasOwnType, isHashed, isCacheableUrl, isCacheablePage, pageKey } from '#worker/cacheable.ts';

const HOME = 'https://wash.example';

describe('the service worker', () => {
  it.each([
    ['/', true],
    ['/faq/house-washing', true],
    ['/administration', true],
    ['/images/a.webp', true],
    ['/admin', false],
    ['/admin/', false],
    ['/admin/login', false],
    ['/admin/blog/edit/1?from=list', false],
    ['https://store.example/a.webp', false],
  ])('may cache %s: %s', (url, cacheable) => {
    expect(isCacheableUrl(new URL(url, HOME), HOME)).toBe(cacheable);
  });

  it('treats only files of the site below /_astro/ as hashed', () => {
    expect(isHashed(new URL('https://store.example/_astro/a.js'), HOME)).toBe(false);
    expect(isHashed(new URL('/_astro/a.js', HOME), HOME)).toBe(true);
  });

  it('caches a page under its path, without query and hash', () => {
    for (const end of ['', '?utm_source=a&gclid=b', '#booking', '?a#b']) {
      expect(pageKey(`${HOME}/faq${end}`)).toBe(`${HOME}/faq`);
    }
  });

  /** A response with the type that a browser sets; one constructed in a script has the type 'default'. */
  const response = (status: number, contentType: string, type: ResponseType = 'basic'): Response =>
    Object.defineProperty(new Response(null, { status, headers: { 'Content-Type': contentType } }), 'type', {
      value: type,
    });

  it.each([
    ['caches an HTML page of the site', response(200, 'text/html; charset=utf-8'), true],
    ['does not cache a not-found page', response(404, 'text/html'), false],
    ['does not cache a server error', response(500, 'text/html'), false],
    ['does not cache an empty response', response(204, 'text/html'), false],
    ['does not cache JSON as a page', response(200, 'application/json'), false],
    ['does not cache a feed as a page', response(200, 'application/rss+xml'), false],
    ['does not cache an opaque response', response(200, 'text/html', 'opaque'), false],
    ['does not cache a response of another origin', response(200, 'text/html', 'cors'), false],
  ])('%s', (_, page, cacheable) => {
    expect(isCacheablePage(page)).toBe(cacheable);
  });

  it('does not cache a page that was redirected, with which no browser opens a page', () => {
    const redirected = Object.defineProperty(response(200, 'text/html'), 'redirected', { value: true });
    expect(isCacheablePage(redirected)).toBe(false);
  });

  it.each([
    ['/_astro/site.a1b2.css', 'text/css; charset=utf-8', true],
    ['/_astro/chunk.a1b2.js', 'text/javascript', true],
    ['/_astro/chunk.a1b2.js', 'application/javascript; charset=UTF-8', true],
    ['/_astro/inter.a1b2.woff2', 'font/woff2', true],
    ['/images/gallery/deck-800.webp?v=2', 'image/webp', true],
    ['/favicon.svg', 'image/svg+xml', true],
    ['/offline', 'text/html', true],
    ['/offline?__WB_REVISION__=0a.1b', 'text/html', true],
    ['/prices.json', 'application/json', true],
    ['/prices.json', 'text/html', false],
    ['/_astro/site.a1b2.css', 'text/html', false],
    ['/_astro/chunk.a1b2.js', 'text/html; charset=utf-8', false],
    ['/_astro/chunk.a1b2.js', 'text/css', false],
    ['/_astro/inter.a1b2.woff2', 'text/html', false],
    ['/images/gallery/deck-800.webp', 'text/html', false],
    ['/_astro/chunk.a1b2.js', '', false],
    ['/_astro/file.unknown', 'application/octet-stream', false],
  ])('of a response for %s with the type "%s", says that it is the file: %s', (path, type, isFile) => {
    expect(hasOwnType(new URL(path, HOME), response(200, type))).toBe(isFile);
  });
});
