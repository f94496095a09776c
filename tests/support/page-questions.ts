import { readPage } from '#scripts/audit/read-page.ts';
import type { PageFacts } from '#scripts/audit/read-page.ts';
import { DIST, pageHtml } from './built-site.ts';

/** What a built page says of itself, as the audit reads it. */
export const pageFacts = (path: string, folder = DIST): PageFacts => readPage(path, pageHtml(path, folder));

/** The questions of a page, in order, as its microdata on the visible text names them. */
export const questionsOf = (facts: PageFacts): string[] =>
  facts.items
    .filter(({ type }) => type === 'FAQPage')
    .flatMap(({ properties }) => properties.get('mainEntity') ?? [])
    .flatMap((question) => (typeof question === 'string' ? [] : (question.properties.get('name') ?? [])))
    .map(String);
