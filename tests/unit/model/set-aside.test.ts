import { expect, test } from 'vitest';
import { setAside, setAsideLines, setAsideList } from '#model/set-aside.ts';

const issue = (row: string) => ({ file: 'cities', row, field: 'name', value: '""', expected: 'a text' });

test('what was set aside is counted in full, listed a hundred times and printed ten times', () => {
  const rows = Array.from({ length: 250 }, (_, index) => `row-${index}`);
  const list = setAsideList(rows.flatMap((row) => setAside('cities', row, [issue(row)], 'left out')));
  expect(list.count).toBe(250);
  expect(list.first).toHaveLength(100);
  const lines = setAsideLines(list);
  expect(lines).toHaveLength(12);
  expect(lines[0]).toMatch(/^Set aside: 250 issues in rows of the store\./);
  expect(lines[1]).toBe('  cities: row row-0: name: is "", expected a text: left out');
  expect(lines.at(-1)).toBe('  and 240 more (setAside in manifest.json)');
});

test('nothing set aside is nothing to print', () => {
  expect(setAsideLines(setAsideList([]))).toEqual([]);
});
