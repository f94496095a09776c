import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Model } from '#model/model.ts';
import { fileLimit, listFiles, NothingBuiltError, pagePath } from './built-files.ts';
import { type PageCheck, PAGE_CHECKS, type RemarkOn, SITE_CHECKS } from './checks.ts';
import { damagedImages, INTACT_IMAGES } from './checks/images.ts';
import { rowProse } from './checks/leaked-values.ts';
import { PRICES_OF_RULES, unknownPrices } from './checks/prices.ts';
import { findSecrets, NO_SECRETS, secretsOutsidePages } from './checks/secrets.ts';
import { brotliBytes, weightSummaries } from './checks/weights.ts';
import { isDocument, readDocument } from './documents.ts';
import { type DocumentRecord, isRowPage, type PageRecord, pageRecord } from './page-record.ts';
import { readPage } from './read-page.ts';
import { parseRedirects } from './redirects.ts';
import { type AuditReport, type CheckResult, FindingCounter } from './report.ts';
import { assembleSite, type Finding, siteOrigin } from './site.ts';
import { readSitemap } from './sitemap-file.ts';
import { StringTable } from './string-table.ts';
import { Comparison } from './uniqueness/comparison.ts';
import { subjectsOf } from './uniqueness/subjects.ts';
import { placeText } from './uniqueness/place-page.ts';

/** Options of an audit besides the folder. */
export interface AuditOptions {
  /**
   * The model the site was built from; without it every question counts as being about its service, and every service
   * fits.
   */
  readonly model?: Model | null;
  /** PUBLIC_SUPABASE_ANON_KEY: the one token that files may contain. */
  readonly anonKey?: string | undefined;
}

/** The name under which a report lists what rows of the store can cause. */
export const REMARKS = 'remarks, which stop no deploy, because rows of the store can cause them';

/** Whether a finding is a remark. */
const isRemark = ({ page }: Finding, remarkOn: RemarkOn | undefined): boolean =>
  remarkOn === 'every page' || (remarkOn === 'row pages' && isRowPage(page));

async function auditFiles(
  dist: string,
  names: readonly string[],
  comparison: Comparison,
  { model = null, anonKey }: AuditOptions,
): Promise<AuditReport> {
  const start = performance.now();
  const prose = model === null ? [] : rowProse(model);
  const read = (file: string): Promise<string> => readFile(path.join(dist, file), 'utf8');
  const strings = new StringTable();
  const pageCounters = new Map<PageCheck, FindingCounter>(
    PAGE_CHECKS.map((check) => [check, new FindingCounter(check.name)]),
  );

  const remarks = new FindingCounter(REMARKS);
  /** Adds a finding to its check, or to the remarks. */
  const count = (counter: FindingCounter, finding: Finding, remarkOn?: RemarkOn): void =>
    (isRemark(finding, remarkOn) ? remarks : counter).add(finding);
  const countFindings = (name: string, findings: readonly Finding[], remarkOn?: RemarkOn): CheckResult => {
    const counter = new FindingCounter(name);
    for (const finding of findings) count(counter, finding, remarkOn);
    return counter.result();
  };

  const secrets = new FindingCounter(NO_SECRETS);
  const prices = new FindingCounter(PRICES_OF_RULES);
  for (const finding of await secretsOutsidePages(dist, names, anonKey)) secrets.add(finding);

  const recordPage = async (file: string): Promise<PageRecord> => {
    const html = await readFile(path.join(dist, file));
    const compressed = brotliBytes(html);
    const text = html.toString('utf8');
    for (const finding of findSecrets(file, text, anonKey)) secrets.add(finding);
    const facts = readPage(pagePath(file) ?? file, text);
    for (const [check, counter] of pageCounters)
      for (const says of check.run(facts, prose)) count(counter, { page: facts.path, says }, check.remarkOn);
    for (const says of model === null ? [] : unknownPrices(facts, model)) prices.add({ page: facts.path, says });
    const words = placeText(facts);
    if (words !== null) await comparison.add(words);
    return pageRecord(facts, { rawBytes: html.length, brotliBytes: await compressed }, strings);
  };
  const pages = await fileLimit.map(
    names.filter((file) => pagePath(file) !== null),
    recordPage,
  );
  const origin = siteOrigin(pages);
  const recordDocument = async (file: string): Promise<DocumentRecord> => {
    const { links, assets, issues } = readDocument(`/${file}`, await read(file), origin);
    return { path: `/${file}`, links: strings.numbers(links), assets: strings.numbers(assets), issues };
  };
  const documents = await fileLimit.map(
    names.filter((file) => isDocument(`/${file}`)),
    recordDocument,
  );
  const files = new Set(names.map((file) => `/${file}`));
  const redirects = parseRedirects(files.has('/_redirects') ? await read('_redirects') : '');
  const sitemap = await readSitemap(files, read);

  const site = assembleSite({ origin, strings, pages, documents, files, redirects, sitemap });
  const uniqueness = await comparison.finish();
  const checks = [
    ...SITE_CHECKS.map((check) => countFindings(check.name, check.run(site), check.remarkOn)),
    countFindings(INTACT_IMAGES, await damagedImages(dist, names)),
    ...[...pageCounters.values(), ...(model === null ? [] : [prices]), secrets].map((counter) => counter.result()),
    ...[...uniqueness.siteGates, ...uniqueness.pageGates].map(({ name, findings }) =>
      // The build makes such pages noindex.
      countFindings(name, findings, 'every page'),
    ),
  ];
  return {
    checks,
    remarks: remarks.result(),
    weights: weightSummaries(pages),
    uniqueness,
    pages: pages.length,
    files: names.length,
    seconds: (performance.now() - start) / 1000,
  };
}

/** Audits a built site. Throws NothingBuiltError if the folder is missing or contains no page. */
export async function auditFolder(dist: string, options: AuditOptions = {}): Promise<AuditReport> {
  const names = await listFiles(dist);
  if (!names.some((file) => pagePath(file) !== null))
    throw new NothingBuiltError(`${dist}/ contains no page, so there is nothing to audit. Run npm run build first.`);
  const comparison = new Comparison(subjectsOf(options.model ?? null));
  try {
    return await auditFiles(dist, names, comparison, options);
  } finally {
    await comparison.close();
  }
}
