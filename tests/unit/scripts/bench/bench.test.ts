import { describe, expect, test } from 'vitest';
import { splitInlineScripts } from '#scripts/bench/client-bytes.ts';
import { PARTS, readOptions } from '#scripts/bench/options.ts';
import { splitShell } from '#scripts/bench/reference-pages.ts';
import { formatReport } from '#scripts/bench/report.ts';
import { phasesOf, type Result } from '#scripts/bench/runs.ts';

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

test('the shell of a reference is a built page without its article', () => {
  const shell = splitShell('<main><article class="a"><p>words</p></article><footer></footer></main>');
  expect(shell).toEqual({ before: '<main>', after: '<footer></footer></main>' });
  expect(() => splitShell('<main></main>')).toThrow(/no <article>/);
});

test('inline scripts are split into ours and Astro’s, without structured data and files', () => {
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

test('the report compares builds with the faster bare loop and names failed parts', () => {
  const run = (part: Result['part'], name: string, pagesPerSecond: number): Result => ({
    part,
    name,
    pages: 1000,
    seconds: 1000 / pagesPerSecond,
    cpuSeconds: 1,
    peakMegabytes: 100,
    pagesPerSecond,
    rawBytes: 20_000,
    brotliBytes: 4000,
    phases: [],
  });
  const results = [run('floor', 'one', 2000), run('floor', 'eight', 2500), run('synthetic', 'this site', 1250)];
  const failures = [{ part: 'eleventy' as const, reason: 'ended with code 1' }];
  const none = { taps: [], blocking: [], bytes: [], lighthouse: [], snapshots: [] };
  const text = formatReport({ node: '24.0.0', cpus: 2, pages: 1000, results, ...none, failures });
  expect(text).toMatch(/^this site .* 1,250 +0\.50 /m);
  expect(text).toContain('eleventy failed: ended with code 1');
});
