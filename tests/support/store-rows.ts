import type { Store } from '#scripts/backend/store.ts';

/**
 * Adds neighborhoods 'Sample 1' (slug sample-1) and so on to a store, spread over its cities. Each has coordinates near
 * its city, or amid all cities if its own has none.
 */
export async function addNeighborhoods(store: Store, count: number, from = 1): Promise<void> {
  await store.pool.query(
    `with numbered as (
       select id, row_number() over (order by slug) - 1 as place, count(*) over () as cities,
         coalesce(latitude, avg(latitude) over ()) as latitude, coalesce(longitude, avg(longitude) over ()) as longitude
       from public.cities)
     insert into public.neighborhoods (city_id, name, slug, landmarks, roads, characteristics, latitude, longitude)
     select id, 'Sample ' || number, 'sample-' || number, '[{"name": "Sample Park"}]', '[{"name": "Main Street"}, {"name": "Oak Street"}]',
       array['historic homes', 'tree canopy'], latitude + number % 100 / 1000.0, longitude
     from generate_series($1::int, $2::int) as number join numbered on number % cities = place`,
    [from, from + count - 1],
  );
}
