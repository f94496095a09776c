import { readFileSync } from 'node:fs';
import { neighborhoodFaq } from '#content/article/faq-pages.ts';
import { buildInput } from '#data/site.ts';
import { faqServices } from '#routes/inventory.ts';
import { neighborhoodFaqPath } from '#routes/paths.ts';
import { neighborsOf } from '#routes/related.ts';
import type { Shell } from './shell.ts';

/** A neighborhood FAQ page of a reference: its path and, when asked, its document. */
export interface FaqPage {
  readonly path: string;
  readonly document: () => string;
}

function readShell(): Shell {
  const file = process.env['BENCH_SHELL'];
  if (file === undefined) throw new Error('BENCH_SHELL is not set: the references are started by npm run bench.');
  return JSON.parse(readFileSync(file, 'utf8')) as Shell;
}

/**
 * Every service × neighborhood page of the snapshot in SNAPSHOT_DIR with the site's own words and article, inside the
 * shell of a built page (the JSON file BENCH_SHELL). What both references render, so that they differ in the tool alone.
 */
export function faqPages(): FaqPage[] {
  const { model } = buildInput();
  const { business } = model;
  const shell = readShell();
  const places = [...neighborsOf(model.neighborhoods)];
  return faqServices(model).flatMap((service) =>
    places.map(([place, neighbors]) => ({
      path: neighborhoodFaqPath(service.slug, place.citySlug, place.slug),
      document: () => {
        const { article } = neighborhoodFaq(service, { place, neighbors }, business);
        return `${shell.before}${article.value}${shell.after}`;
      },
    })),
  );
}
