import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closestMatch } from '#model/rows/issue.ts';
import type { Picture } from '#scripts/pictures/pipeline/picture.ts';
import { type Photograph, PHOTOGRAPH_FOLDER, PhotographError, WORDS_FILE } from './photograph.ts';

const ENDING = /\.(?:jpe?g|png|webp|avif)$/i;

/** What may lie in the folder beside photographs, and what systems put into any folder. */
const BESIDE = new Set(['readme.md', WORDS_FILE, 'thumbs.db', 'desktop.ini']);
const isBeside = (path: string): boolean =>
  BESIDE.has(path.toLowerCase()) || path.split('/').some((part) => part.startsWith('.'));

/** The names that photographs can have, of all pictures of a plan. */
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
    .filter((path) => !isBeside(path))
    .sort();

function refusal(path: string, names: readonly string[]): string | null {
  const shown = `${PHOTOGRAPH_FOLDER}/${path}`;
  const [, ending = ''] = /(\.[^./]+)$/.exec(path) ?? [];
  if (!ENDING.test(path))
    return `${shown}: ${ending === '' ? 'has no ending' : `${ending} files are not read`}, expected .jpg, .jpeg, .png, .webp or .avif. Save or export it as one of these (JPEG is best for photographs).`;
  const name = path.slice(0, -ending.length).toLowerCase();
  if (names.includes(name)) return null;
  const like = closestMatch(name, names);
  const hint = like === undefined ? '' : ` Did you mean ${PHOTOGRAPH_FOLDER}/${like}${ending}?`;
  return `${shown}: no picture of the site has this name, so it would not be shown.${hint} Rename it; npm run pictures -- --names lists all names.`;
}

/**
 * The photographs of the owner's folder by the name of the picture whose place they take; none where there is no folder.
 * Throws Refused with a line for each file that has an unknown name or ending, or shares its name with another.
 */
export function readPhotographs(folder: string, names: readonly string[]): ReadonlyMap<string, Photograph> {
  const photographs = new Map<string, Photograph>();
  const refused: string[] = [];
  for (const path of existsSync(folder) ? filesOf(folder) : []) {
    const shown = `${PHOTOGRAPH_FOLDER}/${path}`;
    const name = path.replace(ENDING, '').toLowerCase();
    const why = refusal(path, names);
    const other = photographs.get(name);
    if (why !== null) refused.push(why);
    else if (other !== undefined)
      refused.push(
        `${shown}: ${other.shown} has the same name, expected one of them. Take the other out of the folder.`,
      );
    else {
      const file = join(folder, path);
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
      photographs.set(name, { file, shown, digest });
    }
  }
  if (refused.length > 0) throw new PhotographError(refused);
  return photographs;
}

/** A plan with photographs in the places of the drawings they are named after. */
export const withPhotographs = (
  plan: readonly Picture[],
  photographs: ReadonlyMap<string, Photograph>,
): readonly Picture[] =>
  plan.map((picture) => {
    const photograph = picture.slot === undefined ? undefined : photographs.get(picture.slot.name);
    return photograph === undefined ? picture : { ...picture, photograph };
  });
