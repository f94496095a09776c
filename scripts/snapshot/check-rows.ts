import { hash } from 'node:crypto';
import { errorMap } from '#model/rows/parse.ts';
import { type Issue, issuesOf } from '#model/rows/issue.ts';
import { TABLES, type TableName } from '#model/rows/tables.ts';
import { FIELDS, fieldText, fieldValue, rowText } from './table-file.ts';

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

/** A digest of all of a row's fields, independent of their order. */
export const digestRow = (table: TableName, row: AnyRow): string =>
  hash('sha1', JSON.stringify(FIELDS[table].map((name) => fieldValue(row, name))), 'base64');

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

/** A row that did not pass, with the reasons. */
export interface RejectedRow {
  readonly id: string;
  readonly issues: readonly Issue[];
}

/** Checks rows with their table's schema. Returns those that pass, and the others with their issues. */
export function checkRows(
  table: TableName,
  rows: readonly AnyRow[],
): { readonly rows: readonly CheckedRow[]; readonly rejected: readonly RejectedRow[] } {
  const checked: CheckedRow[] = [];
  const rejected: RejectedRow[] = [];
  for (const row of rows) {
    const result = TABLES[table].safeParse(row, { error: errorMap });
    if (!result.success) {
      rejected.push({ id: fieldText(row, 'id'), issues: issuesOf(result.error, table, rowName(row), row) });
      continue;
    }
    const fields = Object.fromEntries(FIELDS[table].map((name) => [name, fieldValue(row, name)]));
    checked.push({
      id: result.data.id,
      slug: result.data.slug,
      city_id: 'city_id' in result.data ? String(result.data.city_id) : '',
      old_slugs: oldSlugsOf(fields),
      text: Buffer.from(rowText(fields)),
      digest: digestRow(table, fields),
    });
  }
  return { rows: checked, rejected };
}
