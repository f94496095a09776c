import { type PageFacts, readPage } from '#scripts/audit/read-page.ts';
import { DIST, pageHtml } from './built-site.ts';

/** The facts of a built page that the audit reads. */
export const pageFacts = (path: string, folder = DIST): PageFacts => readPage(path, pageHtml(path, folder));

/** The questions of a page, in order: its <summary> elements that end with a question mark. */
export const questionsOf = (facts: PageFacts): string[] => facts.questions.filter((text) => text.endsWith('?'));
