import { describe, expect, test } from 'vitest';
import { evenSample } from '#scripts/bench/built-pages.ts';
import { splitInlineScripts } from '#scripts/bench/inline-scripts.ts';
import { readOptions } from '#scripts/bench/options.ts';
import { splitShell } from '#scripts/bench/shell.ts';

describe("The document round a reference's article", () => {
  test('is everything of a built page but its article', () => {
    const shell = splitShell('<main><article class="a"><p>words</p></article><footer></footer></main>');
    expect(shell).toEqual({ before: '<main>', after: '<footer></footer></main>' });
  });

  test('is not made from a page without an article', () => {
    expect(() => splitShell('<main></main>')).toThrow(/no <article>/);
  });
});

describe('The sample of pages that is weighed', () => {
  test('stands at even distances and is the same every time', () => {
    const pages = Array.from({ length: 10 }, (_, index) => index);
    expect(evenSample(pages, 5)).toEqual([0, 2, 4, 6, 8]);
    expect(evenSample(pages, 20)).toEqual(pages);
  });
});

test("The scripts inside a page are ours, or Astro's; structured data and files are none", () => {
  const page = [
    '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>',
    '<script>a()</script><script>customElements.define("astro-island",A)</script>',
    '<script type="module">b()</script>',
  ].join('');
  expect(splitInlineScripts(page)).toEqual({
    ours: ['a()', 'b()'],
    astros: ['customElements.define("astro-island",A)'],
  });
});

describe("The bench's options", () => {
  test('ask for every part at 20,000 pages unless told otherwise', () => {
    expect(readOptions([])).toEqual({
      pages: 20_000,
      parts: [
        'synthetic',
        'audit',
        'floor',
        'eleventy',
        'memory',
        'site',
        'taps',
        'blocking',
        'bytes',
        'lighthouse',
        'snapshot',
      ],
      dist: 'dist',
      paths: [],
      json: false,
    });
  });

  test('run the parts named, in the order of the bench', () => {
    expect(readOptions(['--pages', '500', '--only', 'eleventy,floor', '--json'])).toEqual({
      pages: 500,
      parts: ['floor', 'eleventy'],
      dist: 'dist',
      paths: [],
      json: true,
    });
  });

  test('name another built site to visit', () => {
    expect(readOptions(['--only', 'bytes,taps', '--dist', 'dist.other'])).toMatchObject({
      parts: ['taps', 'bytes'],
      dist: 'dist.other',
    });
  });

  test('name the pages that Lighthouse opens', () => {
    expect(readOptions(['--only', 'lighthouse', '--paths', '/,/contact']).paths).toEqual(['/', '/contact']);
  });

  test.each([
    ['--pages', 'many'],
    ['--paths', 'contact'],
    ['--only', 'hugo'],
    ['--pages', '-1'],
  ])('%s %s is told with the usage', (...args) => {
    expect(() => readOptions(args)).toThrow();
  });
});
