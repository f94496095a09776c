import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A record of a data file with the file's name, which errors tell. */
export interface FileRecord {
  readonly file: string;
  readonly values: Readonly<Record<string, unknown>>;
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: cannot be read as JSON`, { cause: error });
  }
}

function record(value: unknown, file: string): FileRecord {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { file, values: { ...value } };
  throw new Error(`${file}: expected an object`);
}

/** The object a JSON file holds. Throws an Error that names the file. */
export const readRecord = (file: string): FileRecord => record(read(file), file);

/** The objects of a folder's JSON files, in the order of their names. Throws an Error that names a file. */
export const readFolder = (folder: string): readonly FileRecord[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readRecord(join(folder, name)));

/** The rows of a JSON file in their order, or null while there is no such file. Throws an Error that names the row. */
export function readRows(file: string): readonly FileRecord[] | null {
  if (!existsSync(file)) return null;
  const rows = read(file);
  if (!Array.isArray(rows)) throw new Error(`${file}: expected a list of rows`);
  return rows.map((row: unknown, index) => record(row, `${file}: row ${index + 1}`));
}

/** A field's text. Throws an Error that names file and field where it is none, or empty. */
export function textOf({ file, values }: FileRecord, field: string): string {
  const value = values[field];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new Error(`${file}: ${field}: expected a text`);
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A record's slug. It becomes a file's name, so nothing but a slug may pass: an Error names file and value. */
export function slugOf(entry: FileRecord): string {
  const { slug } = entry.values;
  if (typeof slug === 'string' && SLUG.test(slug)) return slug;
  throw new Error(`${entry.file}: slug: is ${typeof slug === 'string' ? slug : 'no text'}, expected a slug`);
}
