import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closestMatch, showValue } from '#model/rows/issue.ts';
import { ACCEPTED_FILE, PHOTOGRAPH_FOLDER } from './photograph.ts';

const SHOWN = `${PHOTOGRAPH_FOLDER}/${ACCEPTED_FILE}`;
const EXAMPLE = '[ "hero-columbia", "services/roof-washing" ]';

/** The drawings that the owner launches with, and a line for each entry of the list that names none. */
export interface AcceptedDrawings {
  readonly accepted: ReadonlySet<string>;
  readonly issues: readonly string[];
}

const rejected = (issue: string): AcceptedDrawings => ({ accepted: new Set(), issues: [`${SHOWN}: ${issue}`] });

function nameIssue(name: unknown, names: readonly string[]): string | null {
  if (typeof name !== 'string') return `${SHOWN}: is ${showValue(name)}, expected a name in quotation marks.`;
  if (names.includes(name)) return null;
  const closest = closestMatch(name, names);
  const hint = closest === undefined ? '' : ` Did you mean ${showValue(closest)}?`;
  return `${SHOWN}: ${showValue(name)}: no picture of the site has this name.${hint} npm run pictures -- --names lists all names.`;
}

/**
 * Reads accepted-drawings.json in the folder of photographs: the names, as photographs have them, of drawings that
 * the owner accepts in place of photographs. None if there is no such file.
 */
export function readAcceptedDrawings(folder: string, names: readonly string[]): AcceptedDrawings {
  const file = join(folder, ACCEPTED_FILE);
  if (!existsSync(file)) return { accepted: new Set(), issues: [] };
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return rejected(`is not JSON, expected ${EXAMPLE}. Look for a missing comma or quotation mark.`);
  }
  if (!Array.isArray(list)) return rejected(`expected a list of names: ${EXAMPLE}.`);
  return { accepted: new Set(list.map(String)), issues: list.flatMap((name) => nameIssue(name, names) ?? []) };
}
