import type { z } from 'zod';
import { type Issue, issuesOf, showValue } from './issue.ts';
import { errorMap } from './error-map.ts';

function rowName(value: unknown, index: number): string {
  const slug = typeof value === 'object' && value !== null && 'slug' in value ? value.slug : undefined;
  return typeof slug === 'string' && slug !== '' ? slug.slice(0, 80) : `number ${index + 1}`;
}

/** Rows that fit and the issues of those that don't: all of them, not the first only. */
export interface ParsedRows<T> {
  readonly rows: readonly T[];
  readonly issues: readonly Issue[];
}

/** Parses a table's rows by its schema. `file` names the source in the issues. */
export function parseRows<S extends z.ZodType>(schema: S, values: unknown, file: string): ParsedRows<z.infer<S>> {
  if (!Array.isArray(values)) {
    const issue = { file, row: '-', field: 'the file', value: showValue(values), expected: 'a list of rows' };
    return { rows: [], issues: [issue] };
  }
  const rows: z.infer<S>[] = [];
  const issues: Issue[] = [];
  values.forEach((value: unknown, index) => {
    const result = schema.safeParse(value, { error: errorMap });
    if (result.success) rows.push(result.data);
    else issues.push(...issuesOf(result.error, file, rowName(value, index), value));
  });
  return { rows, issues };
}

/** A issue for each row whose key stands there already, naming both rows. */
export function duplicateIssues<T>(
  rows: readonly T[],
  file: string,
  field: string,
  key: (row: T) => string,
  name: (row: T) => string,
): Issue[] {
  const seen = new Map<string, T>();
  const issues: Issue[] = [];
  for (const row of rows) {
    const other = seen.get(key(row));
    if (other === undefined) seen.set(key(row), row);
    else {
      const expected = `one row only; row ${name(other)} has it too`;
      issues.push({ file, row: name(row), field, value: showValue(key(row)), expected });
    }
  }
  return issues;
}
