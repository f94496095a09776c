import type { Rows } from '#model/rows/tables.ts';
import type { Catalogue } from './catalogue/read.ts';
import { fewNames } from './few-names.ts';

/**
 * A line for each city whose notes name places that the snapshot does not have, with those it has without notes: most
 * likely a slug was renamed in one of the two. Notes may also come before their row, so it is no issue.
 */
export function orphanNotes(
  places: Catalogue['places'],
  { cities, neighborhoods }: Pick<Rows, 'cities' | 'neighborhoods'>,
): string[] {
  const ids = new Map(cities.map(({ slug, id }) => [slug, id]));
  const slugsByCity = Map.groupBy(neighborhoods, (row) => row.city_id);
  return places
    .filter(({ slug }) => ids.has(slug))
    .flatMap(({ slug: city, places: notes }) => {
      const slugs = (slugsByCity.get(ids.get(city) ?? '') ?? []).map(({ slug }) => slug);
      const stored = new Set(slugs);
      const orphans = Object.keys(notes).filter((slug) => !stored.has(slug));
      if (orphans.length === 0) return [];
      const bare = slugs.filter((slug) => !Object.hasOwn(notes, slug));
      const renamed = bare.length === 0 ? '' : ` Without notes are: ${fewNames(bare)}; after a slug was renamed, rename its notes too.`;
      return [`data/catalogue/places/${city}.json has notes of ${fewNames(orphans)}, which the snapshot does not have: no built page shows them.${renamed}`];
    });
}
