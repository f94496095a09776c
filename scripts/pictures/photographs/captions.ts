import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '#data/files.ts';
import { CAPTIONS_FILE, PHOTOGRAPH_FOLDER, PhotographError } from './photograph.ts';

/**
 * What the owner says of a photograph. Where alt or title is missing, the drawing's is used; the others are shown under
 * 'Our work'.
 */
export interface PhotographCaption {
  readonly alt?: string;
  readonly title?: string;
  readonly place?: string;
  /** '2026-05'. */
  readonly month?: string;
  readonly caption?: string;
}

const SHOWN = `${PHOTOGRAPH_FOLDER}/${CAPTIONS_FILE}`;
const MAX_LENGTH: Readonly<Record<string, number>> = {
  alt: 200,
  title: 120,
  place: 60,
  month: 7,
  caption: 120,
};
const KEYS = 'alt, title, place, month and caption';
const EXAMPLE = '{ "hero-columbia": { "alt": "What the photograph shows.", "title": "A short name" } }';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(file: string): Readonly<Record<string, unknown>> {
  const result = readJson(file, EXAMPLE);
  if (!result.ok) throw new PhotographError([`${SHOWN}: is not ${result.issue.expected}, expected ${EXAMPLE}.`]);
  const { value } = result;
  if (isRecord(value)) return value;
  throw new PhotographError([`${SHOWN}: expected an object with the photographs' names as keys: ${EXAMPLE}.`]);
}

function captionIssue(name: string, caption: unknown, names: ReadonlySet<string>): string | null {
  if (!names.has(name))
    return `${SHOWN}: "${name}": no photograph in ${PHOTOGRAPH_FOLDER}/ has this name, expected a file name without its extension. Rename or remove it.`;
  if (!isRecord(caption)) return `${SHOWN}: "${name}": expected ${KEYS}, as in ${EXAMPLE}.`;
  for (const [key, text] of Object.entries(caption)) {
    const maxLength = MAX_LENGTH[key];
    if (maxLength === undefined) return `${SHOWN}: "${name}": has "${key}", expected only ${KEYS}. Remove it.`;
    if (typeof text !== 'string' || text.trim() === '' || /[\r\n]/.test(text) || text.length > maxLength)
      return `${SHOWN}: "${name}": ${key}: expected a text of one line, at most ${maxLength} characters.`;
    if (key === 'month' && !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text))
      return `${SHOWN}: "${name}": month: is "${text}", expected year and month, as in "2026-05".`;
  }
  return null;
}

/** Reads the captions in words.json by the photographs' `names`. Throws a PhotographError with every issue. */
export function readCaptions(folder: string, names: ReadonlySet<string>): ReadonlyMap<string, PhotographCaption> {
  const file = join(folder, CAPTIONS_FILE);
  if (!existsSync(file)) return new Map();
  const entries = Object.entries(parse(file));
  const issues = entries.flatMap(([name, caption]) => captionIssue(name, caption, names) ?? []);
  if (issues.length > 0) throw new PhotographError(issues);
  return new Map(entries as [string, PhotographCaption][]);
}
