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

  test('is cleared before a notice, which stays', () => {
    const { written, progress } = capture(true);
    progress.rows('cities', 0, 27);
    progress.notice('cities: HTTP 500');
    expect(written.slice(1, 3).join('')).toBe('\r\u001b[2Kcities: HTTP 500\n');
  });
});
