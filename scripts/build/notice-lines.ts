import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sumUpNotices } from '#data/notice-summary.ts';

/** Every notice of the last command, if it summed them up. */
export const NOTICES_FILE = 'reports/notices.txt';

/**
 * The lines that a command prints of its notices. If they are summed up, writes each to reports/notices.txt and
 * says so; otherwise removes that file, which an earlier command may have left.
 */
export function noticeLines(notices: readonly string[], file = NOTICES_FILE): string[] {
  const lines = sumUpNotices(notices);
  if (lines.length === notices.length) {
    rmSync(file, { force: true });
    return lines;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${notices.join('\n')}\n`);
  return [...lines, `Each of the ${notices.length.toLocaleString('en-US')} notices is in ${file}.`];
}
