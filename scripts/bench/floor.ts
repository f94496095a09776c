// The floor: a program of its own that renders the FAQ pages in a bare loop and writes the files, nothing else.
// Arguments: the folder to write to, and 'sync' or 'async'.
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FaqPage, faqPages } from './faq-pages.ts';

/** Files being written at a time, as many as the site's own build. */
const WRITERS = 8;

const [folder, way] = process.argv.slice(2);
if (folder === undefined || (way !== 'sync' && way !== 'async')) throw new Error('Usage: floor.ts <folder> sync|async');

const pages = faqPages();
const fileOf = (page: FaqPage): string => join(folder, `${page.path}.html`);
for (const parent of new Set(pages.map((page) => dirname(fileOf(page))))) mkdirSync(parent, { recursive: true });

if (way === 'sync') {
  for (const page of pages) writeFileSync(fileOf(page), page.document());
} else {
  const rest = pages.values();
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      for (const page of rest) await writeFile(fileOf(page), page.document());
    }),
  );
}
