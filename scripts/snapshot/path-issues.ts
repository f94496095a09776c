import { placeSegment } from '#routes/paths.ts';
import type { Issue } from '#model/rows/issue.ts';
import { duplicateIssues } from '#model/rows/parse.ts';
import type { KnownRow } from './known-rows.ts';

/** A issue for each neighborhood whose pages would stand where another's do: the build would stop at it. */
export function pathIssues(neighborhoods: readonly KnownRow[], cities: readonly KnownRow[]): Issue[] {
  const slugs = new Map(cities.map((city) => [city.id, city.slug]));
  const citySlug = (row: KnownRow): string => slugs.get(row.city_id) ?? '';
  return duplicateIssues(
    neighborhoods.filter((row) => slugs.has(row.city_id)),
    'neighborhoods',
    'slug in its path',
    (row) => placeSegment(citySlug(row), row.slug),
    (row) => `${row.slug} of ${citySlug(row)}`,
  );
}
