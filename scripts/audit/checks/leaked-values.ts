import type { PageFacts } from '#scripts/audit/read-page.ts';

/** What JavaScript makes of a missing or unformatted value that is put into a text. */
const LEAKED = /\[object \w+\]|\bundefined\b|\bNaN\b/;

/** Values that a page shows instead of words. */
export function leakedValues({ title, description, text }: PageFacts): string[] {
  return Object.entries({ title, description, text }).flatMap(([where, words]) => {
    const found = LEAKED.exec(words ?? '');
    return found === null ? [] : [`has "${found[0]}" in its ${where}: a value is missing`];
  });
}
