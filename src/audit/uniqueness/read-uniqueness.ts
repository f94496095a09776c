import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Model } from '#domain/model.ts';
import { aFewAtOnce } from '../a-few-at-once.ts';
import { listFiles } from '../built-files.ts';
import { readPage } from '../extract.ts';
import { pagePath } from '../page-path.ts';
import { Comparison } from './comparison.ts';
import { placePage } from './place-page.ts';
import { placeWords } from './place-words.ts';
import type { Uniqueness } from './uniqueness.ts';

/** A page without what is the same on every page: menus and footer are two fifths of the time to read it. */
function headAndMain(html: string): string {
  const body = html.indexOf('<body');
  const main = html.indexOf('<main', body);
  return body === -1 || main === -1 ? html : html.slice(0, body) + html.slice(main, html.indexOf('</main>', main));
}

/** Reads the pages about places of a built folder, and nothing else of it. Throws NothingBuilt where there is no folder. */
export async function readUniqueness(dist: string, model: Model | null): Promise<Uniqueness> {
  const pages = (await listFiles(dist)).flatMap((file) => {
    const at = pagePath(file);
    return at === null || placePage(at) === null ? [] : [{ file, at }];
  });
  const comparison = new Comparison(model);
  try {
    await aFewAtOnce(pages, async ({ file, at }) => {
      const words = placeWords(readPage(at, headAndMain(await readFile(path.join(dist, file), 'utf8'))));
      if (words !== null) await comparison.add(words);
    });
    return await comparison.finish();
  } finally {
    await comparison.close();
  }
}
