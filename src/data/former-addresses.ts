import { addressesOf, addressText, type Former, type FormerAddresses, parseAddress, slugsOf } from '#model/former.ts';
import type { Rows } from '#model/rows/tables.ts';
import type { RemovedRows } from './snapshot.ts';

type AnyRow = Rows['cities' | 'services' | 'neighborhoods'][number];

const newestFirst = <R extends AnyRow>(rows: readonly R[]): readonly R[] =>
  rows.toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at));

/**
 * The former keys of rows, by `keysOf` with the present one first. A key that a row has now is none, and if several
 * rows had one, it leads to the row that was changed last.
 */
function formerKeys<R extends AnyRow>(
  rows: readonly R[],
  keysOf: (row: R) => readonly string[],
  removed: readonly string[],
): Former<string>[] {
  const keyOf = (row: R): string => keysOf(row)[0] ?? '';
  const taken = new Set(rows.map(keyOf));
  const take = (from: string, to: string | null): Former<string>[] => {
    if (taken.has(from)) return [];
    taken.add(from);
    return [{ from, to }];
  };
  return [
    ...newestFirst(rows).flatMap((row) => keysOf(row).flatMap((from) => take(from, keyOf(row)))),
    ...removed.toReversed().flatMap((from) => take(from, null)),
  ];
}

/**
 * Collects the former slugs of cities and services and the former addresses of neighborhoods: their own, and
 * those that they had while their city had another slug.
 */
export function formerAddresses(rows: Omit<Rows, 'posts'>, removed: RemovedRows): FormerAddresses {
  const cities = formerKeys(rows.cities, slugsOf, removed.cities);
  const formerByCity = Map.groupBy(cities, ({ to }) => to);
  const citySlugs = new Map(rows.cities.map(({ id, slug }) => [id, slug]));
  const places = formerKeys(
    rows.neighborhoods.filter(({ city_id: city }) => citySlugs.has(city)),
    (row) => {
      const city = citySlugs.get(row.city_id) ?? '';
      const former = (formerByCity.get(city) ?? []).map(({ from }) => from);
      return addressesOf(row, [city, ...former]).map(addressText);
    },
    removed.neighborhoods,
  );
  return {
    cities,
    services: formerKeys(rows.services, slugsOf, removed.services),
    places: places.map(({ from, to }) => ({ from: parseAddress(from), to: to === null ? null : parseAddress(to) })),
  };
}
