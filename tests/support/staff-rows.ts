import { smallRows, storeId, textId } from './small-rows.ts';

const [post] = smallRows().posts;

const postRow = (title: string, status: string, publishedAt: string | null, own: Record<string, unknown> = {}) => ({
  ...post!,
  id: textId(title),
  slug: title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, ''),
  title,
  body: 'What we did, and **how**.\n\n## The work\n\nFirst one thing, then another.\n',
  status,
  published_at: publishedAt,
  ...own,
});

/** Creates the rows of the staff site: the small site's places and services, and one post of each kind. */
export function staffRows() {
  const { cities, services, neighborhoods } = smallRows();
  return {
    cities: cities.map((city) => ({ ...city, id: storeId(city.id) })),
    services: services.map((service) => ({ ...service, id: storeId(service.id) })),
    neighborhoods: neighborhoods.map((place) => ({ ...place, id: storeId(place.id), city_id: storeId(place.city_id) })),
    posts: [
      postRow('Gutters before winter', 'published', '2026-02-01T12:00:00Z', { tags: ['gutters', 'fall'] }),
      postRow('A driveway in Shandon', 'published', '2026-04-01T12:00:00Z', { author: 'Dana Field' }),
      postRow('Spring pollen', 'scheduled', '2099-03-01T13:00:00Z'),
      postRow('Notes on roofs', 'draft', null),
      postRow('An old offer', 'published', '2026-01-05T12:00:00Z', { deleted_at: '2026-02-03T12:00:00Z' }),
    ],
  };
}

/** The tables of the staff site. */
export type StaffRows = ReturnType<typeof staffRows>;
