import type { z } from 'zod';

/** One problem in the data, with everything needed to find and fix it. */
export interface Issue {
  /** Path of the file, or name of the table. */
  readonly file: string;
  /** The row's slug, or its number from 1 if it has none. */
  readonly row: string;
  readonly field: string;
  /** The value found, as JSON cut at 80 characters. */
  readonly value: string;
  readonly expected: string;
  /** The same in a sentence for the owner, who reads it on the dashboard and knows no commands. */
  readonly plain?: string;
}

// Control characters can drive a terminal, bidirectional marks can change the text it displays, and cutting a
// text can leave half of a surrogate pair (Cs). Of a name that shows nothing, a reader has to see why.
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- matches control characters on purpose
  /[\u0000-\u001f\u007f-\u009f\u00ad\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\u2800\u3164\ufeff\uffa0\p{Cs}]/gu;

/** Escapes invisible characters the way JSON does. */
export const escapeInvisible = (text: string): string =>
  text.replace(INVISIBLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Formats a value as one line of JSON, cut at 80 characters so that a huge string does not flood the
 * terminal.
 */
export function showValue(value: unknown): string {
  const json = value === undefined ? 'nothing' : JSON.stringify(value);
  return escapeInvisible(json.length > 80 ? `${json.slice(0, 77)}...` : json);
}

/** Formats an issue as one line. The row '-' stands for the file as a whole. */
export function formatIssue(issue: Issue): string {
  const { file, row, field, value, expected } = issue;
  const where = row === '-' ? file : `${file}: row ${escapeInvisible(row)}`;
  return `${where}: ${field}: is ${value}, expected ${expected}`;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    root,
  );
}

/** Converts zod's error about one row to issues. */
export function issuesOf(error: z.ZodError, file: string, row: string, value: unknown): Issue[] {
  return error.issues.map((issue) => ({
    file,
    row,
    field: issue.path.length === 0 ? 'the row' : issue.path.map(String).join('.'),
    value: showValue(valueAt(value, issue.path)),
    expected: issue.message,
  }));
}

/** An error that lists every issue a command found in the data. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly issues: readonly Issue[];
  /**
   * Whether the owner may accept the issues: rows may be gone on purpose, and the next deploy reads a damaged snapshot
   * again.
   */
  readonly mayBeMeant: boolean;

  constructor(issues: readonly Issue[], { mayBeMeant = false }: { readonly mayBeMeant?: boolean } = {}) {
    const count = issues.length === 1 ? '1 issue' : `${issues.length} issues`;
    super([`${count} in the data; nothing was written.`, ...issues.map(formatIssue)].join('\n'));
    this.issues = issues;
    this.mayBeMeant = mayBeMeant;
  }
}

/** The Levenshtein distance of two texts, given as their characters. */
function editDistance(from: readonly string[], to: readonly string[]): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let line = 0; line < from.length; line += 1) {
    const next = [line + 1];
    for (let column = 0; column < to.length; column += 1) {
      const changed = row[column]! + (from[line] === to[column] ? 0 : 1);
      next.push(Math.min(changed, row[column + 1]! + 1, next[column]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/**
 * The name closest to a mistyped one, compared with and without its folder; undefined when none is similar.
 */
export function closestMatch(typed: string, names: readonly string[]): string | undefined {
  const limit = Math.max(2, typed.length / 3);
  const bare = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
  /** The distance of two texts, where it can be within the limit: as many letters as they differ in length by. */
  const distanceOf = (text: string): ((other: string) => number) => {
    const characters = [...text];
    return (other) => {
      const others = [...other];
      const least = Math.abs(characters.length - others.length);
      return least > limit ? least : editDistance(characters, others);
    };
  };
  const toTyped = distanceOf(typed);
  const toBare = distanceOf(bare(typed));
  return names
    .map((name) => ({ name, distance: Math.min(toTyped(name), toBare(bare(name)) + 1) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)[0]?.name;
}
