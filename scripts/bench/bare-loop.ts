// The baseline of the bench: a program that renders the reference pages in a loop and writes them to files.
// Arguments: the folder to write to, and 'sync' or 'async'.
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ReferencePage, referencePages } from './reference-pages.ts';

/** Files written at a time, as many as in the site's own build. */
const CONCURRENT_WRITES = 8;

const [folder, mode] = process.argv.slice(2);
if (folder === undefined || (mode !== 'sync' && mode !== 'async')) {
  throw new Error('Usage: bare-loop.ts <folder> sync|async');
}

const pages = referencePages();
const fileOf = (page: ReferencePage): string => join(folder, `${page.path}.html`);
for (const parent of new Set(pages.map((page) => dirname(fileOf(page))))) mkdirSync(parent, { recursive: true });

if (mode === 'sync') {
  for (const page of pages) writeFileSync(fileOf(page), page.document());
} else {
  // Written by hand, not with p-limit: the baseline measures nothing but rendering and writing.
  const queue = pages.values();
  const work = async (): Promise<void> => {
    for (const page of queue) await writeFile(fileOf(page), page.document());
  };
  await Promise.all(Array.from({ length: CONCURRENT_WRITES }, work));
}
