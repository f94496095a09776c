import { readSnapshot } from '#data/snapshot.ts';
import type { Coordinates } from '#model/geography.ts';
import type { SqlFile } from '#scripts/backend/sql-files.ts';
import { seedSql } from '#scripts/snapshot/seed.ts';
import { textId } from './small-rows.ts';
import { BASE, type SnapshotFolder, snapshotFolder } from './snapshot-folder.ts';

/** As PostgREST writes times, so that a snapshot has the same text. */
const UPDATED = '2025-03-01T12:00:00+00:00';

const slugOf = (name: string): string => name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');

const named = (...names: string[]): { name: string }[] => names.map((name) => ({ name }));

/** Coordinates some thousandths of a degree from others. */
const near = (at: Coordinates, thousandths: number): Coordinates => ({
  latitude: Number((at.latitude + thousandths / 1000).toFixed(4)),
  longitude: Number((at.longitude - thousandths / 1000).toFixed(4)),
});

const city = (name: string, index: number) => ({
  id: textId(`city ${name}`),
  name,
  slug: `${slugOf(name)}-south-carolina`,
  county: 'Richland',
  // Around the company's base, within the reach of every company.
  ...near(BASE, index * 10),
  old_slugs: [],
  updated_at: UPDATED,
});

/** West Columbia: another city's name and a word, so that paths of their neighborhoods can be equal. */
const CITIES = [
  'Columbia',
  'West Columbia',
  'Irmo',
  'Alder',
  'Birch',
  'Cedar',
  'Dogwood',
  'Elm',
  'Fir',
  'Hazel',
  'Linden',
  'Maple',
].map(city);

const service = (name: string) => ({
  id: textId(`service ${name}`),
  slug: slugOf(name),
  name: 'Exterior cleaning',
  display_name: name,
  description: `We do ${name.toLowerCase()}: "low pressure", $& and \\1.`,
  old_slugs: [],
  updated_at: UPDATED,
});

const SERVICES = [
  'House Washing',
  'Roof Washing',
  'Awning Washing',
  'Deck Washing',
  'Fence Washing',
  'Sign Washing',
  'Statue Washing',
  'Tent Washing',
].map(service);

/** Every field has a value in some rows and none in others. */
const neighborhood = (at: (typeof CITIES)[number], name: string, index: number) => ({
  id: textId(`neighborhood ${at.slug} ${name}`),
  city_id: at.id,
  name,
  slug: slugOf(name),
  county: index === 1 ? 'Lexington' : null,
  preposition: index === 2 ? 'on' : null,
  landmarks: index === 0 ? named('Sims Park', `The "Old" Mill's Peña 🌲 \\ Park`) : [],
  roads: index === 3 ? [] : named('Main Street', `${name} Road`),
  local_businesses: index === 1 ? named('Boozer & Sons') : [],
  characteristics: index === 4 ? [] : ['historic homes', 'tree canopy'],
  ...(index === 3 ? { latitude: null, longitude: null } : near(at, index)),
  old_slugs: index === 2 ? [`once-${slugOf(name)}`] : [],
  updated_at: UPDATED,
});

const EVERYWHERE = ['Ashby', "Boozer's Hill", 'Oak Grove', 'Pine Ridge', 'Willow Run'];

const NEIGHBORHOODS = CITIES.flatMap((at) =>
  [...(at.name === 'Columbia' ? ['Shandon', 'Rosewood'] : []), ...EVERYWHERE].map((name, index) =>
    neighborhood(at, name, index),
  ),
);

const post = (slug: string, own: { status?: string; tags?: string[] } = {}) => ({
  id: textId(`post ${slug}`),
  slug,
  title: `About ${slug}: what's "new"`,
  excerpt: 'An excerpt.',
  body: '## First\n\nA **body** with [a link](/contact).\n\n- One\\\n- Two\n',
  cover_image: null,
  cover_alt: null,
  author: 'The crew',
  tags: own.tags ?? [],
  meta_description: 'What a post is about.',
  status: own.status ?? 'published',
  published_at: '2025-02-01T12:00:00+00:00',
  old_slugs: [],
  created_by: null,
  deleted_at: null,
  created_at: UPDATED,
  updated_at: UPDATED,
});

/** All are public: the time of the scheduled one has come. */
const POSTS = [post('awnings'), post('gutters', { tags: ['fall', 'roof'] }), post('pollen', { status: 'scheduled' })];

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Rows in the order of a snapshot. */
const sorted = <T extends { slug: string; city_id?: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => compare(a.slug, b.slug) || compare(a.city_id ?? '', b.city_id ?? ''));

/**
 * Writes the rows as a snapshot, as the command does; the caller removes it. They are rows of the tests' own, so that
 * no test of a store depends on a company's: enough cities and neighborhoods that a table may lose a fifth of its rows,
 * fewer than twenty services and posts, and the names that tests use. Only where they are depends on the company.
 */
export const seededFolder = (): SnapshotFolder =>
  snapshotFolder((rows) =>
    Object.assign(rows, {
      cities: sorted(CITIES),
      services: sorted(SERVICES),
      neighborhoods: sorted(NEIGHBORHOODS),
      posts: sorted(POSTS),
    }),
  );

const { folder, remove } = seededFolder();

/** Fills an empty store with the rows. */
export const SEED: SqlFile = { name: 'the rows of tests/support/seeded-rows.ts', sql: seedSql(folder) };

/** The rows of a store that was filled with the seed. */
export const SEEDED = readSnapshot(folder).rows;
remove();

/** How many rows each table of such a store has. */
export const SEEDED_COUNTS = {
  cities: SEEDED.cities.length,
  services: SEEDED.services.length,
  neighborhoods: SEEDED.neighborhoods.length,
  posts: SEEDED.posts.length,
} as const;
