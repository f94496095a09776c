import { describe, expect, test } from 'vitest';
import { showProgress } from '#scripts/snapshot/progress.ts';

/** What a place was told, and a clock that stands until it is moved. */
function place(isTTY: boolean, columns?: number) {
  const told: string[] = [];
  const clock = { ms: 0 };
  const out = { isTTY, ...(columns === undefined ? {} : { columns }), write: (text: string) => told.push(text) };
  return { told, clock, progress: showProgress(out, () => clock.ms) };
}

describe('Progress on a terminal', () => {
  test('is one line that is rewritten: tables, rows and their rate', () => {
    const { told, clock, progress } = place(true, 120);
    progress.rows('cities', 0, 27);
    clock.ms = 500;
    progress.rows('cities', 27, 27);
    clock.ms = 1000;
    progress.rows('neighborhoods', 1000, 2500);
    progress.end();
    expect(told.join('')).not.toContain('\n');
    expect(told.at(-2)).toBe('\r\u001b[2K1,027 rows/s · cities 27/27 · neighborhoods 1,000/2,500');
    expect(told.at(-1)).toBe('\r\u001b[2K');
  });

  test('is drawn ten times a second at most, and never wider than the screen', () => {
    const { told, clock, progress } = place(true, 20);
    for (let read = 1; read <= 100; read += 1) {
      clock.ms = read * 10;
      progress.rows('neighborhoods', read, 1000);
    }
    expect(told.length).toBeLessThanOrEqual(11);
    for (const line of told) expect(line.replace('\r\u001b[2K', '').length).toBeLessThan(20);
  });

  test('is shown whole where a terminal does not know its width', () => {
    const { told, progress } = place(true, 0);
    progress.rows('cities', 0, 27);
    expect(told).toEqual(['\r\u001b[2K0 rows/s · cities 0/27']);
  });

  test('steps aside for a notice, which stays', () => {
    const { told, progress } = place(true);
    progress.rows('cities', 0, 27);
    progress.notice('cities: HTTP 500');
    expect(told.slice(1, 3).join('')).toBe('\r\u001b[2Kcities: HTTP 500\n');
  });
});

describe('Progress in a log', () => {
  test('is plain lines: a table when it is complete, and how far it is every five seconds', () => {
    const { told, clock, progress } = place(false);
    progress.rows('cities', 0, 27);
    progress.rows('cities', 27, 27);
    for (const seconds of [1, 4, 6, 7, 12]) {
      clock.ms = seconds * 1000;
      progress.rows('neighborhoods', seconds * 100, 2500);
    }
    progress.end();
    expect(told).toEqual([
      'cities: 27 rows read\n',
      '105 rows/s · cities 27/27 · neighborhoods 600/2,500\n',
      '102 rows/s · cities 27/27 · neighborhoods 1,200/2,500\n',
    ]);
  });
});
