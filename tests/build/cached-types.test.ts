import { expect, it } from 'vitest';
import { builtFiles } from '#tests/support/built-site.ts';
import { hasOwnType } from '#worker/cacheable.ts';

/** What hosts serve below /_astro/, by the ending of the name. */
const SERVED: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

it('the service worker knows the content type of every file below /_astro/ and would cache it', () => {
  const files = builtFiles().filter((file) => file.startsWith('_astro/'));
  expect(files.length).toBeGreaterThan(0);
  const unknown = files.filter((file) => {
    const type = SERVED[file.slice(file.lastIndexOf('.') + 1)] ?? '';
    return !hasOwnType(new URL(file, 'https://wash.example/'), new Response('', { headers: { 'Content-Type': type } }));
  });
  expect(unknown).toEqual([]);
});
