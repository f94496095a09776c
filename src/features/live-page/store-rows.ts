import type { Neighborhood } from '#model/place.ts';
import type { Database } from '#model/rows/database.ts';
import { coordinatesOf } from '#model/rows/reshape.ts';
import type { Row } from '#model/rows/tables.ts';

/** A neighborhood as the store's API returns it. */
export type RawNeighborhood = Database['public']['Tables']['neighborhoods']['Row'];

/** What of a neighborhood its neighbours' pages say and link to. */
export type NearbyPlace = Pick<Neighborhood, 'slug' | 'name' | 'citySlug' | 'cityName' | 'coordinates'>;

/** The names of a list of items. Throws an Error where it is none; the store's own checks see to that it is. */
function namesOf(items: unknown): string[] {
  if (!Array.isArray(items)) throw new Error('A neighborhood of the store has no list where one belongs.');
  return items.map((item: { readonly name?: unknown } | null) => {
    if (typeof item?.name !== 'string') throw new Error('An item of a neighborhood of the store has no name.');
    return item.name;
  });
}

/**
 * A neighborhood's row in the shape the build's schema gives it. The schema itself stays out of the browser: it weighs
 * fifteen times as much as what asks the store, and the store's checks say the same.
 */
export function neighborhoodRow(raw: RawNeighborhood): Row<'neighborhoods'> {
  return {
    ...raw,
    landmarks: namesOf(raw.landmarks),
    roads: namesOf(raw.roads),
    local_businesses: namesOf(raw.local_businesses),
  };
}

/** A place near another one. */
export const nearbyPlace = (
  row: Pick<RawNeighborhood, 'slug' | 'name' | 'latitude' | 'longitude'> & {
    readonly city: { readonly slug: string; readonly name: string };
  },
): NearbyPlace => ({
  slug: row.slug,
  name: row.name,
  citySlug: row.city.slug,
  cityName: row.city.name,
  coordinates: coordinatesOf(row),
});
