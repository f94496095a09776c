import { describe, expect, it } from 'vitest';
import { precached, shownFiles } from '#integrations/precached.ts';

describe('what the worker fetches beforehand', () => {
  it('is what a page shows, each file once', () => {
    const html = `<link rel="stylesheet" href="/_astro/site.x.css"><link rel="icon" href="/favicon.svg">
      <img src="/images/logo.svg" alt=""><img alt="" class="a" src="/images/logo.svg"><img src="https://else.example/a.png">`;
    expect(shownFiles(html)).toEqual(['/_astro/site.x.css', '/images/logo.svg']);
  });

  it('is fetched anew when its contents change', () => {
    const one = precached('/offline', Buffer.from('<p>one</p>'), true);
    const other = precached('/offline', Buffer.from('<p>other</p>'), true);
    expect(one.revision).toMatch(/^[0-9a-f]{16}$/);
    expect(one.revision).not.toBe(other.revision);
  });

  it('is the same from another working copy, which only gives the islands other ids', () => {
    const page = (uid: string): Buffer => Buffer.from(`<astro-island uid="${uid}" client="touch"></astro-island>`);
    expect(precached('/offline', page('Z1a'), true)).toEqual(precached('/offline', page('2bC'), true));
  });

  it('has no revision when its name says it', () => {
    expect(precached('/_astro/site.x.css', Buffer.from('a{}'))).toEqual({ url: '/_astro/site.x.css', revision: null });
  });
});
