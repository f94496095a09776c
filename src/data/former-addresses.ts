import { addressText, type Former, type FormerAddresses, parseAddress } from '#model/former.ts';
import type { Rows } from '#model/rows/tables.ts';
import type { RemovedRows } from './snapshot.ts';

type AnyRow = Rows['cities' | 'services' | 'neighborhoods'][number];

const newestFirst = <R extends AnyRow>(rows: readonly R[]): readonly R[] =>
  rows.toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at));

/**
 * The former keys of rows. A key that a row has now is none, and if several rows had one, it leads to the row
 * that was changed last.
 */
function formerKeys<R extends AnyRow>(
  rows: readonly R[],
  keyOf: (row: R) => string,
  oldKeysOf: (row: R) => readonly string[],
  removed: readonly string[],
): Former<string>[] {
  const taken = new Set(rows.map(keyOf));
  const take = (from: string, to: string | null): Former<string>[] => {
    if (taken.has(from)) return [];
    taken.add(from);
    return [{ from, to }];
  };
  return [
    ...newestFirst(rows).flatMap((row) => oldKeysOf(row).toReversed().flatMap((from) => take(from, keyOf(row)))),
    ...removed.toReversed().flatMap((from) => take(from, null)),
  ];
}

/**
 * Collects the former slugs of cities and services and the former addresses of neighborhoods: their own, and
 * those that they had while their city had another slug.
 */
export function formerAddresses(rows: Omit<Rows, 'posts'>, removed: RemovedRows): FormerAddresses {
  const slugOf = ({ slug }: AnyRow): string => slug;
  const oldSlugsOf = ({ old_slugs: slugs }: AnyRow): readonly string[] => slugs;
  const cities = formerKeys(rows.cities, slugOf, oldSlugsOf, removed.cities);
  const oldSlugsByCity = Map.groupBy(cities.toReversed(), ({ to }) => to);
  const citySlugs = new Map(rows.cities.map(({ id, slug }) => [id, slug]));
  const cityOf = (row: Rows['neighborhoods'][number]): string => citySlugs.get(row.city_id) ?? '';
  const places = formerKeys(
    rows.neighborhoods.filter(({ city_id: city }) => citySlugs.has(city)),
    (row) => addressText({ citySlug: cityOf(row), slug: row.slug }),
    (row) => {
      const city = cityOf(row);
      const inCity = [...row.old_slugs.filter((old) => !old.includes('/')), row.slug];
      const ofCity = [...(oldSlugsByCity.get(city) ?? []).map(({ from }) => from), city];
      return [
        ...row.old_slugs.filter((old) => old.includes('/')),
        ...ofCity.flatMap((citySlug) => inCity.map((slug) => addressText({ citySlug, slug }))),
      ];
    },
    removed.neighborhoods,
  );
  return {
    cities,
    services: formerKeys(rows.services, slugOf, oldSlugsOf, removed.services),
    places: places.map(({ from, to }) => ({ from: parseAddress(from), to: to === null ? null : parseAddress(to) })),
  };
}
