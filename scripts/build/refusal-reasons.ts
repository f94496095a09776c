import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DataError } from '#model/rows/issue.ts';

/** The environment variable that names a file for the reasons of a command that a deploy runs. */
export const REASONS_FILE = 'DEPLOY_REASONS_FILE';

/** How many reasons a deploy reports. */
const MAX_REASONS = 5;

/**
 * Tells the deploy that runs this command why it refuses, in sentences for the owner: the terminal's words are for
 * whoever knows the commands. Without a deploy it does nothing.
 */
export function tellReasons(reasons: readonly string[]): void {
  const file = process.env[REASONS_FILE] ?? '';
  if (file === '' || reasons.length === 0) return;
  const more = reasons.length - MAX_REASONS;
  const lines = [
    ...reasons.slice(0, MAX_REASONS),
    ...(more > 0 ? [`And ${more.toLocaleString('en-US')} more: the run lists all.`] : []),
  ];
  writeFileSync(file, lines.join('\n'));
}

/** Tells the deploy about an error in the data whose issues have words for the owner. */
export function tellRefusal(error: unknown): void {
  if (error instanceof DataError) tellReasons(error.issues.flatMap(({ plain }) => plain ?? []));
}

/** The lines that a command left in the file of its reasons. */
export const readReasons = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
