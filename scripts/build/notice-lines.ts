import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sumUpNotices } from '#data/notice-summary.ts';

/** Every notice of the last command that summed them up. */
export const NOTICES_FILE = 'reports/notices.txt';

/**
 * The lines that a command prints of its notices. If they are summed up, writes each to reports/notices.txt and
 * says so.
 */
export function noticeLines(notices: readonly string[], file = NOTICES_FILE): string[] {
  const lines = sumUpNotices(notices);
  if (lines.length === notices.length) return lines;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${notices.join('\n')}\n`);
  return [...lines, `Each of the ${notices.length.toLocaleString('en-US')} notices is in ${file}.`];
}
