import { basename } from 'node:path';
import { jsonFiles, readJson } from '#data/files.ts';
import { closestMatch, type Issue, showValue } from '#model/rows/issue.ts';

/** What replaces fields of an entry in a region, by the field's path: 'words.season', 'questions.2.answer'. */
type RegionalTexts = Readonly<Record<string, unknown>>;

/** The files of a pack's folder, by the slug of the entry that they are about. */
export type RegionalFiles = ReadonlyMap<string, { readonly file: string; readonly texts: RegionalTexts }>;

/** Reads a pack's texts for the services or the question sets: a file per entry, from the field's path to its text. */
export function readRegionalTexts(folder: string, issues: Issue[]): RegionalFiles {
  return new Map(
    jsonFiles(folder).flatMap((file) => {
      const result = readJson(file, 'restore it from the repository');
      if (!result.ok) {
        issues.push(result.issue);
        return [];
      }
      const slug = basename(file, '.json');
      if (typeof result.value === 'object' && result.value !== null && !Array.isArray(result.value))
        return [[slug, { file, texts: result.value as RegionalTexts }] as const];
      const expected = 'an object from the paths of fields to their texts';
      issues.push({ file, row: slug, field: 'the file', value: showValue(result.value), expected });
      return [];
    }),
  );
}

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The paths of all fields of a value: of 'page', 'page.intro', 'page.reasons', 'page.reasons.0' and so on. */
function pathsOf(value: unknown, prefix = ''): string[] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [`${prefix}${key}`, ...pathsOf(item, `${prefix}${key}.`)]);
}

/** Replaces the field at a path of a copied entry. False if the entry has no such field. */
function replaceField(entry: unknown, path: readonly string[], text: unknown): boolean {
  const [key = '', ...rest] = path;
  if (!isContainer(entry) || !Object.hasOwn(entry, key)) return false;
  if (rest.length > 0) return replaceField(entry[key], rest, text);
  entry[key] = text;
  return true;
}

/**
 * An entry as a region words it. A path that the entry does not have is an issue, with the closest that it has.
 */
export function inRegion(entry: unknown, regional: ReturnType<RegionalFiles['get']>, issues: Issue[]): unknown {
  if (regional === undefined) return entry;
  const { file, texts } = regional;
  const copy: unknown = structuredClone(entry);
  for (const [path, text] of Object.entries(texts)) {
    if (replaceField(copy, path.split('.'), text)) continue;
    const closest = closestMatch(path, pathsOf(entry));
    const hint = closest === undefined ? '' : `; did you mean ${showValue(closest)}?`;
    const expected = `the path of a field of the entry that it rewords${hint}`;
    issues.push({ file, row: basename(file, '.json'), field: path, value: showValue(text), expected });
  }
  return copy;
}
