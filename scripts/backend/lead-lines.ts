import type { ReceivedLead } from './read-lead.ts';

/** Characters that could move a terminal's cursor, change its colours or turn the direction of writing. */
const UNSHOWN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const shown = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(
    UNSHOWN,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The fields of an object inside a lead as lines of their own, such as campaign.utm_source. */
const flat = (fields: Readonly<Record<string, unknown>>, under = ''): [string, unknown][] =>
  Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flat(value as Record<string, unknown>, `${under}${name}.`)
      : [[`${under}${name}`, value]],
  );

/** A lead in lines for a terminal, under a heading; nothing in it is left to the terminal to act on. */
export function leadLines(heading: string, { contentType, fields }: ReceivedLead): string[] {
  const entries = flat(fields);
  const width = Math.max(0, ...entries.map(([name]) => shown(name).length));
  const [format = ''] = contentType.split(';');
  return [
    `── ${heading} (${shown(format)}) ──`,
    ...entries.map(([name, value]) => `   ${shown(name).padEnd(width)}  ${shown(value)}`),
  ];
}
