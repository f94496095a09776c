import { createHash } from 'node:crypto';

/**
 * The store's rows of a small site as the database returns them: three cities (one missing in the catalogue),
 * three services (one missing in the catalogue), four neighborhoods from complete to empty, and a post of
 * each status.
 */
const UPDATED = '2026-03-01T12:00:00Z';

const named = (...names: string[]): { name: string }[] => names.map((name) => ({ name }));

const row = <T extends object>(id: number, own: T, updatedAt = UPDATED) => ({ id, ...own, updated_at: updatedAt });

const city = (name: string, county: string | null, latitude: number | null, longitude: number | null) => ({
  name,
  slug: `${name.toLowerCase()}-south-carolina`,
  county,
  latitude,
  longitude,
});

const cities = [
  row(1, city('Columbia', 'Richland', 34.0007, -81.0348)),
  row(2, city('Irmo', 'Lexington', 34.0857, -81.1831), '2026-04-02T08:00:00Z'),
  row(3, city('Newtown', null, null, null)),
];

const service = (slug: string, name: string, displayName: string, description: string) => ({
  slug,
  name,
  display_name: displayName,
  description,
});

const services = [
  row(1, service('house-washing', 'Exterior cleaning', 'House Washing', 'Washing of walls.')),
  row(2, service('oil-stain-removal', 'Stain removal', 'Oil Stain Removal', 'Removal of oil.')),
  row(3, service('awning-washing', 'Exterior cleaning', 'Awning Washing', 'Washing of awnings.')),
];

const place = {
  landmarks: named(),
  roads: named(),
  local_businesses: named(),
  characteristics: [] as string[],
  latitude: null as number | null,
  longitude: null as number | null,
};

const neighborhoods = [
  row(
    1,
    {
      city_id: 1,
      name: 'Shandon',
      slug: 'shandon',
      landmarks: named('Sims Park', 'Hand Middle School', 'Five Points', 'Valley Park'),
      roads: named('Devine Street', 'Wheat Street', 'Woodrow Street', 'Rosewood Drive', 'Maple Street'),
      local_businesses: named('Drip on Devine'),
      characteristics: ['historic homes', 'tree canopy', 'brick homes'],
      latitude: 34.0032,
      longitude: -80.9979,
    },
    '2026-05-05T10:00:00Z',
  ),
  row(2, {
    city_id: 1,
    name: 'Rosewood',
    slug: 'rosewood',
    ...place,
    landmarks: named('Owens Field'),
    roads: named('Rosewood Drive'),
    characteristics: ['a word of nobody else'],
  }),
  row(3, { city_id: 2, name: 'Friarsgate', slug: 'friarsgate', ...place, latitude: 34.1043, longitude: -81.2187 }),
  row(4, { city_id: 3, name: 'Old Mill', slug: 'old-mill', ...place, characteristics: ['mill village'] }),
];

const post = (slug: string, status: string, publishedAt: string | null) => ({
  id: slug,
  slug,
  title: `About ${slug}`,
  excerpt: 'An excerpt.',
  body: 'A **body**.',
  cover_image: null,
  cover_alt: null,
  author: 'The crew',
  tags: ['roof'],
  meta_description: 'What a post is about.',
  status,
  published_at: publishedAt,
  old_slugs: [] as string[],
  created_by: null,
  deleted_at: null as string | null,
  created_at: UPDATED,
  updated_at: UPDATED,
});

const posts = [
  post('published', 'published', '2026-02-01T12:00:00Z'),
  post('scheduled', 'scheduled', '2026-06-10T12:00:00Z'),
  post('draft', 'draft', null),
  { ...post('binned', 'published', '2026-02-02T12:00:00Z'), deleted_at: '2026-02-03T12:00:00Z' },
];

/** A new copy of the rows of every table, which a test may modify. */
export const smallRows = () => structuredClone({ cities, services, neighborhoods, posts });

/** Rows that a test may edit: any value in any field. */
export type EditableRows = Record<'cities' | 'services' | 'neighborhoods' | 'posts', Record<string, unknown>[]>;

/** The base that the rows are around: the coordinates of the first city. */
const CENTER = { latitude: 34.0007, longitude: -81.0348 };

/** Moves every row's coordinates to around `base`, so that they are within reach of the company whose data it is. */
export function moveAround(rows: EditableRows, base: { readonly latitude: number; readonly longitude: number }): void {
  const fields = ['latitude', 'longitude'] as const;
  for (const row of [...rows.cities, ...rows.neighborhoods]) {
    for (const field of fields) {
      const value = row[field];
      if (typeof value === 'number') row[field] = value + (base[field] - CENTER[field]);
    }
  }
}

/** Converts a fixture's numeric id to the UUID that a store needs. */
export const storeId = (id: unknown): string => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** A UUID that depends only on a text: test files that run apart get the same one. */
export const textId = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
