import { placeSegment } from '#routes/paths.ts';
import type { Fault } from '#model/rows/fault.ts';
import { duplicateFaults } from '#model/rows/parse.ts';
import type { KnownRow } from './known-rows.ts';

/** A fault for each neighborhood whose pages would stand where another's do: the build would stop at it. */
export function pathFaults(neighborhoods: readonly KnownRow[], cities: readonly KnownRow[]): Fault[] {
  const slugs = new Map(cities.map((city) => [city.id, city.slug]));
  const citySlug = (row: KnownRow): string => slugs.get(row.city_id) ?? '';
  return duplicateFaults(
    neighborhoods.filter((row) => slugs.has(row.city_id)),
    'neighborhoods',
    'slug in its path',
    (row) => placeSegment(citySlug(row), row.slug),
    (row) => `${row.slug} of ${citySlug(row)}`,
  );
}
