import { describe, expect, it } from 'vitest';
import { parseRows } from '#model/rows/parse.ts';
import { TABLES } from '#model/rows/tables.ts';
import { smallRows } from '#tests/support/small-rows.ts';
import { HOSTILE_NAMES } from '#tests/support/snapshot-folder.ts';

const parseName = (name: string) => parseRows(TABLES.cities, [{ ...smallRows().cities[0], name }], 'cities.json');

describe('the name of a place', () => {
  it.each(HOSTILE_NAMES)('accepts %j unchanged', (name) => {
    const { rows, issues } = parseName(name);
    expect(issues).toEqual([]);
    expect(rows[0]?.name).toBe(name);
  });

  it.each([
    ['a NUL', 'Sh\u0000andon'],
    ['an escape sequence', '\u001b[31mShandon'],
    ['a DEL', 'Shandon\u007f'],
    ['a tab', 'Shan\tdon'],
    ['a line break', 'Shan\ndon'],
    ['a line separator', 'Shan\u2028don'],
    ['a right-to-left override', 'Sh\u202eandon'],
    ['a left-to-right isolate', 'Sh\u2066andon'],
    ['a replacement character', 'Shand\ufffdn'],
  ])('is rejected with %s', (_, name) => {
    expect(parseName(name).issues.map((issue) => issue.field)).toEqual(['name']);
  });

  it('is rejected at 100 kB, and truncated in the issue', () => {
    const { issues } = parseName('x'.repeat(100_000));
    expect(issues).toHaveLength(1);
    expect(issues[0]?.value).toHaveLength(80);
    expect(issues[0]?.value.endsWith('...')).toBe(true);
    expect(issues[0]?.expected).toBe('a text of at most 120 characters');
  });
});

it('truncates a slug of 100 kB that names the row of an issue', () => {
  const { issues } = parseRows(
    TABLES.services,
    [{ ...smallRows().services[0], slug: 'x'.repeat(100_000) }],
    'services.json',
  );
  expect(issues).toHaveLength(1);
  expect(issues[0]?.row.length).toBeLessThanOrEqual(80);
});
