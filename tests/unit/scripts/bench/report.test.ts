import { describe, expect, test } from 'vitest';
import { phasesOf } from '#scripts/bench/phases.ts';
import { median } from '#scripts/bench/browser-report.ts';
import { floorOf, formatReport } from '#scripts/bench/report.ts';
import type { BenchReport, Result } from '#scripts/bench/result.ts';
import type { ReadingWay } from '#scripts/bench/reading-times.ts';
import { alignedTable } from '#scripts/bench/table.ts';

const result = (part: Result['part'], name: string, pagesPerSecond: number, peakMegabytes = 100): Result => ({
  part,
  name,
  pages: 1000,
  seconds: 1000 / pagesPerSecond,
  cpuSeconds: 1,
  peakMegabytes,
  pagesPerSecond,
  rawBytes: 20_000,
  brotliBytes: 4_000,
  phases: [],
});

const report = (results: readonly Result[], others: Partial<BenchReport> = {}): string =>
  formatReport({
    node: '24.0.0',
    cpus: 2,
    pages: 1000,
    results,
    taps: [],
    blocking: [],
    bytes: [],
    lighthouse: [],
    snapshots: [],
    failures: [],
    ...others,
  });

describe("The bench's report", () => {
  const loops = [result('floor', 'one write', 2000), result('floor', 'eight writes', 2500)];

  test('takes the faster bare loop for the floor', () => {
    expect(floorOf(loops)?.name).toBe('eight writes');
    expect(floorOf([result('site', 'site', 9000)])).toBeNull();
  });

  test('gives every speed as a ratio to the floor', () => {
    expect(report([...loops, result('synthetic', 'this site', 1250)])).toMatch(/^this site .* 1,250 +0\.50 /m);
  });

  test('leaves the ratio out where no floor was run', () => {
    expect(report([result('synthetic', 'this site', 1250)])).toMatch(/^this site .* 1,250 +- /m);
  });

  test('compares the growth of memory with the growth of pages', () => {
    const small = { ...result('memory', 'an eighth', 1000, 200), pages: 125 };
    expect(report([result('synthetic', 'this site', 1000, 300), small])).toContain(
      '8.0 times the pages took 1.50 times the memory',
    );
  });

  test('says that single figures are noisy', () => {
    expect(report([])).toContain('Compare the ratios of one run');
  });

  test('names a part that gave no figure, with its reason', () => {
    expect(report([], { failures: [{ part: 'eleventy', reason: 'ended with code 1' }] })).toContain(
      'eleventy gave no figure: ended with code 1',
    );
  });

  test('gives the median and the worst of the taps beside their aim, and nothing of builds that were not asked for', () => {
    const taps = [{ name: 'the menu button', effect: [30, 900, 40], awake: [700, 500, 600], aim: 600 }];
    const text = report([], { taps });
    expect(text).toContain('median and worst of 3');
    expect(text).toMatch(/^ {2}the menu button +40 +900 +600 +700 +600$/m);
    expect(text).not.toContain('pages/s');
  });

  test('gives the longest task and the blocking time of each kind of page', () => {
    const blocking = [{ name: '/contact', longest: [20, 61, 22], blocking: [0, 11, 0] }];
    expect(report([], { blocking })).toMatch(/^ {2}\/contact +22 +61 +0 +11 +0$/m);
  });

  test('gives kB of JavaScript beside their aim', () => {
    const bytes = [{ name: 'after both', files: 9, bytes: 61_234, aim: 75_000 }];
    expect(report([], { bytes })).toMatch(/^ {2}after both +9 +61\.2 +75\.0$/m);
    expect(report([])).not.toContain('JavaScript');
  });

  test("gives the snapshot's time beside the floor and the better of the sequential readers", () => {
    const way = (name: ReadingWay, ...seconds: number[]) => ({ way: name, rows: 2000, seconds, megabytes: [100] });
    const ways = [way('select', 0.5, 9, 0.4), way('keyset', 1), way('offset', 2), way('snapshot', 1.5, 1.5, 3)];
    const text = report([], { snapshots: [{ neighborhoods: 1953, ways }] });
    expect(text).toContain('Reading a store with 1,953 neighborhoods');
    expect(text).toMatch(/^ {2}the snapshot: .+ 1\.50 +1,333 +3\.00 +1\.50 +100$/m);
    expect(text).toContain("1.50 times the sequential reader's best; aim: within 3 times");
    expect(report([])).not.toContain('sequential');
  });

  test('lines its columns up', () => {
    expect(
      alignedTable([
        ['', 'pages'],
        ['site', '12'],
      ]),
    ).toEqual(['      pages', 'site     12']);
  });
});

test('The median is the value in the middle', () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([])).toBe(0);
});

describe('The phases of a build', () => {
  test('add up to the whole command', () => {
    const phases = phasesOf(
      { configured: 1500, started: 2000, bundled: 4000, generated: 9000, done: 9500 },
      1000,
      10_000,
    );
    expect(phases.map((phase) => phase.seconds)).toEqual([0.5, 0.5, 2, 5, 0.5, 0.5]);
  });

  test('pass the time of a missing mark on to the next', () => {
    const phases = phasesOf({ configured: 1500, generated: 9000 }, 1000, 10_000);
    expect(phases.map((phase) => phase.seconds)).toEqual([0.5, 7.5, 1]);
    expect(phasesOf({}, 1000, 10_000)).toEqual([]);
  });
});
