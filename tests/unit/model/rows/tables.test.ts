import { describe, expect, it } from 'vitest';
import { parseRows } from '#model/rows/parse.ts';
import { TABLES, type TableName } from '#model/rows/tables.ts';
import { smallRows } from '#tests/support/small-rows.ts';

const tables = Object.keys(TABLES) as TableName[];

/** An invalid value for each field of a table except the slug, which names the row in issues. */
const INVALID_VALUES: Record<TableName, Record<string, unknown>> = {
  cities: { id: null, name: '', county: 7, latitude: '34', longitude: 181, old_slugs: 'one', updated_at: 'yesterday' },
  services: { id: {}, name: 5, display_name: ' ', description: null, old_slugs: 7, updated_at: '2026-01-31' },
  neighborhoods: {
    id: 1.5,
    city_id: null,
    name: ['Shandon'],
    landmarks: 'Sims Park',
    roads: null,
    local_businesses: {},
    characteristics: 'brick homes',
    latitude: -91,
    longitude: 'west',
    old_slugs: {},
    updated_at: 20260131,
  },
  posts: {
    id: '',
    title: null,
    excerpt: 1,
    body: [],
    cover_image: 3,
    cover_alt: '',
    author: null,
    tags: 'roof',
    meta_description: '',
    status: 'hidden',
    published_at: 'soon',
    old_slugs: 'one',
    created_by: {},
    deleted_at: 0,
    created_at: null,
    updated_at: '',
  },
};

describe.each(tables)('a row of the table %s', (table) => {
  it('is accepted as the store returns it', () => {
    const parsed = parseRows(TABLES[table], smallRows()[table], `${table}.json`);
    expect(parsed.issues).toEqual([]);
    expect(parsed.rows).toHaveLength(smallRows()[table].length);
  });

  it('has one issue per invalid field, with file, row, field, value and the expected value', () => {
    const [first] = smallRows()[table];
    const row = { ...first, ...INVALID_VALUES[table] };
    const { rows, issues } = parseRows(TABLES[table], [row], `${table}.json`);
    expect(rows).toEqual([]);
    expect(issues.map((issue) => issue.field).sort()).toEqual(Object.keys(INVALID_VALUES[table]).sort());
    for (const issue of issues) {
      expect(issue).toMatchObject({
        file: `${table}.json`,
        row: first?.slug,
        value: JSON.stringify(INVALID_VALUES[table][issue.field]),
      });
      expect(issue.expected, `${issue.field} should describe the expected value, not repeat zod’s message`).not.toMatch(
        /^Invalid|^Too /,
      );
    }
  });

  it('has one issue per missing field', () => {
    const { slug, ...rest } = smallRows()[table][0]!;
    const { issues } = parseRows(TABLES[table], [{ slug }], `${table}.json`);
    expect(issues.map((issue) => issue.field).sort()).toEqual(Object.keys(rest).sort());
    for (const issue of issues) expect(issue.value).toBe('nothing');
  });

  it('is identified by its number without a slug', () => {
    const { issues } = parseRows(TABLES[table], [smallRows()[table][0], 'not a row'], `${table}.json`);
    expect(issues.map(({ row, expected }) => [row, expected])).toEqual([['number 2', 'an object']]);
  });

  it('requires a slug of lowercase letters, digits and single hyphens', () => {
    const suffix = table === 'cities' ? '-south-carolina' : '';
    for (const slug of ['Upper', 'two--hyphens', 'a space', '../up', 'ünicode', '-first']) {
      const { issues } = parseRows(TABLES[table], [{ ...smallRows()[table][0], slug: slug + suffix }], table);
      expect(
        issues.map((issue) => issue.field),
        slug,
      ).toEqual(['slug']);
    }
  });
});

it('requires the name of a state at the end of a city slug', () => {
  const { issues } = parseRows(TABLES.cities, [{ ...smallRows().cities[0], slug: 'columbia' }], 'cities.json');
  expect(issues.map((issue) => issue.expected)).toEqual([
    'a slug that ends in the name of a state, such as columbia-south-carolina',
  ]);
});

it.each(['cities', 'services', 'neighborhoods'] as const)(
  'has no old slugs in a row of %s from before the store had them',
  (table) => {
    expect(parseRows(TABLES[table], smallRows()[table], table).rows[0]).toMatchObject({ old_slugs: [] });
  },
);

describe.each(['[object Object]', 'undefined', 'Old NaN Mill'])('a row in which an import wrote %s', (value) => {
  it.each<[TableName, string, unknown]>([
    ['cities', 'name', value],
    ['cities', 'county', value],
    ['services', 'name', value],
    ['services', 'display_name', value],
    ['neighborhoods', 'name', value],
    ['neighborhoods', 'county', value],
    ['neighborhoods', 'landmarks', [{ name: value }]],
    ['neighborhoods', 'characteristics', [value]],
    ['posts', 'title', value],
    ['posts', 'author', value],
    ['posts', 'tags', [value]],
  ])('is rejected in %s for its %s', (table, field, written) => {
    const { rows, issues } = parseRows(TABLES[table], [{ ...smallRows()[table][0], [field]: written }], table);
    expect(rows).toEqual([]);
    expect(issues).toMatchObject([
      {
        field: expect.stringMatching(`^${field}`) as string,
        expected: 'a name, not [object Object], undefined or NaN, which an import writes for a missing value',
      },
    ]);
  });
});

