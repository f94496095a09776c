import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { restrictPolicy } from '#scripts/build/page-policy.ts';

const PATH = '/faq/house-washing.html';
const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const page = (scripts: string, body: string, styles = ''): string =>
  `<head><meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' https://a.example${scripts}; style-src 'self'${styles};"></head>${body}`;

test("a page's policy allows the inline scripts of that page and no others", () => {
  const scripts = '<script>one()</script><script type="module">two()</script>';
  const given = page(` ${hash('one()')} ${hash('gone()')} ${hash('two()')}`, scripts);
  expect(restrictPolicy(given, PATH)).toBe(page(` ${hash('one()')} ${hash('two()')}`, scripts));
});

test("a page's policy allows the inline styles of that page and no others", () => {
  const styled = '<style>a{}</style><style media="print">b{}</style>';
  const given = page('', styled, ` ${hash('gone{}')} ${hash('a{}')} ${hash('b{}')}`);
  expect(restrictPolicy(given, PATH)).toBe(page('', styled, ` ${hash('a{}')} ${hash('b{}')}`));
  expect(restrictPolicy(page('', '<p>', ` ${hash('gone{}')}`), PATH)).toBe(page('', '<p>'));
});

test('JSON-LD and script files need no hash', () => {
  const others = '<script type="application/ld+json">{}</script><script type="module" src="/_astro/a.js"></script>';
  expect(restrictPolicy(page(` ${hash('gone()')}`, others), PATH)).toBe(page('', others));
});

test('a name in an attribute that looks like a script is not one', () => {
  const named = `<meta content="Mill <SCRIPT SRC=x>'</script> Hill"><script>one()</script>`;
  expect(restrictPolicy(page(` ${hash('one()')}`, named), PATH)).toBe(page(` ${hash('one()')}`, named));
  const style = `<meta content="Mill <style>a{}</style> Hill"><style>b{}</style>`;
  expect(restrictPolicy(page('', style, ` ${hash('b{}')}`), PATH)).toBe(page('', style, ` ${hash('b{}')}`));
});

test('a page without a policy is returned unchanged', () => {
  expect(restrictPolicy('<script>one()</script>', PATH)).toBe('<script>one()</script>');
});

test.each([
  '<script defer>one()</script>',
  '<script type="text/javascript">one()</script>',
  '<script nonce="x" type="module">one()</script>',
  "<script type='module'>one()</script>",
  '<SCRIPT>one()</SCRIPT>',
])('the build fails with the page and the tag rather than drop the hash of %s', (script) => {
  const tag = script.slice(0, script.indexOf('>') + 1);
  expect(() => restrictPolicy(page(` ${hash('one()')}`, script), PATH)).toThrow(`${PATH}: inline script ${tag} `);
});
