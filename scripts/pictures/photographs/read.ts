import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closestMatch } from '#model/rows/issue.ts';
import type { Picture } from '#scripts/pictures/pipeline/picture.ts';
import { ACCEPTED_FILE, CAPTIONS_FILE, type Photograph, PHOTOGRAPH_FOLDER, PhotographError } from './photograph.ts';

const EXTENSION = /\.(?:jpe?g|png|webp|avif)$/i;

/** Files that may be in the folder beside photographs, those of operating systems included. */
const IGNORED = new Set(['readme.md', CAPTIONS_FILE, ACCEPTED_FILE, 'thumbs.db', 'desktop.ini']);
const isIgnored = (path: string): boolean =>
  IGNORED.has(path.toLowerCase()) || path.split('/').some((part) => part.startsWith('.'));

/** The names that photographs can have: those of a plan's slots. */
export const slotNames = (plan: readonly Picture[]): readonly string[] =>
  plan.flatMap(({ slot }) => (slot === undefined ? [] : [slot.name]));

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !isIgnored(path))
    .sort();

const extensionOf = (path: string): string => /\.[^./]+$/.exec(path)?.[0] ?? '';

function formatIssue(path: string): string | null {
  if (EXTENSION.test(path)) return null;
  const extension = extensionOf(path);
  return `${PHOTOGRAPH_FOLDER}/${path}: ${extension === '' ? 'has no extension' : `${extension} files cannot be used`}, expected .jpg, .jpeg, .png, .webp or .avif. Save or export it in one of these formats (JPEG is best for photographs).`;
}

function unusedNote(path: string, name: string, names: readonly string[]): string {
  const closest = closestMatch(name, names);
  const hint = closest === undefined ? '' : ` Did you mean ${PHOTOGRAPH_FOLDER}/${closest}${extensionOf(path)}?`;
  return `${PHOTOGRAPH_FOLDER}/${path}: no picture of the site has this name, so it is not shown.${hint} Rename it, or remove it if it was of a page that is gone; npm run pictures -- --names lists all names.`;
}

/** The owner's photographs. */
export interface Photographs {
  /** By the name of the picture that they replace. */
  readonly used: ReadonlyMap<string, Photograph>;
  /** A note by the name of each that replaces none: it is misspelled, or of a row that is gone. */
  readonly unused: ReadonlyMap<string, string>;
}

/**
 * Reads the owner's photographs; none if there is no folder. Throws a PhotographError with a line for each file with an
 * unknown extension, or with the name of another file.
 */
export function readPhotographs(folder: string, names: readonly string[]): Photographs {
  const photographs = new Map<string, Photograph>();
  const unused = new Map<string, string>();
  const issues: string[] = [];
  for (const path of existsSync(folder) ? filesOf(folder) : []) {
    const shown = `${PHOTOGRAPH_FOLDER}/${path}`;
    const name = path.replace(EXTENSION, '').toLowerCase();
    const issue = formatIssue(path);
    const other = photographs.get(name);
    if (issue !== null) issues.push(issue);
    else if (!names.includes(name)) unused.set(name, unusedNote(path, name, names));
    else if (other !== undefined)
      issues.push(`${shown}: ${other.shown} has the same name, expected one file. Take one of them out of the folder.`);
    else {
      const file = join(folder, path);
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
      photographs.set(name, { file, shown, digest });
    }
  }
  if (issues.length > 0) throw new PhotographError(issues);
  return { used: photographs, unused };
}

/** Adds each photograph to the picture whose slot has its name. */
export const withPhotographs = (
  plan: readonly Picture[],
  photographs: ReadonlyMap<string, Photograph>,
): readonly Picture[] =>
  plan.map((picture) => {
    const photograph = picture.slot === undefined ? undefined : photographs.get(picture.slot.name);
    return photograph === undefined ? picture : { ...picture, photograph };
  });
