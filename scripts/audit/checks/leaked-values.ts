import { MISSING_VALUE } from '#model/missing-value.ts';
import type { Model } from '#model/model.ts';
import { isRowPage } from '#scripts/audit/page-record.ts';
import type { PageFacts } from '#scripts/audit/read-page.ts';

/**
 * The texts of rows that pages of the company repeat word for word and that mention what looks like a missing
 * value: the schema lets prose do so.
 */
export const rowProse = ({ posts, services }: Pick<Model, 'posts' | 'services'>): readonly string[] =>
  [...posts.map(({ excerpt }) => excerpt), ...services.map(({ description }) => description)]
    .filter((text) => MISSING_VALUE.test(text))
    .map((text) => text.replace(/\s+/g, ' ').trim());

/**
 * Values that a page shows instead of words. On a page of the company, the prose of rows does not count: the page
 * about the row has the remark.
 */
export function leakedValues({ path, title, description, text }: PageFacts, prose: readonly string[] = []): string[] {
  const own = isRowPage(path) ? text : prose.reduce((rest, passage) => rest.replaceAll(passage, ' '), text);
  return Object.entries({ title, description, text: own }).flatMap(([where, words]) => {
    const found = MISSING_VALUE.exec(words ?? '');
    return found === null ? [] : [`has "${found[0]}" in its ${where}: a value is missing`];
  });
}
