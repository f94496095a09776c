import { type Issue, showValue } from '#model/rows/issue.ts';
import type { Rows, TableName } from '#model/rows/tables.ts';
import { shortCitySlug } from '#model/state.ts';

/** The keys of a row. */
export interface RowKeys {
  readonly id: string;
  readonly slug: string;
  /** The id of a neighborhood's city. */
  readonly city_id?: string;
}

/** The cities that neighborhoods can belong to. */
export interface KnownCities {
  /** Slugs by id. */
  readonly slugs: ReadonlyMap<string, string>;
  /** The ids of cities that were left out. */
  readonly leftOut: ReadonlySet<string>;
}

/** The rows that a site can have together, and the others with the reason. */
export interface SeparatedRows<R> {
  readonly kept: readonly R[];
  readonly rejected: readonly { readonly row: R; readonly issue: Issue }[];
}

/** A key that no two rows of a table may share. */
interface UniqueKey {
  readonly field: string;
  readonly of: (row: RowKeys, citySlug: string) => string;
  readonly name: (row: RowKeys, citySlug: string) => string;
  /** What to do about it. */
  readonly advice?: string;
}

const ID: UniqueKey = {
  field: 'id',
  of: (row) => row.id,
  name: (row) => row.slug,
  advice: '. Give the newer row a new id; to generate one, run: node -p "crypto.randomUUID()"',
};

const slugAndId = (row: RowKeys): string => `${row.slug} (id ${row.id})`;

const SLUG: UniqueKey = { field: 'slug', of: (row) => row.slug, name: slugAndId };

const KEYS: Readonly<Record<TableName, readonly UniqueKey[]>> = {
  cities: [ID, SLUG],
  services: [ID, SLUG],
  neighborhoods: [
    ID,
    { field: 'slug within its city', of: (row) => `${row.city_id ?? ''} ${row.slug}`, name: slugAndId },
    {
      // 'matthews-mill' in city 'st' and 'mill' in city 'st-matthews' both have pages at …/st-matthews-mill.
      field: 'slug in its path',
      of: (row, citySlug) => `${shortCitySlug(citySlug)}-${row.slug}`,
      name: (row, citySlug) => `${row.slug} of ${citySlug}`,
    },
  ],
  posts: [ID, SLUG],
};

/**
 * Keeps the rows of a table that a site can have together. Of two rows with the same id, slug or path it keeps the
 * first; a neighborhood needs a city. `file` names the source in the issues.
 */
export function separateRows<R extends RowKeys>(
  table: TableName,
  rows: readonly R[],
  cities: KnownCities,
  file: string,
): SeparatedRows<R> {
  const keys = KEYS[table].map((key) => ({ ...key, owners: new Map<string, { row: R; citySlug: string }>() }));
  const kept: R[] = [];
  const rejected: { row: R; issue: Issue }[] = [];
  const reject = (row: R, issue: Omit<Issue, 'file'>): void => {
    rejected.push({ row, issue: { file, ...issue } });
  };
  for (const row of rows) {
    const cityId = row.city_id ?? '';
    const citySlug = table === 'neighborhoods' ? cities.slugs.get(cityId) : '';
    if (citySlug === undefined) {
      const expected = cities.leftOut.has(cityId) ? 'a city that is not left out itself' : 'the id of a row of cities';
      reject(row, { row: row.slug, field: 'city_id', value: showValue(cityId), expected });
      continue;
    }
    const taken = keys.find((key) => key.owners.has(key.of(row, citySlug)));
    const owner = taken?.owners.get(taken.of(row, citySlug));
    if (taken !== undefined && owner !== undefined) {
      const { field, of, name, advice = '' } = taken;
      const expected = `one row only; row ${name(owner.row, owner.citySlug)} has it too${advice}`;
      reject(row, { row: name(row, citySlug), field, value: showValue(of(row, citySlug)), expected });
      continue;
    }
    const self = { row, citySlug };
    for (const key of keys) key.owners.set(key.of(row, citySlug), self);
    kept.push(row);
  }
  return { kept, rejected };
}

/** The cities that neighborhoods can belong to: the rows kept, and the ids of those left out. */
export const knownCities = (kept: readonly RowKeys[], leftOut: Iterable<string>): KnownCities => ({
  slugs: new Map(kept.map(({ id, slug }) => [id, slug])),
  leftOut: new Set(leftOut),
});

/** A row that the site cannot have beside the others. */
export interface RejectedRow {
  readonly table: TableName;
  readonly id: string;
  readonly issue: Issue;
}

/**
 * Keeps the rows of all tables that a site can have together. `invalidCities` are the ids of cities that were left
 * out before.
 */
export function separateTables(
  tables: Rows,
  invalidCities: Iterable<string> = [],
): { readonly rows: Rows; readonly rejected: readonly RejectedRow[] } {
  const found: RejectedRow[] = [];
  const keep = <R extends RowKeys>(table: TableName, rows: readonly R[], cities: KnownCities): readonly R[] => {
    const { kept, rejected } = separateRows(table, rows, cities, table);
    found.push(...rejected.map(({ row, issue }) => ({ table, id: row.id, issue })));
    return kept;
  };
  const none = knownCities([], []);
  const cities = keep('cities', tables.cities, none);
  const known = knownCities(cities, [...invalidCities, ...found.map(({ id }) => id)]);
  return {
    rows: {
      cities,
      neighborhoods: keep('neighborhoods', tables.neighborhoods, known),
      services: keep('services', tables.services, none),
      posts: keep('posts', tables.posts, none),
    },
    rejected: found,
  };
}
