import { describe, expect, it } from 'vitest';
import { precached, shownFiles } from '#integrations/precached.ts';

describe('what the worker fetches beforehand', () => {
  it('is what a page shows, each file once', () => {
    const html = `<link rel="stylesheet" href="/_astro/site.x.css"><link rel="icon" href="/favicon.svg">
      <img src="/images/logo.svg" alt=""><img alt="" class="a" src="/images/logo.svg"><img src="https://else.example/a.png">`;
    expect(shownFiles(html)).toEqual(['/_astro/site.x.css', '/images/logo.svg']);
  });

  it('is fetched anew when its contents change', () => {
    const one = precached('/offline', Buffer.from('<p>one</p>'));
    const other = precached('/offline', Buffer.from('<p>other</p>'));
    expect(one.revision).toMatch(/^[0-9a-f]{16}$/);
    expect(one.revision).not.toBe(other.revision);
  });

  it('has no revision when its name says it', () => {
    expect(precached('/_astro/site.x.css', Buffer.from('a{}'))).toEqual({ url: '/_astro/site.x.css', revision: null });
  });
});
