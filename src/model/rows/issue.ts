import type { z } from 'zod';

/** One thing that is wrong with the data, told so that the reader can mend it. */
export interface Issue {
  /** Path of the file, or the name of the table. */
  readonly file: string;
  /** The row's slug where it has one, otherwise its number from 1. */
  readonly row: string;
  readonly field: string;
  /** What stands there, as JSON, cut at 80 characters. */
  readonly value: string;
  readonly expected: string;
}

// Control characters command a terminal, and marks of direction make it show another text than the one that stands there.
// eslint-disable-next-line no-control-regex -- the point of this expression
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A text with what cannot be seen in it written out, as JSON does it. */
const visible = (text: string): string =>
  text.replace(UNSEEN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A value as one line of JSON, cut so that a 100 kB string does not fill the terminal. */
export function showValue(value: unknown): string {
  const json = value === undefined ? 'nothing' : JSON.stringify(value);
  return visible(json.length > 80 ? `${json.slice(0, 77)}...` : json);
}

/** A issue as one line. */
export function formatIssue(issue: Issue): string {
  return `${issue.file}: row ${visible(issue.row)}: ${issue.field}: is ${issue.value}, expected ${issue.expected}`;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    root,
  );
}

/** The issues behind a schema's error about one row. */
export function issuesOf(error: z.ZodError, file: string, row: string, value: unknown): Issue[] {
  return error.issues.map((issue) => ({
    file,
    row,
    field: issue.path.length === 0 ? 'the row' : issue.path.map(String).join('.'),
    value: showValue(valueAt(value, issue.path)),
    expected: issue.message,
  }));
}

/** Everything that was wrong with the data of one run, thrown at once. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    const count = issues.length === 1 ? '1 issue' : `${issues.length} issues`;
    super([`${count} in the data; nothing was written.`, ...issues.map(formatIssue)].join('\n'));
    this.issues = issues;
  }
}
