import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PageCheck, PAGE_CHECKS, SITE_CHECKS } from './checks.ts';
import { isDocument, readDocument } from './documents.ts';
import { readPage } from './extract.ts';
import { pagePath } from './page-path.ts';
import { type DocumentRecord, type PageRecord, recordOf } from './page-record.ts';
import { parseRedirects } from './redirects.ts';
import { type AuditReport, weightSummaries } from './report.ts';
import { assembleSite, originOf } from './site.ts';
import { readSitemap } from './sitemap-file.ts';
import { StringTable } from './string-table.ts';
import { Tally } from './tally.ts';
import { brotliBytes } from './weights.ts';

/** How many pages are in memory at once: enough to keep the compressing threads busy. */
const AT_ONCE = 8;

/** How many offenders of a check are shown. */
const SHOWN = 5;

/** Thrown where there is nothing to audit. */
export class NothingBuilt extends Error {
  override readonly name = 'NothingBuilt';
}

async function listFiles(dist: string): Promise<string[]> {
  try {
    const entries = await readdir(dist, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .sort();
  } catch (cause) {
    throw new NothingBuilt(`There is no folder ${dist} to audit: npm run build makes it.`, { cause });
  }
}

/** Does a task for each entry, a few at a time, and gives the results in the entries' order. */
async function each<T, R>(entries: readonly T[], task: (entry: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array<R>(entries.length);
  const queue = entries.entries();
  const work = async (): Promise<void> => {
    for (const [index, entry] of queue) results[index] = await task(entry);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/** Audits a built site: reads every file of the folder, one page after the other. Throws NothingBuilt without pages. */
export async function auditFolder(dist: string): Promise<AuditReport> {
  const start = performance.now();
  const names = await listFiles(dist);
  const read = (file: string): Promise<string> => readFile(path.join(dist, file), 'utf8');
  const strings = new StringTable();
  const pageTallies = new Map<PageCheck, Tally>(PAGE_CHECKS.map((check) => [check, new Tally(check.name, SHOWN)]));

  const recordPage = async (file: string): Promise<PageRecord> => {
    const html = await readFile(path.join(dist, file));
    const compressed = brotliBytes(html);
    const facts = readPage(pagePath(file) ?? file, html.toString('utf8'));
    for (const [check, tally] of pageTallies)
      for (const says of check.look(facts)) tally.add({ page: facts.path, says });
    return recordOf(facts, { rawBytes: html.length, brotliBytes: await compressed }, strings);
  };
  const pages = await each(
    names.filter((file) => pagePath(file) !== null),
    recordPage,
  );
  if (pages.length === 0) throw new NothingBuilt(`There is no page in ${dist} to audit: npm run build makes them.`);

  const origin = originOf(pages);
  const recordDocument = async (file: string): Promise<DocumentRecord> => {
    const { links, assets, faults } = readDocument(`/${file}`, await read(file), origin);
    return { path: `/${file}`, links: strings.numbers(links), assets: strings.numbers(assets), faults };
  };
  const documents = await each(
    names.filter((file) => isDocument(`/${file}`)),
    recordDocument,
  );
  const files = new Set(names.map((file) => `/${file}`));
  const redirects = parseRedirects(files.has('/_redirects') ? await read('_redirects') : '');
  const sitemap = await readSitemap(files, read);

  const site = assembleSite({ origin, strings, pages, documents, files, redirects, sitemap });
  const siteResults = SITE_CHECKS.map((check) => {
    const tally = new Tally(check.name, SHOWN);
    for (const finding of check.look(site)) tally.add(finding);
    return tally.result();
  });
  return {
    checks: [...siteResults, ...[...pageTallies.values()].map((tally) => tally.result())],
    weights: weightSummaries(pages),
    pages: pages.length,
    files: names.length,
    seconds: (performance.now() - start) / 1000,
  };
}
