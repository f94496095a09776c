import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';
import type { RemovedRows } from '#data/snapshot.ts';
import { CHARACTERISTICS } from '#model/characteristic.ts';
import { PREPOSITIONS } from '#model/place.ts';
import { instant, placeName, prose, slug } from '#model/rows/fields.ts';
import { isCitySlug } from '#model/state.ts';
import { MARKDOWN_PAYLOADS } from './script-payloads.ts';
import { type EditableRows, storeId } from './small-rows.ts';

/** How many rows of each table a random snapshot has at most. */
interface Limits {
  readonly cities: number;
  readonly services: number;
  readonly neighborhoods: number;
  readonly posts: number;
}

/** Sizes that let thousands of snapshots be rendered in seconds. */
export const SMALL: Limits = { cities: 4, services: 4, neighborhoods: 8, posts: 4 };

/** What a text of a row must not contain, so that finding it in a page means that the code put it there. */
const LIKE_A_DEFECT = /\bNaN\b|Infinity|undefined|\bnull\b|\[object|\{[a-z][\w.-]*\}/i;

const HOSTILE: readonly string[] = [
  ...(naughty as readonly string[]),
  '</title></script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '&lt;b&gt; &copy; &amp;amp; &#0; &bogus;',
  '<!-- --!> ]]> <![CDATA[',
  '**bold** [a](javascript:alert(1)) `code` # | -',
  '$& $1 $` $$ %s %00 {} {{ }} ${1}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u200eleft-to-right mark, \u200fright-to-left mark, \u061cletter mark',
  'ח\u05d9ים שלום North',
  'مرحبا Hill',
  'e\u0301a\u0300o\u0302 I\u0307 ß ﬁ Ǆ',
  `Z${'\u0300'.repeat(50)}algo`,
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿🇺🇸',
  '𝔽𝕒𝕝𝕝𝕤 𐐀 𠀀',
  'zero\u200bwidth\u2060joiner\ufeffmark\u00adhyphen',
  'no\u00a0break\u202fspaces\u3000wide',
  'St. Andrews Dr. No. 5? Yes! "Really." (Mt. Airy.) A',
  "Boozer & Sons' <b>O'Neal</b>",
  'a, and b and c, or d',
  '/faq/../admin?x=1#y \\ //evil.example',
  '1e309',
  '-0',
];

const ORDINARY = ['Shandon', 'Old Mill', 'Rosewood', 'House Washing', 'Five Points', "St. Matthew's", 'Irmo', 'A', '7'];

/** The texts that a schema accepts and that do not look like a defect of the code. */
const accepted = (schema: z.ZodType, texts: Arbitrary<string>): Arbitrary<string> =>
  texts.filter((text) => !LIKE_A_DEFECT.test(text) && schema.safeParse(text).success);

/** A text that any name may be: ordinary, hostile, in any script, very short or as long as the schema allows. */
function lineText(max: number): Arbitrary<string> {
  const schema = placeName(max);
  const hostile = HOSTILE.filter((text) => !LIKE_A_DEFECT.test(text) && schema.safeParse(text).success);
  const texts = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ORDINARY.filter((text) => text.length <= max)) },
    { weight: 4, arbitrary: fc.constantFrom(...hostile) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(max, 30) }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: Math.min(max, 30) }) },
    { weight: 1, arbitrary: fc.constantFrom('W'.repeat(max), '🏡'.repeat(max / 2), 'w '.repeat(max / 2 - 1) + 'w') },
  );
  return accepted(schema, texts);
}

/** The slugs of the committed rows and catalogue, slugs that resemble each other, and names that lookups know. */
const SLUGS = [
  'house-washing',
  'roof-washing',
  'gutter-cleaning',
  'dock-cleaning',
  'commercial-property-cleaning',
  'commercial-cleaning',
  'apartment-complex-pressure-washing',
  'shandon',
  'rosewood',
  'mill',
  'st',
  'st-mill',
  'mill-st',
  'st-mill-st',
  'matthews-mill',
  'mill-1',
  'mill-2',
  'mill-10',
  '1-mill',
  '0',
  '00',
  '1e3',
  'tostring',
  'valueof',
  'proto',
  'faq',
  'faqs',
  'new',
  'edit',
  'login',
  'admin',
  'html',
  'sitemap-index',
  'w'.repeat(60),
  `${'w-'.repeat(30)}w`,
];

const slugText = accepted(
  slug,
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...SLUGS) },
    { weight: 1, arbitrary: fc.stringMatching(/^[a-z0-9]{1,4}(-[a-z0-9]{1,3}){0,3}$/) },
  ),
);

/** Most cities are in the sample's state; one state's name ends like another's. */
const STATES = ['south-carolina', 'south-carolina', 'south-carolina', 'virginia', 'west-virginia', 'colorado'];

const CITY_SLUGS = ['columbia', 'irmo', 'st', 'st-matthews', 'st-mill', 'mill', 'w'.repeat(60), '0'];

