import type { PageFacts } from '#scripts/audit/page-facts.ts';

/** A page whose h1 is missing, empty or not the only one. */
export function headings({ h1s }: PageFacts): string[] {
  if (h1s.length !== 1)
    return [h1s.length === 0 ? 'has no h1' : `has ${h1s.length} h1: ${h1s.map((h1) => `"${h1}"`).join(', ')}`];
  return h1s[0] === '' ? ['has an h1 without a word'] : [];
}
