import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Model } from '#model/model.ts';
import { aFewAtOnce } from './a-few-at-once.ts';
import { listFiles, NothingBuilt } from './built-files.ts';
import { type PageCheck, PAGE_CHECKS, SITE_CHECKS } from './checks.ts';
import { isDocument, readDocument } from './documents.ts';
import { readPage } from './extract.ts';
import { pagePath } from './page-path.ts';
import { damagedPictures, WHOLE_PICTURES } from './picture-files.ts';
import { type DocumentRecord, type PageRecord, recordOf } from './page-record.ts';
import { parseRedirects } from './redirects.ts';
import { type AuditReport, weightSummaries } from './report.ts';
import { NO_SECRETS, secretsBesidePages, secretsOf } from './secrets.ts';
import { assembleSite, type Finding, originOf } from './site.ts';
import { readSitemap } from './sitemap-file.ts';
import { StringTable } from './string-table.ts';
import { type CheckResult, Tally } from './tally.ts';
import { Comparison } from './uniqueness/comparison.ts';
import { placeWords } from './uniqueness/place-words.ts';
import { brotliBytes } from './weights.ts';

/** What an audit is told besides where the site is. */
export interface AuditOptions {
  /** The model the site was built from; without it no facts are looked for on its pages. */
  readonly model?: Model | null;
  /** The one token that may stand in a file: PUBLIC_SUPABASE_ANON_KEY. */
  readonly anonKey?: string | undefined;
}

/** How many offenders of a check are shown. */
const SHOWN = 5;

const tallied = (name: string, findings: readonly Finding[]): CheckResult => {
  const tally = new Tally(name, SHOWN);
  for (const finding of findings) tally.add(finding);
  return tally.result();
};

async function auditFiles(
  dist: string,
  names: readonly string[],
  comparison: Comparison,
  anonKey: string | undefined,
): Promise<AuditReport> {
  const start = performance.now();
  const read = (file: string): Promise<string> => readFile(path.join(dist, file), 'utf8');
  const strings = new StringTable();
  const pageTallies = new Map<PageCheck, Tally>(PAGE_CHECKS.map((check) => [check, new Tally(check.name, SHOWN)]));

  const secrets = new Tally(NO_SECRETS, SHOWN);
  for (const finding of await secretsBesidePages(dist, names, anonKey)) secrets.add(finding);

  const recordPage = async (file: string): Promise<PageRecord> => {
    const html = await readFile(path.join(dist, file));
    const compressed = brotliBytes(html);
    const text = html.toString('utf8');
    for (const finding of secretsOf(file, text, anonKey)) secrets.add(finding);
    const facts = readPage(pagePath(file) ?? file, text);
    for (const [check, tally] of pageTallies)
      for (const says of check.look(facts)) tally.add({ page: facts.path, says });
    const words = placeWords(facts);
    if (words !== null) await comparison.add(words);
    return recordOf(facts, { rawBytes: html.length, brotliBytes: await compressed }, strings);
  };
  const pages = await aFewAtOnce(
    names.filter((file) => pagePath(file) !== null),
    recordPage,
  );
  const origin = originOf(pages);
  const recordDocument = async (file: string): Promise<DocumentRecord> => {
    const { links, assets, issues } = readDocument(`/${file}`, await read(file), origin);
    return { path: `/${file}`, links: strings.numbers(links), assets: strings.numbers(assets), issues };
  };
  const documents = await aFewAtOnce(
    names.filter((file) => isDocument(`/${file}`)),
    recordDocument,
  );
  const files = new Set(names.map((file) => `/${file}`));
  const redirects = parseRedirects(files.has('/_redirects') ? await read('_redirects') : '');
  const sitemap = await readSitemap(files, read);

  const site = assembleSite({ origin, strings, pages, documents, files, redirects, sitemap });
  const uniqueness = await comparison.finish();
  return {
    checks: [
      ...SITE_CHECKS.map((check) => tallied(check.name, check.look(site))),
      tallied(WHOLE_PICTURES, await damagedPictures(dist, names)),
      ...[...pageTallies.values(), secrets].map((tally) => tally.result()),
      ...[...uniqueness.siteGates, ...uniqueness.pageGates].map(({ name, findings }) => tallied(name, findings)),
    ],
    weights: weightSummaries(pages),
    uniqueness,
    pages: pages.length,
    files: names.length,
    seconds: (performance.now() - start) / 1000,
  };
}

/**
 * Audits a built site: reads every file of the folder, one page after the other. Throws NothingBuilt without pages.
 */
export async function auditFolder(dist: string, { model = null, anonKey }: AuditOptions = {}): Promise<AuditReport> {
  const names = await listFiles(dist);
  if (!names.some((file) => pagePath(file) !== null))
    throw new NothingBuilt(`There is no page in ${dist} to audit: npm run build makes them.`);
  const comparison = new Comparison(model);
  try {
    return await auditFiles(dist, names, comparison, anonKey);
  } finally {
    await comparison.close();
  }
}
