import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withNeededHashes } from '#scripts/build/page-policy.ts';

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const page = (sources: string, body: string): string =>
  `<head><meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' https://a.example${sources}; style-src 'self' 'sha256-style=';"></head>${body}`;

test("a page's policy allows the scripts it has and no others", () => {
  const scripts = '<script>one()</script><script type="module">two()</script>';
  const given = page(` ${hash('one()')} ${hash('gone()')} ${hash('two()')}`, scripts);
  expect(withNeededHashes(given)).toBe(page(` ${hash('one()')} ${hash('two()')}`, scripts));
});

test('a page without a script allows none inline; data in a script is none, and styles keep theirs', () => {
  const data = '<script type="application/ld+json">{}</script>';
  expect(withNeededHashes(page(` ${hash('gone()')}`, data))).toBe(page('', data));
});

test('a page without a policy stays as it is', () => {
  expect(withNeededHashes('<script>one()</script>')).toBe('<script>one()</script>');
});
