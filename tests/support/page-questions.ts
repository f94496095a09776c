import { type PageFacts, readPage } from '#scripts/audit/read-page.ts';
import { DIST, pageHtml } from './built-site.ts';

/** The facts of a built page that the audit reads. */
export const pageFacts = (path: string, folder = DIST): PageFacts => readPage(path, pageHtml(path, folder));

/** The title of a built page, and whether it is noindex, read without its body. Throws if it has no head. */
export function headFacts(path: string, folder = DIST): Pick<PageFacts, 'title' | 'noindex'> {
  const html = pageHtml(path, folder);
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error(`${path} has no </head>.`);
  return readPage(path, html.slice(0, end));
}

/** The questions of a page, in order: its <summary> elements that end with a question mark. */
export const questionsOf = (facts: PageFacts): string[] => facts.questions.filter((text) => text.endsWith('?'));
