import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evenSample, htmlFiles } from './built-pages.ts';

/** What stands round the article of a built page: head, header and the rest. The references write it round their own. */
export interface Shell {
  readonly before: string;
  readonly after: string;
}

/** Splits a page at its one <article>. Throws an Error when it has none. */
export function splitShell(html: string): Shell {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  if (start === -1 || end < start) throw new Error('The built page has no <article> to replace.');
  return { before: html.slice(0, start), after: html.slice(end + '</article>'.length) };
}

/** The shell of a neighborhood FAQ page in the middle of a built folder, or null when there is none. */
export function shellOf(folder: string): Shell | null {
  let files: string[];
  try {
    files = htmlFiles(join(folder, 'faq'));
  } catch {
    return null;
  }
  const [, page] = evenSample(
    // faq/{service}/{place}.html, not faq/{service}.html.
    files.filter((file) => /[\\/]/.test(file)),
    2,
  );
  return page === undefined ? null : splitShell(readFileSync(join(folder, 'faq', page), 'utf8'));
}
