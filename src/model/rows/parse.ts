import type { z } from 'zod';
import { type Issue, issuesOf, showValue } from './issue.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' items' };

type RawIssue = z.core.$ZodRawIssue;

const MESSAGES: Readonly<Record<string, (issue: RawIssue) => string | undefined>> = {
  invalid_type: ({ expected }) => TYPES[String(expected)],
  invalid_value: ({ values }) =>
    `one of ${(values as readonly unknown[]).map((value) => JSON.stringify(value)).join(', ')}`,
  too_small: ({ origin, minimum, inclusive }) =>
    `${inclusive === true ? 'at least' : 'more than'} ${String(minimum)}${UNITS[String(origin)] ?? ''}`,
  too_big: ({ origin, maximum, inclusive }) =>
    `${inclusive === true ? 'at most' : 'less than'} ${String(maximum)}${UNITS[String(origin)] ?? ''}`,
  unrecognized_keys: ({ keys }) => `no field ${(keys as readonly string[]).join(', ')}`,
};

/**
 * Error map for `safeParse`: says what was expected where a field has no message of its own, instead of zod's
 * 'Invalid input'. Returns undefined to fall back to zod's message.
 */
export const errorMap = (issue: RawIssue): string | undefined => MESSAGES[issue.code]?.(issue);

/** Names a row by its slug, or by its number from 1. */
function rowName(value: unknown, index: number): string {
  const slug = typeof value === 'object' && value !== null && 'slug' in value ? value.slug : undefined;
  return typeof slug === 'string' && slug !== '' ? slug.slice(0, 80) : `number ${index + 1}`;
}

/** The valid rows of a table, and every issue of the others. */
export interface ParsedRows<T> {
  readonly rows: readonly T[];
  readonly issues: readonly Issue[];
}

/** A parsed table, in which the issues are also known by row. */
export interface ParsedTable<T> extends ParsedRows<T> {
  readonly rejected: readonly { readonly value: unknown; readonly issues: readonly Issue[] }[];
}

/** Parses a table's rows by its schema. `file` names the source in the issues. */
export function parseRows<S extends z.ZodType>(schema: S, values: unknown, file: string): ParsedTable<z.infer<S>> {
  if (!Array.isArray(values)) {
    const issue = { file, row: '-', field: 'the file', value: showValue(values), expected: 'a list of rows' };
    return { rows: [], rejected: [], issues: [issue] };
  }
  const rows: z.infer<S>[] = [];
  const rejected: { value: unknown; issues: readonly Issue[] }[] = [];
  values.forEach((value: unknown, index) => {
    const result = schema.safeParse(value, { error: errorMap });
    if (result.success) rows.push(result.data);
    else rejected.push({ value, issues: issuesOf(result.error, file, rowName(value, index), value) });
  });
  return { rows, rejected, issues: rejected.flatMap(({ issues }) => issues) };
}

/** Reports each row whose key an earlier row already has; the issue names both rows. */
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
