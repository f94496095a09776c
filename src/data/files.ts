import { type Dirent, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataError, escapeInvisible, type Issue, showValue } from '#model/rows/issue.ts';

/** A file's parsed content, or the issue that kept it from being read. */
export type FileResult = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly issue: Issue };

/** The error of a text as JSON; null if it has none. */
function syntaxError(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The shortest beginning of a text that has its unexpected token. V8 says where any error is, but not of this one. */
function lengthToToken(text: string): number {
  let [low, high] = [0, text.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (syntaxError(text.slice(0, middle))?.startsWith('Unexpected token') === true) high = middle;
    else low = middle;
  }
  return high;
}

/** The parser's message about a text, with the line in which an editor finds the mistake. */
function syntaxIssue(text: string, message: string): Pick<Issue, 'value' | 'expected'> {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const isToken = message.startsWith('Unexpected token');
  // A text that ends too early does so on its last line, not on the empty ones below.
  const end = text.trimEnd().length;
  const found = isToken ? lengthToToken(text) - 1 : Number(position ?? end);
  const at = Math.min(found, end);
  const before = text.slice(0, at).split('\n');
  const line = text.split('\n')[before.length - 1] ?? '';
  const reason = escapeInvisible(message.replace(isToken ? /, .*/s : /(?: in JSON)?(?: at position.*)?$/s, ''));
  return {
    value: showValue(line.trim().slice(0, 40)),
    expected: `JSON (${reason} in line ${before.length}, column ${(before.at(-1) ?? '').length + 1})`,
  };
}

/** Reads a JSON file, with or without a byte order mark, as Windows editors write it. `hint` says how to restore it. */
export function readJson(path: string, hint: string): FileResult {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    const value = code === 'ENOENT' ? 'missing' : code;
    return { ok: false, issue: { file: path, row: '-', field: 'the file', value, expected: `a file; ${hint}` } };
  }
  text = text.replace(/^\ufeff/, '');
  const message = syntaxError(text);
  if (message === null) return { ok: true, value: JSON.parse(text) };
  return { ok: false, issue: { file: path, row: '-', field: 'the file', ...syntaxIssue(text, message) } };
}

/** The entries of a folder; none if it is missing. Throws a DataError if it cannot be read, or is a file. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    if (code === 'ENOENT') return [];
    const expected = 'a folder that this account may read';
    throw new DataError([{ file: folder, row: '-', field: 'the folder', value: code, expected }]);
  }
}

/**
 * The paths of a folder's JSON files, sorted; empty when the folder is missing. Throws a DataError if it cannot be
 * read.
 */
export const jsonFiles = (folder: string): string[] =>
  entriesOf(folder)
    .flatMap(({ name }) => (name.endsWith('.json') ? [name] : []))
    .sort()
    .map((name) => join(folder, name));

/**
 * The names of a folder's folders, sorted; empty when the folder is missing. Throws a DataError if it cannot be read.
 */
export const subfolders = (folder: string): string[] =>
  entriesOf(folder)
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();
