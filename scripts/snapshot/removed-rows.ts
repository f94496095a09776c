import type { RemovedRows } from '#data/snapshot.ts';
import { addressText } from '#model/former.ts';
import type { RowDigest } from './check-rows.ts';
import type { PreviousSnapshot, TableRows } from './compare.ts';

/** How many removed rows of a table a manifest keeps: hosts take 2,000 redirects in all. */
const KEPT = 500;

type Keys = (row: RowDigest) => readonly string[];

/** Appends the keys of rows that are gone to those of earlier snapshots, and drops keys that are in use again. */
function addRemoved(
  earlier: readonly string[],
  before: readonly RowDigest[],
  after: readonly RowDigest[],
  keysBefore: Keys,
  keysAfter: Keys,
): string[] {
  const kept = new Set(after.map(({ id }) => id));
  const used = new Set(after.flatMap(keysAfter));
  const gone = before.filter(({ id }) => !kept.has(id)).flatMap(keysBefore);
  return [...new Set([...earlier, ...gone])].filter((key) => !used.has(key)).slice(-KEPT);
}

const slugs: Keys = (row) => [...row.old_slugs, row.slug];

/** The slugs of a neighborhood with those of its city, present and former, by the cities of its snapshot. */
function addresses(cities: readonly RowDigest[]): Keys {
  const citySlugs = new Map(cities.map((city) => [city.id, slugs(city)]));
  return (row) =>
    slugs(row).flatMap((slug) =>
      slug.includes('/')
        ? [slug]
        : (citySlugs.get(row.city_id) ?? ['']).map((citySlug) => addressText({ citySlug, slug })),
    );
}

/**
 * The rows that earlier snapshots had and the new one has not, so that a build can redirect their pages. Rows
 * are matched by id: a renamed row is not removed.
 */
export function removedRows(after: TableRows<RowDigest>, { rows, removed }: PreviousSnapshot): RemovedRows {
  const before = { cities: rows.cities ?? [], services: rows.services ?? [], neighborhoods: rows.neighborhoods ?? [] };
  return {
    cities: addRemoved(removed.cities, before.cities, after.cities, slugs, slugs),
    services: addRemoved(removed.services, before.services, after.services, slugs, slugs),
    neighborhoods: addRemoved(
      removed.neighborhoods,
      before.neighborhoods,
      after.neighborhoods,
      addresses(before.cities),
      addresses(after.cities),
    ),
  };
}
