import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neighborhoodFaq } from '#content/article/faq-pages.ts';
import { buildInput } from '#data/site.ts';
import { neighborhoodFaqPath } from '#routes/paths.ts';
import { neighborsOf } from '#routes/neighbors.ts';
import { evenSample, htmlFiles } from './page-sizes.ts';

/**
 * The HTML of a built page before and after its article, between which the references write their own
 * articles.
 */
export interface Shell {
  readonly before: string;
  readonly after: string;
}

/** Splits a page at its <article>. Throws an Error when it has none. */
function splitShell(html: string): Shell {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  if (start === -1 || end < start) throw new Error('The built page has no <article> to replace.');
  return { before: html.slice(0, start), after: html.slice(end + '</article>'.length) };
}

/** The shell of a neighborhood FAQ page from the middle of a built folder; null without such a page. */
export function readShell(folder: string): Shell | null {
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

/** A neighborhood FAQ page of a reference. `document` renders it. */
export interface ReferencePage {
  readonly path: string;
  readonly document: () => string;
}

/**
 * The pages that both references write: every service × neighborhood page of the snapshot in SNAPSHOT_DIR,
 * with the site's own article inside the shell in the JSON file BENCH_SHELL. The references therefore differ
 * only in the tool.
 */
export function referencePages(): ReferencePage[] {
  const file = process.env['BENCH_SHELL'];
  if (file === undefined) throw new Error('BENCH_SHELL is not set: npm run bench starts the references.');
  const shell = JSON.parse(readFileSync(file, 'utf8')) as Shell;
  const { model } = buildInput();
  const { business } = model;
  const neighborsByPlace = neighborsOf(model.neighborhoods);
  return model.services.flatMap((service) =>
    model.neighborhoods.map((place) => ({
      path: neighborhoodFaqPath(service.slug, place.citySlug, place.slug),
      document: () => {
        const neighbors = neighborsByPlace.get(place);
        const { article } = neighborhoodFaq(service, { place, neighbors, placesThatFit: [] }, business);
        return `${shell.before}${article.value}${shell.after}`;
      },
    })),
  );
}
