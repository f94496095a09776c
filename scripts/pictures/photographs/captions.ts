import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Photograph, PHOTOGRAPH_FOLDER, PhotographError, WORDS_FILE } from './photograph.ts';

/** What the owner says of a photograph; what is not said stays as it was for the drawing. */
export interface PhotographCaption {
  readonly alt?: string;
  readonly title?: string;
}

const SHOWN = `${PHOTOGRAPH_FOLDER}/${WORDS_FILE}`;
const LONGEST: Readonly<Record<string, number>> = { alt: 200, title: 120 };
const LIKE_THIS = '{ "hero-columbia": { "alt": "What the photograph shows.", "title": "A short name" } }';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(file: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new PhotographError([
      `${SHOWN}: is no JSON, expected ${LIKE_THIS}. Often a comma or a quotation mark is missing.`,
    ]);
  }
  if (isRecord(value)) return value;
  throw new PhotographError([`${SHOWN}: expected names with their words: ${LIKE_THIS}.`]);
}

function issueOf(name: string, words: unknown, photographs: ReadonlyMap<string, Photograph>): string | null {
  if (!photographs.has(name))
    return `${SHOWN}: "${name}": no photograph in ${PHOTOGRAPH_FOLDER}/ has this name, expected a file's name without its ending. Rename or remove it.`;
  if (!isRecord(words)) return `${SHOWN}: "${name}": expected alt and title, as in ${LIKE_THIS}.`;
  for (const [key, text] of Object.entries(words)) {
    const longest = LONGEST[key];
    if (longest === undefined) return `${SHOWN}: "${name}": has "${key}", expected only alt and title. Remove it.`;
    if (typeof text !== 'string' || text.trim() === '' || /[\r\n]/.test(text) || text.length > longest)
      return `${SHOWN}: "${name}": ${key}: expected a text of one line, at most ${longest} letters.`;
  }
  return null;
}

/** The words of photographs by name, from words.json; none where there is no such file. Throws Refused with each issue. */
export function readCaptions(
  folder: string,
  photographs: ReadonlyMap<string, Photograph>,
): ReadonlyMap<string, PhotographCaption> {
  const file = join(folder, WORDS_FILE);
  if (!existsSync(file)) return new Map();
  const entries = Object.entries(parsed(file));
  const issues = entries.flatMap(([name, words]) => issueOf(name, words, photographs) ?? []);
  if (issues.length > 0) throw new PhotographError(issues);
  return new Map(entries as [string, PhotographCaption][]);
}
