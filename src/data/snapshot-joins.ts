import { basename } from 'node:path';
import { type Issue, showValue } from '#model/rows/issue.ts';
import { duplicateIssues } from '#model/rows/parse.ts';
import type { TableName } from '#model/rows/tables.ts';

/** The keys of a row. */
export interface RowKeys {
  readonly id: string;
  readonly slug: string;
}

/** The keys of every table's rows. */
export interface TableKeys {
  readonly cities: readonly RowKeys[];
  readonly services: readonly RowKeys[];
  readonly neighborhoods: readonly (RowKeys & { readonly city_id: string })[];
  readonly posts: readonly RowKeys[];
}

const slugOf = (row: RowKeys): string => row.slug;
const slugAndId = (row: RowKeys): string => `${row.slug} (id ${row.id})`;

const TABLE_NAMES = ['cities', 'services', 'neighborhoods', 'posts'] as const satisfies readonly TableName[];
const NEW_ID = '. Give the newer row a new id; to generate one, run: node -p "crypto.randomUUID()"';

/** Reports rows of one table that share an id: importing them would silently drop the second. */
const idIssues = (rows: TableKeys, table: TableName, file: string): Issue[] =>
  duplicateIssues<RowKeys>(rows[table], file, 'id', (row) => row.id, slugOf).map((issue) => ({
    ...issue,
    expected: `${issue.expected}${NEW_ID}`,
  }));

function missingCityIssues(rows: TableKeys, file: (table: TableName) => string): Issue[] {
  const cities = new Set(rows.cities.map((city) => city.id));
  return rows.neighborhoods
    .filter((row) => !cities.has(row.city_id))
    .map((row) => ({
      file: file('neighborhoods'),
      row: row.slug,
      field: 'city_id',
      value: showValue(row.city_id),
      expected: `the id of a row of ${basename(file('cities'))}`,
    }));
}

/**
 * Reports shared ids and slugs, and neighborhoods without a city. `file` gives the name of a table for the
 * issues.
 */
export function joinIssues(rows: TableKeys, file: (table: TableName) => string): Issue[] {
  const ids = TABLE_NAMES.flatMap((table) => idIssues(rows, table, file(table)));
  // Two cities with one id would make every neighborhood of the other city an issue, so report only the
  // duplicate id.
  const missingCities = rows.cities.length === new Set(rows.cities.map((city) => city.id)).size ? missingCityIssues(rows, file) : [];
  return [
    ...ids,
    ...missingCities,
    ...duplicateIssues(rows.cities, file('cities'), 'slug', slugOf, slugAndId),
    ...duplicateIssues(rows.services, file('services'), 'slug', slugOf, slugAndId),
    ...duplicateIssues(rows.posts, file('posts'), 'slug', slugOf, slugAndId),
    ...duplicateIssues(
      rows.neighborhoods,
      file('neighborhoods'),
      'slug within its city',
      (row) => `${row.city_id} ${row.slug}`,
      slugAndId,
    ),
  ];
}
