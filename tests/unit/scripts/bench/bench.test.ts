import { describe, expect, test } from 'vitest';
import { splitInlineScripts } from '#scripts/bench/client-bytes.ts';
import { PARTS, readOptions } from '#scripts/bench/options.ts';
import { phasesOf } from '#scripts/bench/runs.ts';

describe('the options of the bench', () => {
  test('default to every part at 20,000 pages', () => {
    expect(readOptions([])).toMatchObject({ pages: 20_000, parts: PARTS, dist: 'dist', paths: [], json: false });
  });

  test('run the named parts in the order of the bench', () => {
    expect(readOptions(['--only', 'eleventy,floor']).parts).toEqual(['floor', 'eleventy']);
    expect(readOptions(['--only', 'lighthouse', '--paths', '/,/contact']).paths).toEqual(['/', '/contact']);
  });

  test.each([
    ['--pages', 'many'],
    ['--pages', '0'],
    ['--paths', 'contact'],
    ['--only', 'hugo'],
  ])('%s %s is rejected with the usage', (...args) => {
    expect(() => readOptions(args)).toThrow('npm run bench -- ');
  });
});

test('inline scripts are split into those of the site and those of Astro, without structured data and files', () => {
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

test('the phases of a build add up to the whole command, even if a mark is missing', () => {
  const marks = { configured: 1500, started: 2000, bundled: 4000, generated: 9000, done: 9500 };
  expect(phasesOf(marks, 1000, 10_000).map(({ seconds }) => seconds)).toEqual([0.5, 0.5, 2, 5, 0.5, 0.5]);
  const incomplete = phasesOf({ configured: 1500, generated: 9000 }, 1000, 10_000);
  expect(incomplete.map(({ seconds }) => seconds)).toEqual([0.5, 7.5, 1]);
});
