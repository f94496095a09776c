import { randomUUID } from 'node:crypto';
import type { Store } from '#scripts/backend/store.ts';
import { committedModel } from './committed-data.ts';
import { type EditableRows, smallRows, storeId } from './small-rows.ts';

/** Inserts fixture rows into a store, cities before their neighborhoods. Posts get new ids. */
export async function addRows(store: Store, rows: Partial<EditableRows>): Promise<void> {
  const put = async (table: keyof EditableRows, values: readonly Record<string, unknown>[]): Promise<void> => {
    for (const value of values) {
      const columns = Object.keys(value).map((column) => `"${column}"`);
      const sql = `insert into public.${table} (${columns.join(', ')})
        select ${columns.join(', ')} from jsonb_populate_record(null::public.${table}, $1)`;
      await store.pool.query(sql, [JSON.stringify(value)]);
    }
  };
  const withIds = (values: readonly Record<string, unknown>[] = []): Record<string, unknown>[] =>
    values.map(({ id, city_id: city, ...value }) => ({
      ...value,
      id: storeId(id),
      ...(city === undefined ? {} : { city_id: storeId(city) }),
    }));
  await put('cities', withIds(rows.cities));
  await put('services', withIds(rows.services));
  await put('neighborhoods', withIds(rows.neighborhoods));
  await put(
    'posts',
    (rows.posts ?? []).map((post) => ({ ...post, id: randomUUID() })),
  );
}

const UPDATED = '2026-06-02T08:00:00Z';
const named = (...names: string[]): { name: string }[] => names.map((name) => ({ name }));

const place = (id: number, cityId: number, slug: string, name: string, own: Record<string, unknown> = {}) => ({
  id,
  city_id: cityId,
  name,
  slug,
  landmarks: named('Ferry Landing Park', 'Old Depot'),
  roads: named('Ferry Street', 'Depot Road', 'Mill Lane'),
  local_businesses: named('The Corner Bakery'),
  characteristics: ['riverfront', 'historic homes', 'tree canopy'],
  latitude: null as number | null,
  longitude: null as number | null,
  updated_at: UPDATED,
  ...own,
});

const [post] = smallRows().posts;

/**
 * Rows added to the small site's store after its last build: a new city with two neighborhoods, a city and a
 * service that only the catalogue had, a new service, more neighborhoods of known cities, and a post.
 */
export const newRows = () => ({
  cities: [
    {
      id: 11,
      name: 'Rivertown',
      slug: 'rivertown-south-carolina',
      county: 'Calhoun',
      latitude: 33.71,
      longitude: -80.9,
    },
    { id: 12, name: 'Chapin', slug: 'chapin-south-carolina', county: null, latitude: null, longitude: null },
  ].map((city) => ({ ...city, updated_at: UPDATED })),
  services: [
    { id: 11, slug: 'fence-washing', name: 'Exterior cleaning', display_name: 'Fence Washing', description: 'Fences.' },
    { id: 12, slug: 'roof-washing', name: 'Roof care', display_name: 'Roof Washing', description: 'Roofs.' },
  ].map((service) => ({ ...service, updated_at: UPDATED })),
  neighborhoods: [
    place(11, 11, 'old-ferry', 'Old Ferry', { latitude: 33.7131, longitude: -80.9042 }),
    place(12, 11, 'depot', 'Depot', { characteristics: [], landmarks: [], roads: [], local_businesses: [] }),
    place(13, 12, 'timberlake', 'Timberlake', { latitude: 34.121, longitude: -81.349, characteristics: ['lakefront'] }),
    place(14, 1, 'elmwood-park', 'Elmwood Park', { latitude: 34.0142, longitude: -81.0431 }),
    place(15, 1, 'fair-view', `O'Neal & <b>Fair</b> View </script>`),
    place(16, 2, 'old-ferry', 'Old Ferry', { latitude: 34.0901, longitude: -81.19 }),
  ],
  posts: [
    {
      ...post!,
      slug: 'fence-care',
      title: 'Fence Care: Wood & Vinyl',
      excerpt: 'How to wash a "fence".',
      body: '## First\n\nA **body** with [a link](/contact).\n\n## Then\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n<script>alert(1)</script>\n',
      // A file of the site, if it has one.
      cover_image: committedModel().posts.find(({ coverImage }) => coverImage !== null)?.coverImage ?? null,
      cover_alt: 'A fence',
      published_at: '2026-05-30T14:00:00Z',
      old_slugs: ['fence-washing-tips'],
      updated_at: UPDATED,
    },
  ],
});
