import { expect, it } from 'vitest';
import { headersFile, redirectsFile } from '#integrations/pages-files.ts';
import { headerRules } from '#config/headers.ts';

it('_redirects has a rule a line: from, to, status', () => {
  const text = redirectsFile([
    { from: '/faqs', to: '/faq', status: 301, kind: 'static' },
    { from: '/admin/blog/edit/:id', to: '/admin/blog/edit', status: 200, kind: 'dynamic' },
  ]);
  expect(text).toBe('/faqs /faq 301\n/admin/blog/edit/:id /admin/blog/edit 200\n');
});

it('_headers has a path and its headers indented below it', () => {
  const text = headersFile([
    { path: '/*', headers: { 'X-Content-Type-Options': 'nosniff', 'X-Other': 'yes' } },
    { path: '/admin', headers: { 'X-Robots-Tag': 'noindex' } },
  ]);
  expect(text).toBe('/*\n  X-Content-Type-Options: nosniff\n  X-Other: yes\n\n/admin\n  X-Robots-Tag: noindex\n');
});

it('no line of _headers is longer than the 2,000 characters Cloudflare Pages reads', () => {
  for (const line of headersFile(headerRules({})).split('\n')) expect(line.length).toBeLessThan(2000);
});