const citySlug = fc
  .oneof(
    fc.constantFrom(...CITY_SLUGS),
    slugText.filter((text) => text.length <= 60),
  )
  .chain((text) => fc.constantFrom(...STATES.map((state) => `${text}-${state}`)));

/** Points where distances and projections are at their limits, and near and on Columbia. */
const POINTS: readonly (readonly [latitude: number | null, longitude: number | null])[] = [
  [null, null],
  [34.0007, -81.0348],
  [34.0007, -81.0348],
  [34.00070000000001, -81.0348],
  // The other end of the earth from there.
  [-34.0007, 98.9652],
  [0, 0],
  [0, -81.0348],
  [90, 0],
  [90, 180],
  [-90, -180],
  [-90, 12],
  [5e-324, -5e-324],
  [34, null],
];

const degrees = (south: number, north: number, west: number, east: number): Arbitrary<readonly [number, number]> =>
  fc.tuple(fc.double({ min: south, max: north, noNaN: true }), fc.double({ min: west, max: east, noNaN: true }));

const point = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...POINTS) },
  { weight: 3, arbitrary: degrees(33.3, 34.7, -82, -80) },
  { weight: 1, arbitrary: degrees(-90, 90, -180, 180) },
);

const time = accepted(
  instant,
  fc.oneof(
    fc.constantFrom(
      '1970-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999999+00:00',
      '2026-06-01T00:00:00.123456+00:00',
      '2026-05-31T23:59:59-11:00',
      '2024-02-29T12:00:00+14:00',
    ),
    fc
      .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  ),
);

const named = (name: string): { name: string } => ({ name });

/** A list of named objects as the store has it, with other fields here and there; seldom thousands of them. */
const namedList = fc.oneof(
  { weight: 30, arbitrary: fc.array(lineText(200).map(named), { maxLength: 5 }) },
  { weight: 2, arbitrary: fc.array(lineText(200).map((name) => ({ name, kind: null, note: { name: 7 } }))) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 3000 }, (_, index) => named(`Landmark ${index}`))) },
);

const characteristic = fc.oneof(fc.constantFrom(...Object.keys(CHARACTERISTICS)), lineText(60));

/** Markdown of a few blocks: prose, attacks, links to pages that exist and that do not. */
const markdown = accepted(
  prose(200_000),
  fc
    .array(
      fc.oneof(
        lineText(200),
        fc.constantFrom(...MARKDOWN_PAYLOADS),
        lineText(60).map((text) => `## ${text}`),
        slugText.map((text) => `[a link](/services/${text}) and [one](/faq/${text}/columbia-${text})`),
        fc.constantFrom('| a | b |\n|---|---|\n| c | d |', '1. one\n2. two\n   - three', '> quote\n\n---\n\n```\ncode'),
      ),
      { maxLength: 6 },
    )
    .map((blocks) => blocks.join('\n\n')),
);

const COVERS = [null, null, '/images/posts/red-clay-driveway-stains-1200.webp'];

const list = <T>(arbitrary: Arbitrary<T>, maxLength: number, key: (value: T) => unknown): Arbitrary<T[]> =>
  fc.uniqueArray(arbitrary, { maxLength, selector: key });

/** Gives the rows of a table ids of its own. */
const withIds = (first: number, rows: readonly Record<string, unknown>[]): Record<string, unknown>[] =>
  rows.map((row, index) => ({ id: storeId(first + index), ...row }));

const city = fc.record({
  slug: citySlug,
  name: lineText(120),
  county: fc.option(lineText(120)),
  at: point,
  old_slugs: fc.array(citySlug, { maxLength: 2 }),
  updated_at: time,
});

const serviceSlug = slugText.filter((text) => !isCitySlug(text));

const service = fc.record({
  slug: serviceSlug,
  name: lineText(120),
  display_name: lineText(120),
  description: accepted(prose(2000), fc.oneof(fc.constant(''), lineText(2000), markdown)),
  old_slugs: fc.array(serviceSlug, { maxLength: 2 }),
  updated_at: time,
});

/** Where a place was: the city's slug and its own. */
const placeAddress = fc.tuple(citySlug, slugText).map(([city, place]) => `${city}/${place}`);

const neighborhood = fc.record({
  city: fc.nat(3),
  slug: slugText,
  name: lineText(120),
  county: fc.option(lineText(120)),
  preposition: fc.option(fc.constantFrom(...PREPOSITIONS)),
  landmarks: namedList,
  roads: namedList,
  local_businesses: namedList,
  characteristics: fc.array(characteristic, { maxLength: 5 }),
  at: point,
  old_slugs: fc.array(fc.oneof(slugText, placeAddress), { maxLength: 2 }),
  updated_at: time,
});

