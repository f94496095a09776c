import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Issue, showValue } from '#model/rows/issue.ts';

/** A file's parsed content, or the issue that kept it from being read. */
export type FileResult = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly issue: Issue };

/** Reads a JSON file. `hint` says how to restore a missing one. */
export function readJson(path: string, hint: string): FileResult {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    const value = code === 'ENOENT' ? 'missing' : code;
    return { ok: false, issue: { file: path, row: '-', field: 'the file', value, expected: `a file; ${hint}` } };
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const expected = `JSON (${reason})`;
    return { ok: false, issue: { file: path, row: '-', field: 'the file', value: showValue(text.slice(0, 40)), expected } };
  }
}

/** The paths of a folder's JSON files, sorted; empty when the folder is missing. */
export function jsonFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** The names of a folder's folders, sorted; empty when the folder is missing. */
export function subfolders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
      .sort();
  } catch {
    return [];
  }
}
