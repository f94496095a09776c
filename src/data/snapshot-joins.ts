import { basename } from 'node:path';
import { type Fault, showValue } from '#rows/fault.ts';
import { duplicateFaults } from '#rows/parse.ts';
import type { TableName } from '#rows/tables.ts';

/** What a row is known by, within its table and to others. */
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

/** The faults between rows: neighborhoods without a city, keys that two rows share. `file` names a table in them. */
export function joinFaults(rows: TableKeys, file: (table: TableName) => string): Fault[] {
  const cities = new Set(rows.cities.map((city) => city.id));
  const homeless = rows.neighborhoods
    .filter((row) => !cities.has(row.city_id))
    .map((row) => ({
      file: file('neighborhoods'),
      row: row.slug,
      field: 'city_id',
      value: showValue(row.city_id),
      expected: `the id of a row of ${basename(file('cities'))}`,
    }));
  return [
    ...homeless,
    ...duplicateFaults(rows.cities, file('cities'), 'slug', slugOf, slugAndId),
    ...duplicateFaults(rows.cities, file('cities'), 'id', (row) => row.id, slugOf),
    ...duplicateFaults(rows.services, file('services'), 'slug', slugOf, slugAndId),
    ...duplicateFaults(rows.posts, file('posts'), 'slug', slugOf, slugAndId),
    ...duplicateFaults(
      rows.neighborhoods,
      file('neighborhoods'),
      'slug within its city',
      (row) => `${row.city_id} ${row.slug}`,
      slugAndId,
    ),
  ];
}
