import { describe, expect, it } from 'vitest';
import { precacheEntry, referencedAssets } from '#scripts/build/service-worker-file.ts';

describe('the precache list', () => {
  it('lists the stylesheets and images that a page loads from the site, each once', () => {
    const html = `<link rel="stylesheet" href="/_astro/site.x.css"><link rel="icon" href="/favicon.svg">
      <img src="/images/logo.svg" alt=""><img alt="" class="a" src="/images/logo.svg"><img src="https://else.example/a.png">`;
    expect(referencedAssets(html)).toEqual(['/_astro/site.x.css', '/images/logo.svg']);
  });

  it('changes the revision of a file when its contents change', () => {
    const one = precacheEntry('/offline', Buffer.from('<p>one</p>'));
    const other = precacheEntry('/offline', Buffer.from('<p>other</p>'));
    expect(one.revision).toMatch(/^[0-9a-f]{16}$/);
    expect(one.revision).not.toBe(other.revision);
  });

  it('omits the revision of a file with a hash in its name', () => {
    expect(precacheEntry('/_astro/site.x.css', Buffer.from('a{}'))).toEqual({
      url: '/_astro/site.x.css',
      revision: null,
    });
  });
});
