import { PATHS } from '#routes/paths.ts';
import type { PageFacts } from '#scripts/audit/read-page.ts';

/** What JavaScript makes of a missing or unformatted value that is put into a text. */
const LEAKED = /\[object \w+\]|\bundefined\b|\bNaN\b/;

/**
 * Values that a page shows instead of words. Posts are left out: staff may write about a program, and a text
 * of theirs must not stop a deploy.
 */
export function leakedValues({ path, title, description, text }: PageFacts): string[] {
  if (path.startsWith(`${PATHS.blog}/`)) return [];
  return Object.entries({ title, description, text }).flatMap(([where, words]) => {
    const found = LEAKED.exec(words ?? '');
    return found === null ? [] : [`has "${found[0]}" in its ${where}: a value is missing`];
  });
}
