import { hash } from 'node:crypto';
import { type Issue, issuesOf } from '#model/rows/issue.ts';
import { errorMap } from '#model/rows/error-map.ts';
import { TABLES, type TableName } from '#model/rows/tables.ts';
import { field, FIELDS, rowText } from './table-file.ts';

/** A row that fits its schema, as little of it as a snapshot needs: the text of its file and what it is known by. */
export interface KeptRow {
  readonly id: string;
  readonly slug: string;
  /** The id of a neighborhood's city; empty for other tables. */
  readonly city_id: string;
  /** The row as it stands in its table's file. Kept once, as bytes outside of JavaScript's heap: 0.7 kB a neighborhood. */
  readonly text: Buffer;
  /** Equal for rows of equal fields. */
  readonly digest: string;
}

/** A table's rows, and the issues of those that do not fit. */
export interface KeptRows {
  readonly rows: readonly KeptRow[];
  readonly issues: readonly Issue[];
}

type AnyRow = Readonly<Record<string, unknown>>;

/** What tells two rows of a table apart, whatever the order of their fields. */
export const rowDigest = (table: TableName, row: AnyRow): string =>
  hash('sha1', JSON.stringify(FIELDS[table].map((name) => row[name] ?? null)), 'base64');

const rowName = (row: AnyRow): string => {
  const slug = field(row, 'slug');
  return slug === '' ? `with id ${field(row, 'id')}` : slug.slice(0, 80);
};

/** Checks rows by their table's schema and keeps what fits. */
export function keepRows(table: TableName, rows: readonly AnyRow[]): KeptRows {
  const kept: KeptRow[] = [];
  const issues: Issue[] = [];
  for (const row of rows) {
    const result = TABLES[table].safeParse(row, { error: errorMap });
    if (!result.success) {
      issues.push(...issuesOf(result.error, table, rowName(row), row));
      continue;
    }
    const fields = Object.fromEntries(FIELDS[table].map((name) => [name, row[name]]));
    kept.push({
      id: result.data.id,
      slug: result.data.slug,
      city_id: 'city_id' in result.data ? result.data.city_id : '',
      text: Buffer.from(rowText(fields)),
      digest: rowDigest(table, fields),
    });
  }
  return { rows: kept, issues };
}
