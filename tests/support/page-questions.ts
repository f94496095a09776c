import { readPage } from '#scripts/audit/read-page.ts';
import type { PageFacts } from '#scripts/audit/read-page.ts';
import { DIST, pageHtml } from './built-site.ts';

/** What a built page says of itself, as the audit reads it. */
export const pageFacts = (path: string, folder = DIST): PageFacts => readPage(path, pageHtml(path, folder));

/** The questions of a page, in order: what its <summary> elements ask. */
export const questionsOf = (facts: PageFacts): string[] => facts.questions.filter((text) => text.endsWith('?'));