const post = fc.record({
  slug: slugText,
  title: lineText(160),
  excerpt: accepted(prose(600), fc.oneof(fc.constant(''), lineText(600))),
  body: markdown,
  cover_image: fc.constantFrom(...COVERS),
  cover_alt: fc.option(lineText(300)),
  author: lineText(120),
  tags: fc.array(fc.oneof(characteristic, lineText(60)), { maxLength: 4 }),
  meta_description: lineText(320),
  status: fc.constantFrom('published', 'published', 'scheduled', 'draft'),
  published_at: fc.option(time),
  old_slugs: fc.array(slugText, { maxLength: 3 }),
  created_by: fc.constant(null),
  deleted_at: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: time }),
  created_at: time,
  updated_at: time,
});

const located = <T extends { at: readonly [number | null, number | null] }>({ at, ...row }: T) => ({
  ...row,
  latitude: at[0],
  longitude: at[1],
});

/** The rows of a snapshot within the schema, as the store returns them, however odd their values. */
export const rowsWithin = (limits: Limits = SMALL): Arbitrary<EditableRows> =>
  fc
    .record({
      cities: list(city, limits.cities, (row) => row.slug),
      services: list(service, limits.services, (row) => row.slug),
      neighborhoods: list(neighborhood, limits.neighborhoods, (row) => `${row.city} ${row.slug}`),
      posts: list(post, limits.posts, (row) => row.slug),
    })
    .map(({ cities, services, neighborhoods, posts }) => ({
      cities: withIds(100, cities.map(located)),
      services: withIds(200, services),
      neighborhoods: withIds(
        300,
        neighborhoods
          .filter((row) => row.city < cities.length)
          .map(({ city: index, ...row }) => ({ city_id: storeId(100 + index), ...located(row) })),
      ),
      posts: withIds(400, posts),
    }));

/** The rows that earlier snapshots had, as a manifest lists them. */
export const removedRows: Arbitrary<RemovedRows> = fc.record({
  cities: fc.array(citySlug, { maxLength: 3 }),
  services: fc.array(serviceSlug, { maxLength: 3 }),
  neighborhoods: fc.array(placeAddress, { maxLength: 4 }),
});

/** Values that no schema of the store has, and some that a field may have by accident. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    ' \u00a0\u2003',
    '-infinity',
    '0001-01-01T00:00:00Z',
    '10000-01-01T00:00:00Z',
    'x'.repeat(300_000),
    '\u0000',
    '\ud800',
    'half \udc00 a pair',
    '\u202etxet',
    '\ufffd',
    '\uffff',
    'a\nb',
    'index',
    'constructor',
    ' undefined',
    '[object Object]',
    '-south-carolina',
    '__proto__',
    '../etc/passwd',
    91,
    -180.1,
    1e308,
    true,
    [],
    [[]],
    [['a'], ['b']],
    [null],
    {},
    { name: {} },
    [{ name: null }],
    JSON.parse('{"__proto__": {"name": "x"}, "constructor": {"prototype": 1}, "toString": null}'),
    storeId(100),
    storeId(999),
  ),
  fc.jsonValue(),
);

type AnyTables = Record<keyof EditableRows, unknown>;

/** A change that makes a snapshot invalid, or odd at least: of a field, a row, a key or a whole table. */
const damage = fc
  .record({
    table: fc.constantFrom('cities', 'services', 'neighborhoods', 'posts'),
    row: fc.nat(8),
    field: fc.nat(30),
    kind: fc.oneof(
      { weight: 4, arbitrary: fc.constant('field' as const) },
      { weight: 5, arbitrary: fc.constantFrom('row', 'copy', 'same id', 'same slug', 'table') },
    ),
    value: junk,
  })
  .map(({ table, row, field, kind, value }) => (tables: AnyTables): void => {
    const rows = tables[table];
    if (kind === 'table') tables[table] = value;
    if (!Array.isArray(rows) || rows.length === 0) return;
    const at = row % rows.length;
    const one = rows[at] as Record<string, unknown> | null;
    const other = rows[(at + 1) % rows.length] as Record<string, unknown> | null;
    if (kind === 'field')
      rows[at] = { ...one, [Object.keys(one ?? {})[field % Object.keys(one ?? {}).length] ?? 'id']: value };
    if (kind === 'row') rows[at] = value;
    if (kind === 'copy') rows.push(one);
    if (kind === 'same id') rows[at] = { ...one, id: other?.['id'] };
    if (kind === 'same slug') rows[at] = { ...one, slug: other?.['slug'] };
  });

/** The tables of a snapshot with up to three things wrong, as a file may have them: anything in any place. */
export const tablesBeyond = (limits: Limits = SMALL): Arbitrary<Readonly<AnyTables>> =>
  fc.tuple(rowsWithin(limits), fc.array(damage, { minLength: 1, maxLength: 3 })).map(([rows, changes]) => {
    const tables: AnyTables = structuredClone(rows);
    for (const change of changes) change(tables);
    // As JSON: a field without a value is missing.
    return JSON.parse(JSON.stringify(tables)) as AnyTables;
  });
