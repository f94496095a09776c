import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noticeLines } from '#scripts/build/notice-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'notices-'));
afterAll(() => rmSync(folder, { recursive: true }));

const notices = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `City without a row: ${index}.`);

test('a command that sums notices up writes each of them to a file and names it', () => {
  const file = join(folder, 'reports', 'notices.txt');
  expect(noticeLines(notices(2), file)).toEqual(notices(2));
  expect(existsSync(file)).toBe(false);
  expect(noticeLines(notices(1200), file)).toEqual([
    'City without a row: 0. And 1,199 more like this.',
    `Each of the 1,200 notices is in ${file}.`,
  ]);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toEqual(notices(1200));
  // The next command has few: the list of this one would be taken for its own.
  expect(noticeLines(notices(2), file)).toEqual(notices(2));
  expect(existsSync(file)).toBe(false);
});
