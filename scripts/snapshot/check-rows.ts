import { hash } from 'node:crypto';
import { joinIssues } from '#data/snapshot-joins.ts';
import { duplicateIssues, errorMap } from '#model/rows/parse.ts';
import { type Issue, issuesOf } from '#model/rows/issue.ts';
import { TABLES, type TableName } from '#model/rows/tables.ts';
import { placeSegment } from '#routes/paths.ts';
import { FIELDS, fieldText, fieldValue, rowText, TABLE_NAMES } from './table-file.ts';

/** The keys of a row, and a digest to compare it with another version of itself. */
export interface RowDigest {
  readonly id: string;
  readonly slug: string;
  /** The id of a neighborhood's city; empty in other tables. */
  readonly city_id: string;
  /** Former slugs, of neighborhoods also former addresses (src/model/rows/fields.ts). */
  readonly old_slugs: readonly string[];
  /** Equal for rows with equal fields. */
  readonly digest: string;
  /** Equal for rows of which every page shows the same. */
  readonly shown: string;
  /** Equal for rows of which the pages of other rows show the same. */
  readonly listed: string;
  /** Equal for neighborhoods of which pages beyond those of its city show the same; otherwise as `listed`. */
  readonly named: string;
}

/** A row that passed its schema. */
export interface CheckedRow extends RowDigest {
  /**
   * The row as it is written to its table's file. Kept once, as bytes outside of the JavaScript heap: a
   * neighborhood takes 0.7 kB.
   */
  readonly text: Buffer;
}

type AnyRow = Readonly<Record<string, unknown>>;

/** Fields that no page shows, except the date of a post. */
const UNSHOWN: ReadonlySet<string> = new Set(['updated_at', 'old_slugs']);

/** The fields that only the row's own pages show; of a service with a catalogue entry also the main FAQ page. */
const OWN: Readonly<Record<TableName, readonly string[]>> = {
  cities: [],
  services: ['description'],
  neighborhoods: ['county', 'landmarks', 'roads', 'local_businesses'],
  posts: [],
};

/** The fields of a neighborhood that only its own pages and those of its city show. */
const OF_CITY: readonly string[] = ['characteristics', 'preposition'];

/** Digests of all of a row's fields and of those that pages show, independent of their order. */
export function digestRow(table: TableName, row: AnyRow): Pick<RowDigest, 'digest' | 'shown' | 'listed' | 'named'> {
  const of = (fields: readonly string[]): string =>
    hash('sha1', JSON.stringify(fields.map((name) => fieldValue(row, name))), 'base64');
  const shown = FIELDS[table].filter((name) => table === 'posts' || !UNSHOWN.has(name));
  const listed = shown.filter((name) => !OWN[table].includes(name));
  const named = listed.filter((name) => !OF_CITY.includes(name));
  return { digest: of(FIELDS[table]), shown: of(shown), listed: of(listed), named: of(named) };
}

const NONE: readonly string[] = [];

/** The old slugs of a row. Most rows have none and share one list, because there may be 100,000. */
export function oldSlugsOf(row: AnyRow): readonly string[] {
  const slugs = fieldValue(row, 'old_slugs');
  return Array.isArray(slugs) && slugs.length > 0 ? slugs.map(String) : NONE;
}

const rowName = (row: AnyRow): string => {
  const slug = fieldText(row, 'slug');
  return slug === '' ? `with id ${fieldText(row, 'id')}` : slug.slice(0, 80);
};

/** Checks rows with their table's schema. Returns those that pass, and the issues of the others. */
export function checkRows(
  table: TableName,
  rows: readonly AnyRow[],
): { readonly rows: readonly CheckedRow[]; readonly issues: readonly Issue[] } {
  const checked: CheckedRow[] = [];
  const issues: Issue[] = [];
  for (const row of rows) {
    const result = TABLES[table].safeParse(row, { error: errorMap });
    if (!result.success) {
      issues.push(...issuesOf(result.error, table, rowName(row), row));
      continue;
    }
    const fields = Object.fromEntries(FIELDS[table].map((name) => [name, fieldValue(row, name)]));
    checked.push({
      id: result.data.id,
      slug: result.data.slug,
      city_id: 'city_id' in result.data ? String(result.data.city_id) : '',
      old_slugs: oldSlugsOf(fields),
      text: Buffer.from(rowText(fields)),
      ...digestRow(table, fields),
    });
  }
  return { rows: checked, issues };
}

/** The issues of neighborhoods whose pages would have the same path, which would stop the build. */
function pathIssues(neighborhoods: readonly RowDigest[], cities: readonly RowDigest[]): Issue[] {
  const slugs = new Map(cities.map((city) => [city.id, city.slug]));
  const citySlug = (row: RowDigest): string => slugs.get(row.city_id) ?? '';
  return duplicateIssues(
    neighborhoods.filter((row) => slugs.has(row.city_id)),
    'neighborhoods',
    'slug in its path',
    (row) => placeSegment(citySlug(row), row.slug),
    (row) => `${row.slug} of ${citySlug(row)}`,
  );
}

/** The issues between rows of the store: shared ids, slugs and paths, and neighborhoods without a city. */
export const relationIssues = (rows: Readonly<Record<TableName, readonly RowDigest[]>>): Issue[] => [
  ...joinIssues(rows, (table) => table),
  ...pathIssues(rows.neighborhoods, rows.cities),
];

/** The share of its rows that a table must keep from one snapshot to the next. */
const MIN_SHARE = 0.8;

/** In a table of fewer than 20 rows a fifth is a row or two, which an owner deletes on an ordinary day. */
const FREE_ROWS = 4;

/** How many of `before` rows must remain. */
const minimumOf = (before: number): number => Math.min(Math.ceil(before * MIN_SHARE), Math.max(before - FREE_ROWS, 1));

/**
 * The issues of tables that are empty, or lost more than a fifth of their rows and more than four: a wrong
 * policy hides rows without any error. A table that was empty before may stay so.
 */
export function shrinkIssues(
  counts: Readonly<Record<TableName, number>>,
  previous: Readonly<Record<TableName, number | null>>,
): Issue[] {
  return TABLE_NAMES.flatMap((table): Issue[] => {
    const count = counts[table];
    const before = previous[table];
    const issue = (expected: string): Issue[] => [
      {
        file: table,
        row: '-',
        field: 'number of rows',
        value: String(count),
        expected: `${expected}; --allow-shrink accepts it`,
      },
    ];
    if (count === 0) return before === 0 ? [] : issue('at least one row');
    if (before === null) return [];
    const minimum = minimumOf(before);
    return count >= minimum ? [] : issue(`at least ${minimum} of the ${before} in the current snapshot`);
  });
}
