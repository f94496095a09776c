import { describe, expect, test } from 'vitest';
import { showProgress } from '#scripts/snapshot/report.ts';

/** Captures the output, with a clock that only the test advances. */
function capture(isTTY: boolean, columns?: number) {
  const written: string[] = [];
  const clock = { ms: 0 };
  const out = { isTTY, ...(columns === undefined ? {} : { columns }), write: (text: string) => written.push(text) };
  return { written, clock, progress: showProgress(out, () => clock.ms) };
}

describe('progress on a terminal', () => {
  test('is one line, redrawn at most ten times a second and never wider than the terminal', () => {
    const { written, clock, progress } = capture(true, 20);
    for (let read = 1; read <= 100; read += 1) {
      clock.ms = read * 10;
      progress.rows('neighborhoods', read, 1000);
    }
    progress.end();
    expect(written.length).toBeLessThanOrEqual(12);
    expect(written.join('')).not.toContain('\n');
    for (const line of written) expect(line.replace('\r\u001b[2K', '').length).toBeLessThan(20);
    expect(written.at(-1)).toBe('\r\u001b[2K');
  });

  test('is not cut when the terminal reports no width', () => {
    const { written, progress } = capture(true, 0);
    progress.rows('cities', 0, 27);
    expect(written.join('')).toContain('cities 0/27');
  });

  test('is cleared before a notice, which stays', () => {
    const { written, progress } = capture(true);
    progress.rows('cities', 0, 27);
    progress.notice('cities: HTTP 500');
    expect(written.slice(1, 3).join('')).toBe('\r\u001b[2Kcities: HTTP 500\n');
  });
});

test('progress in a log is one line per complete table and one every five seconds', () => {
  const { written, clock, progress } = capture(false);
  progress.rows('cities', 0, 27);
  progress.rows('cities', 27, 27);
  for (const seconds of [1, 4, 6, 7, 12]) {
    clock.ms = seconds * 1000;
    progress.rows('neighborhoods', seconds * 100, 2500);
  }
  progress.end();
  expect(written).toEqual([
    'cities: 27 rows read\n',
    '105 rows/s · cities 27/27 · neighborhoods 600/2,500\n',
    '102 rows/s · cities 27/27 · neighborhoods 1,200/2,500\n',
  ]);
});
