import { citySlugIssues } from '#data/former-service-slugs.ts';
import { type KnownCities, knownCities, separateRows } from '#data/snapshot-joins.ts';
import type { TableName } from '#model/rows/tables.ts';
import { setAside, type SetAside } from '#model/set-aside.ts';
import type { CheckedRow, RejectedRow, RowDigest } from './check-rows.ts';
import type { PreviousSnapshot, TableRows } from './compare.ts';

/** A table as it was read from the store. */
interface ReadRows {
  readonly rows: readonly CheckedRow[];
  readonly rejected: readonly RejectedRow[];
}

/** Reads rows of the previous snapshot by their ids; those that are not valid are missing. */
type ReadPrevious = (table: TableName, ids: ReadonlySet<string>) => readonly CheckedRow[];

/** The rows that a snapshot can have, and what was set aside. */
export interface SnapshotRows {
  readonly rows: TableRows<CheckedRow>;
  readonly setAside: readonly SetAside[];
}

/** Rows whose slug the site has already come first: of two rows with one path, the page that exists stays. */
function knownFirst(rows: readonly CheckedRow[], previous: readonly RowDigest[] | null): readonly CheckedRow[] {
  const before = new Map((previous ?? []).map((row) => [row.id, row]));
  const [known, others] = [true, false].map((wanted) =>
    rows.filter(({ id, slug, city_id }) => {
      const row = before.get(id);
      return (row?.slug === slug && row.city_id === city_id) === wanted;
    }),
  );
  return [...(known ?? []), ...(others ?? [])];
}

/**
 * Decides which rows of the store the snapshot gets (docs/decisions/0024-bad-rows.md). In place of a row that is
 * invalid, or cannot stand beside the others, comes the one that the previous snapshot has under its id, if that
 * one can; else the row is left out.
 */
export function snapshotRows(
  read: Readonly<Record<TableName, ReadRows>>,
  previous: Pick<PreviousSnapshot, 'rows'>,
  readPrevious: ReadPrevious,
): SnapshotRows {
  const entries: SetAside[] = [];
  const usable = (table: TableName, cities: KnownCities): readonly CheckedRow[] => {
    const { kept, rejected } = separateRows(table, knownFirst(read[table].rows, previous.rows[table]), cities, table);
    const unusable = [...read[table].rejected, ...rejected.map(({ row, issue }) => ({ id: row.id, issues: [issue] }))];
    if (unusable.length === 0) return kept;
    const older = readPrevious(table, new Set(unusable.map(({ id }) => id)));
    // The rows kept so far come first, so that an older version never replaces one of them.
    const rows = separateRows(table, [...kept, ...older], cities, table).kept;
    const ids = new Set(rows.map(({ id }) => id));
    for (const { id, issues } of unusable)
      entries.push(...setAside(table, id, issues, ids.has(id) ? 'last good version kept' : 'left out'));
    return rows;
  };
  const noCities = knownCities([], []);
  const cities = usable('cities', noCities);
  const leftOut = entries.flatMap(({ id, outcome }) => (outcome === 'left out' ? [id] : []));
  const rows = {
    cities,
    services: usable('services', noCities),
    neighborhoods: usable('neighborhoods', knownCities(cities, leftOut)),
    posts: usable('posts', noCities),
  };
  for (const service of rows.services)
    entries.push(
      ...setAside('services', service.id, citySlugIssues(service, 'services'), 'shown without the former slug'),
    );
  return { rows, setAside: entries };
}
