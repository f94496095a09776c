import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Model } from '#model/model.ts';
import { readPage } from '#scripts/audit/extract.ts';
import type { Likeness, Pair } from '#scripts/audit/uniqueness/likeness.ts';
import { ownNames } from '#scripts/audit/uniqueness/place-page.ts';
import type { Uniqueness } from '#scripts/audit/uniqueness/uniqueness.ts';
import { reportPage, type ShownPair } from './report-page.ts';
import type { ArticleText } from './shared-words.ts';

/** Where the report with pictures is written unless told otherwise. */
export const REPORT_FILE = path.join('reports', 'audit.html');

/** How many pairs of each gate are shown. */
const PAIRS_SHOWN = 3;

/** The most alike pairs, each once: usually both pages are the other's nearest. */
function worstPairs({ pairs }: Likeness): Pair[] {
  const byPages = new Map(
    pairs.slice(0, 2 * PAIRS_SHOWN).map((pair) => [[pair.page, pair.other].sort().join(' '), pair]),
  );
  return [...byPages.values()].slice(0, PAIRS_SHOWN);
}

async function textOf(dist: string, page: string): Promise<ArticleText> {
  const { articleBlocks, crumb } = readPage(page, await readFile(path.join(dist, `${page}.html`), 'utf8'));
  return { path: page, blocks: articleBlocks ?? [], names: ownNames(crumb ?? '') };
}

/** Writes the report with pictures to a file, reading the most alike pages once more for their texts. */
export async function writeReport(file: string, dist: string, uniqueness: Uniqueness, model: Model): Promise<void> {
  const shown: ShownPair[] = [];
  for (const likeness of uniqueness.likeness) {
    for (const { page, other, value } of worstPairs(likeness)) {
      shown.push({ gate: likeness.gate.name, value, texts: [await textOf(dist, page), await textOf(dist, other)] });
    }
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, reportPage(uniqueness, model, shown));
}
