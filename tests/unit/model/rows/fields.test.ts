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
    ['half of an emoji', 'Shandon \ud83c'],
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

it.each([
  ['  Shandon\u00a0', 'Shandon'],
  ['\u3000Five Points\ufeff', 'Five Points'],
])('removes the outer white space of the name %j', (name, expected) => {
  expect(parseName(name).rows[0]?.name).toBe(expected);
});

it.each(['', '   ', '\u00a0\u2003'])('rejects the name %j, which is only white space', (name) => {
  expect(parseName(name).issues.map(({ expected }) => expected)).toEqual(['a text that is not empty']);
});

it.each([
  ['index', 'another slug: index, 404, constructor are reserved'],
  ['404', 'another slug: index, 404, constructor are reserved'],
  ['constructor', 'another slug: index, 404, constructor are reserved'],
  ['lexington-south-carolina', 'a slug that does not end like a city’s, in the name of a state'],
])('rejects the service slug %j', (slug, expected) => {
  const { issues } = parseRows(TABLES.services, [{ ...smallRows().services[0], slug }], 'services.json');
  expect(issues.map((issue) => issue.expected)).toEqual([expected]);
});

it.each(['1969-12-31T23:59:59Z', '0001-01-01T00:00:00Z'])('rejects a post of %s', (published_at) => {
  const { issues } = parseRows(TABLES.posts, [{ ...smallRows().posts[0], published_at }], 'posts.json');
  expect(issues.map(({ expected }) => expected)).toEqual(['a time of the years 1970 to 9999']);
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
