import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Model } from '#model/model.ts';
import { pageFile } from '#scripts/audit/built-files.ts';
import { readPage } from '#scripts/audit/read-page.ts';
import { ownNames } from '#scripts/audit/uniqueness/place-page.ts';
import type { Pair, Similarity } from '#scripts/audit/uniqueness/similarity.ts';
import type { Uniqueness } from '#scripts/audit/uniqueness/uniqueness.ts';
import { reportPage, type ShownPair } from './report-page.ts';
import type { ArticleText } from './side-by-side.ts';

/** The default path of the HTML report. */
export const REPORT_FILE = path.join('reports', 'audit.html');

/** How many pairs the report shows per gate. */
const PAIRS_SHOWN = 3;

/** The most similar pairs, without duplicates: two pages are usually each other's nearest. */
function worstPairs({ pairs }: Similarity): Pair[] {
  const byPages = new Map(
    pairs.slice(0, 2 * PAIRS_SHOWN).map((pair) => [[pair.page, pair.other].sort().join(' '), pair]),
  );
  return [...byPages.values()].slice(0, PAIRS_SHOWN);
}

async function readArticle(dist: string, page: string): Promise<ArticleText> {
  const { articleBlocks, crumb } = readPage(page, await readFile(path.join(dist, pageFile(page)), 'utf8'));
  return { path: page, blocks: articleBlocks ?? [], names: ownNames(crumb ?? '') };
}

/** Writes the HTML report; reads the most similar pages again for their texts. */
export async function writeReport(file: string, dist: string, uniqueness: Uniqueness, model: Model): Promise<void> {
  const shown: ShownPair[] = [];
  for (const similarity of uniqueness.similarities) {
    for (const { page, other, value } of worstPairs(similarity)) {
      shown.push({
        gate: similarity.gate.name,
        value,
        texts: [await readArticle(dist, page), await readArticle(dist, other)],
      });
    }
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, reportPage(uniqueness, model, shown));
}
