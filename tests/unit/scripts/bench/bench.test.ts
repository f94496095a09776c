import { describe, expect, test } from 'vitest';
import { medianRuns } from '#scripts/bench/bench.ts';
import { PARTS, readOptions } from '#scripts/bench/options.ts';

describe('the options of the bench', () => {
  test('default to every part at 20,000 pages', () => {
    expect(readOptions([])).toMatchObject({
      pages: 20_000,
      parts: PARTS,
      rounds: 1,
      dist: 'dist',
      paths: [],
      json: false,
    });
  });

  test('run the named parts in the order of the bench', () => {
    expect(readOptions(['--only', 'eleventy,floor']).parts).toEqual(['floor', 'eleventy']);
    expect(readOptions(['--only', 'lighthouse', '--paths', '/,/contact']).paths).toEqual(['/', '/contact']);
  });

  test.each([
    ['--pages', 'many'],
    ['--pages', '0'],
    ['--rounds', '1.5'],
    ['--paths', 'contact'],
    ['--only', 'hugo'],
  ])('%s %s is rejected with the usage', (...args) => {
    expect(() => readOptions(args)).toThrow('npm run bench -- ');
  });
});

test('of several rounds each command counts with its median seconds and its most memory', () => {
  const run = (name: string, seconds: number, peakMegabytes: number) => ({
    part: 'kept' as const,
    name,
    seconds,
    peakMegabytes,
    cpuSeconds: seconds,
    pagesPerSecond: 100 / seconds,
    pages: 100,
    rawBytes: 1,
    brotliBytes: 1,
    phases: [],
  });
  const runs = [run('a', 9, 100), run('b', 2, 50), run('a', 3, 120), run('b', 1, 50), run('a', 4, 90), run('b', 8, 60)];
  expect(medianRuns(runs)).toEqual([
    { ...run('a', 4, 90), peakMegabytes: 120 },
    { ...run('b', 2, 50), peakMegabytes: 60 },
  ]);
});