/** Every name, title and label of a row, with a value for it. */
const LABELS: readonly (readonly [TableName, string, (text: string) => unknown])[] = [
  ['cities', 'name', (text) => text],
  ['cities', 'county', (text) => text],
  ['services', 'name', (text) => text],
  ['services', 'display_name', (text) => text],
  ['neighborhoods', 'name', (text) => text],
  ['neighborhoods', 'landmarks', (text) => [{ name: text }]],
  ['neighborhoods', 'roads', (text) => [{ name: text }]],
  ['neighborhoods', 'local_businesses', (text) => [{ name: text }]],
  ['neighborhoods', 'characteristics', (text) => [text]],
  ['posts', 'title', (text) => text],
  ['posts', 'author', (text) => text],
  ['posts', 'tags', (text) => [text]],
];

describe.each(LABELS)('in a row of %s, the label %s', (table, field, valueOf) => {
  const issuesWith = (text: string) =>
    parseRows(TABLES[table], [{ ...smallRows()[table][0], [field]: valueOf(text) }], table).issues;

  it.each(['null', 'NULL', 'None', ' n/a ', 'N/A', '#N/A', '#REF!'])('is rejected as %j', (text) => {
    expect(issuesWith(text)).toMatchObject([
      {
        field: expect.stringMatching(`^${field}`) as string,
        expected: 'a name, not null, none, N/A, #N/A or #REF!, which an export writes for a missing value',
      },
    ]);
  });

  it.each([
    ['a zero width space', '\u200b'],
    ['a soft hyphen', '\u00ad'],
    ['a Hangul filler', '\u3164'],
    ['a blank Braille pattern', '\u2800'],
    ['a tag character', '\u{e0020}'],
    ['joiners in white space', ' \u2060\u200d '],
  ])('is rejected as %s, which shows nothing', (_, text) => {
    expect(issuesWith(text)).toMatchObject([
      { field: expect.stringMatching(`^${field}`) as string, expected: 'a text with a visible character' },
    ]);
  });

  it.each(['Nan', 'Null Road', 'Nonesuch', 'None Such', 'N', '#', '🏡', '水', 'Soft\u00adwash', '👩\u200d👧'])(
    'is accepted as %j',
    (text) => {
      expect(issuesWith(text)).toEqual([]);
    },
  );
});

it.each<[TableName, string]>([
  ['cities', 'Camden, NC'],
  ['cities', 'Camden, South Carolina'],
  ['neighborhoods', 'Oakdale, SC'],
])('rejects a row of %s whose name has its state already: %s', (table, written) => {
  const { rows, issues } = parseRows(TABLES[table], [{ ...smallRows()[table][0], name: written }], table);
  expect(rows).toEqual([]);
  expect(issues).toMatchObject([{ field: 'name', expected: 'the name without its state, which pages add' }]);
});

it.each<[TableName, string]>([
  ['posts', 'body'],
  ['posts', 'excerpt'],
  ['posts', 'meta_description'],
  ['posts', 'cover_alt'],
  ['services', 'description'],
])('lets the prose of %s in %s mention undefined, but not be it', (table, field) => {
  const withProse = (prose: string) => parseRows(TABLES[table], [{ ...smallRows()[table][0], [field]: prose }], table);
  expect(withProse('Where the edge is undefined, we cut one.').issues).toEqual([]);
  expect(withProse(' undefined\n').issues.map((issue) => issue.field)).toEqual([field]);
});

it('accepts names that only look like a missing value', () => {
  const [city] = smallRows().cities;
  for (const name of ['Nan', 'Undefined', 'Naan', 'The object', 'undefinedly'])
    expect(parseRows(TABLES.cities, [{ ...city, name }], 'cities').issues, name).toEqual([]);
});

it('reports each landmark that is not an object with a name, with its index', () => {
  const row = { ...smallRows().neighborhoods[0], landmarks: [{ name: 'Sims Park' }, 'Five Points', { name: '' }] };
  const { issues } = parseRows(TABLES.neighborhoods, [row], 'neighborhoods.json');
  expect(issues.map((issue) => issue.field)).toEqual(['landmarks.1', 'landmarks.2.name']);
});

it('reports a table that is not a list of rows', () => {
  const { issues } = parseRows(TABLES.cities, { rows: [] }, 'cities.json');
  expect(issues).toEqual([
    { file: 'cities.json', row: '-', field: 'the file', value: '{"rows":[]}', expected: 'a list of rows' },
  ]);
});
