import { escapeInvisible, formatIssue, type Issue } from './rows/issue.ts';
import type { TableName } from './rows/tables.ts';

/** What became of a row that the site cannot show as it is (docs/decisions/0024-bad-rows.md). */
export const OUTCOMES = [
  'left out',
  'last good version kept',
  'shown without the picture',
  'shown without the former slug',
] as const;

/** A row that the site cannot show as it is, with one of the reasons. */
export interface SetAside extends Omit<Issue, 'file'> {
  readonly table: TableName;
  /** The row's primary key; empty when it has none. */
  readonly id: string;
  readonly outcome: (typeof OUTCOMES)[number];
}

/** Everything that was set aside: how much, and the first of it. */
export interface SetAsideList {
  readonly count: number;
  readonly first: readonly SetAside[];
}

/** How many entries a list has at most: it is part of a file that every visit of the dashboard loads. */
const LISTED = 100;

/** How many reasons of one row are kept: a list of 10,000 wrong items says no more than its first three. */
const REASONS = 3;

/** How many lines a command prints. */
const PRINTED = 10;

/** The entries of one row. */
export const setAside = (
  table: TableName,
  id: string,
  issues: readonly Issue[],
  outcome: SetAside['outcome'],
): SetAside[] =>
  issues.slice(0, REASONS).map(({ row, field, value, expected }) => ({
    table,
    id,
    row: escapeInvisible(row),
    field,
    value,
    expected,
    outcome,
  }));

/** Counts entries and keeps the first of them. */
export const setAsideList = (entries: readonly SetAside[]): SetAsideList => ({
  count: entries.length,
  first: entries.slice(0, LISTED),
});

/** An entry as an issue; `file` names the source of its table. */
export const issueOf = ({ row, field, value, expected }: SetAside, file: string): Issue => ({
  file,
  row,
  field,
  value,
  expected,
});

/** The lines that a command prints: a headline, one line for each of the first entries, the number of others. */
export function setAsideLines({ count, first }: SetAsideList): string[] {
  if (count === 0) return [];
  const shown = first.slice(0, PRINTED);
  const more = count - shown.length;
  return [
    `Set aside: ${count === 1 ? '1 issue' : `${count.toLocaleString('en-US')} issues`} in rows of the store. Correct them there; the next snapshot brings them.`,
    ...shown.map((entry) => `  ${formatIssue(issueOf(entry, entry.table))}: ${entry.outcome}`),
    ...(more === 0 ? [] : [`  and ${more.toLocaleString('en-US')} more (setAside in manifest.json)`]),
  ];
}
