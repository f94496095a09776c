/**
 * The store's rows of a small site as the database returns them: three cities (one missing in the catalogue),
 * three services (one missing in the catalogue), four neighborhoods from complete to empty, and a post of
 * each status.
 */
const UPDATED = '2026-03-01T12:00:00Z';

const named = (...names: string[]): { name: string }[] => names.map((name) => ({ name }));

const cities = [
  {
    id: 1,
    name: 'Columbia',
    slug: 'columbia-south-carolina',
    county: 'Richland',
    latitude: 34.0007,
    longitude: -81.0348,
    updated_at: UPDATED,
  },
  {
    id: 2,
    name: 'Irmo',
    slug: 'irmo-south-carolina',
    county: 'Lexington',
    latitude: 34.0857,
    longitude: -81.1831,
    updated_at: '2026-04-02T08:00:00Z',
  },
  {
    id: 3,
    name: 'Newtown',
    slug: 'newtown-south-carolina',
    county: null,
    latitude: null,
    longitude: null,
    updated_at: UPDATED,
  },
];

const services = [
  {
    id: 1,
    slug: 'house-washing',
    name: 'Exterior cleaning',
    display_name: 'House Washing',
    description: 'Washing of walls.',
    updated_at: UPDATED,
  },
  {
    id: 2,
    slug: 'oil-stain-removal',
    name: 'Stain removal',
    display_name: 'Oil Stain Removal',
    description: 'Removal of oil.',
    updated_at: UPDATED,
  },
  {
    id: 3,
    slug: 'awning-washing',
    name: 'Exterior cleaning',
    display_name: 'Awning Washing',
    description: 'Washing of awnings.',
    updated_at: UPDATED,
  },
];

const neighborhoods = [
  {
    id: 1,
    city_id: 1,
    name: 'Shandon',
    slug: 'shandon',
    landmarks: named('Sims Park', 'Hand Middle School', 'Five Points', 'Valley Park'),
    roads: named('Devine Street', 'Wheat Street', 'Woodrow Street', 'Rosewood Drive', 'Maple Street'),
    local_businesses: named('Drip on Devine'),
    characteristics: ['historic homes', 'tree canopy', 'brick homes'],
    latitude: 34.0032,
    longitude: -80.9979,
    updated_at: '2026-05-05T10:00:00Z',
  },
  {
    id: 2,
    city_id: 1,
    name: 'Rosewood',
    slug: 'rosewood',
    landmarks: named('Owens Field'),
    roads: named('Rosewood Drive'),
    local_businesses: [],
    characteristics: ['a word of nobody else'],
    latitude: null,
    longitude: null,
    updated_at: UPDATED,
  },
  {
    id: 3,
    city_id: 2,
    name: 'Friarsgate',
    slug: 'friarsgate',
    landmarks: [],
    roads: [],
    local_businesses: [],
    characteristics: [],
    latitude: 34.1043,
    longitude: -81.2187,
    updated_at: UPDATED,
  },
  {
    id: 4,
    city_id: 3,
    name: 'Old Mill',
    slug: 'old-mill',
    landmarks: [],
    roads: [],
    local_businesses: [],
    characteristics: ['mill village'],
    latitude: null,
    longitude: null,
    updated_at: UPDATED,
  },
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
