import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '#data/files.ts';
import { closestMatch, showValue } from '#model/rows/issue.ts';
import { ACCEPTED_FILE, PHOTOGRAPH_FOLDER } from './photograph.ts';

const SHOWN = `${PHOTOGRAPH_FOLDER}/${ACCEPTED_FILE}`;
const EXAMPLE = '[ "hero-columbia", "services/roof-washing" ]';

/** The drawings that the owner launches with. */
export interface AcceptedDrawings {
  readonly accepted: ReadonlySet<string>;
  /** What is wrong with the list. */
  readonly issues: readonly string[];
  /** A line for each name that no picture has: misspelled, or of a row that is gone. */
  readonly unknown: readonly string[];
}

const rejected = (issue: string): AcceptedDrawings => ({
  accepted: new Set(),
  issues: [`${SHOWN}: ${issue}`],
  unknown: [],
});

function unknownName(name: string, names: readonly string[]): string | null {
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
  if (!existsSync(file)) return { accepted: new Set(), issues: [], unknown: [] };
  const result = readJson(file, EXAMPLE);
  if (!result.ok) return rejected(`is not ${result.issue.expected}, expected ${EXAMPLE}.`);
  const { value: list } = result;
  if (!Array.isArray(list)) return rejected(`expected a list of names: ${EXAMPLE}.`);
  const [accepted, others] = [
    list.filter((name) => typeof name === 'string'),
    (list as readonly unknown[]).filter((name) => typeof name !== 'string'),
  ];
  return {
    accepted: new Set(accepted),
    issues: others.map((name) => `${SHOWN}: is ${showValue(name)}, expected a name in quotation marks.`),
    unknown: accepted.flatMap((name) => unknownName(name, names) ?? []),
  };
}
