import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Model } from '#model/model.ts';
import { aFewAtOnce } from '#scripts/audit/a-few-at-once.ts';
import { listFiles } from '#scripts/audit/built-files.ts';
import { pagePath } from '#scripts/audit/page-path.ts';
import { Comparison } from './comparison.ts';
import { placePage } from './place-page.ts';
import { readPlaceWords } from './place-words.ts';
import type { Uniqueness } from './uniqueness.ts';

/** Reads the pages about places of a built folder, and nothing else of it. Throws NothingBuilt where there is no folder. */
export async function readUniqueness(dist: string, model: Model | null): Promise<Uniqueness> {
  const pages = (await listFiles(dist)).flatMap((file) => {
    const at = pagePath(file);
    return at === null || placePage(at) === null ? [] : [{ file, at }];
  });
  const comparison = new Comparison(model);
  try {
    await aFewAtOnce(pages, async ({ file, at }) => {
      const words = readPlaceWords(at, await readFile(path.join(dist, file), 'utf8'));
      if (words !== null) await comparison.add(words);
    });
    return await comparison.finish();
  } finally {
    await comparison.close();
  }
}
