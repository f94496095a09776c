import type { Result } from 'lighthouse';
import { startBrowser } from '#scripts/preview/chromium.ts';
import { freePort } from '#scripts/preview/free-port.ts';
import { alignedTable, formatInteger, median } from './table.ts';
import { onePagePerType, type TypedPage, whileServed, withTypes } from './visits.ts';

/** An audit with a score below 1. */
export interface Loss {
  /** Lighthouse's id of the audit, such as 'color-contrast'. */
  readonly audit: string;
  readonly title: string;
  /** Lighthouse's display value, such as '1.3 s'; may be empty. */
  readonly found: string;
  /** The selectors and paths that the audit names. */
  readonly where: readonly string[];
}

/** The results of one Lighthouse run. */
export interface LighthouseVisit {
  /** The scores of the four categories, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest contentful paint, in seconds. */
  readonly lcp: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** Total blocking time, in milliseconds. */
  readonly tbt: number;
  /** Bytes transferred without scrolling, including headers. */
  readonly bytes: number;
  /** The selector of the element with the largest contentful paint; may be empty. */
  readonly largest: string;
  /** Lighthouse's benchmark index of this machine during the run: an idle desktop has 1,500 and more. */
  readonly machine: number;
  /** The preview server's response time in milliseconds, as estimated by Lighthouse. */
  readonly answered: number;
  readonly losses: readonly Loss[];
}

/** A page with the results of its runs. */
export interface LighthousePage extends TypedPage {
  readonly visits: readonly LighthouseVisit[];
}

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** Collects the texts with certain keys at any depth, because every audit nests its details differently. */
function textsBelow(value: Json, keys: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, Json]) =>
    typeof inner === 'string' ? (keys.includes(key) ? [inner] : []) : textsBelow(inner, keys),
  );
}

const toPath = (text: string): string => (/^https?:/.test(text) ? new URL(text).pathname : text);

function readLoss({ audits }: Result, id: string): Loss {
  const { title = id, displayValue = '', details } = audits[id] ?? {};
  const named = textsBelow(details as unknown as Json, ['selector', 'url']).filter((text) => text !== '');
  return { audit: id, title, found: displayValue, where: [...new Set(named.map(toPath))] };
}

/**
 * The audits that lower a category's score and, for performance, the insights that explain it: insights have
 * no weight, but unlike metrics they name elements.
 */
function readLosses(result: Result, category: string): Loss[] {
  const isImperfect = (id: string): boolean => {
    const score = result.audits[id]?.score ?? null;
    return score !== null && score < 1;
  };
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight, group }) => (weight > 0 || group === 'insights') && isImperfect(id))
    .map(({ id }) => readLoss(result, id));
}

/** Reads the results from a Lighthouse report. Throws an Error when a category has no score. */
export function readVisit(result: Result): LighthouseVisit {
  const score = (category: string): number => {
    const value = result.categories[category]?.score ?? null;
    if (value === null) throw new Error(`${result.finalDisplayedUrl}: Lighthouse returned no score for ${category}.`);
    return Math.round(value * 100);
  };
  const metric = (audit: string): number => result.audits[audit]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: metric('largest-contentful-paint') / 1000,
    cls: metric('cumulative-layout-shift'),
    tbt: metric('total-blocking-time'),
    bytes: metric('total-byte-weight'),
    largest: readLoss(result, 'lcp-breakdown-insight').where[0] ?? '',
    machine: result.environment.benchmarkIndex,
    answered: metric('network-server-latency'),
    losses: Object.keys(result.categories).flatMap((category) => readLosses(result, category)),
  };
}

/**
 * Lighthouse's advice against noise (docs/variability.md of its repository): the median of five runs varies half as
 * much as one run.
 */
const VISITS = 5;

/**
 * Runs Lighthouse with its default mobile settings: a mid-range phone, simulated slow 4G, a quarter of the
 * CPU.
 */
async function visit(address: string, port: number): Promise<LighthouseVisit> {
  // Loading it takes a second, which the other parts of the bench should not pay.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, { port, logLevel: 'error' });
  if (result === undefined) throw new Error(`${address}: Lighthouse returned no result.`);
  const { runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);
  return readVisit(result.lhr);
}

/**
 * Runs Lighthouse five times, with empty caches, on each page at `paths`, or on one page of each type when
 * `paths` is empty. `folder` is the built site.
 */
export async function measureLighthouse(folder: string, paths: readonly string[]): Promise<LighthousePage[]> {
  return whileServed(folder, async (url) => {
    const port = await freePort(0);
    const browser = await startBrowser(port);
    try {
      // A visit that does not count: in the first one Chromium itself still starts, and tasks take twice as long.
      await visit(`${url}/`, port);
      const pages = (paths.length === 0 ? onePagePerType() : withTypes(paths)).map((page) => ({
        ...page,
        visits: [] as LighthouseVisit[],
      }));
      // In rounds: other work on the machine lasts for a minute or two, which would be all visits of one page.
      for (let round = 0; round < VISITS; round += 1)
        for (const { path, visits } of pages) visits.push(await visit(`${url}${path}`, port));
      return pages;
    } finally {
      await browser.close();
    }
  });
}

/** One column of the report's table. */
interface Column {
  readonly heading: string;
  readonly metric: 'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'lcp' | 'cls' | 'tbt' | 'bytes';
  readonly target: (page: LighthousePage) => number | null;
  /** True for scores; times and sizes are better when lower. */
  readonly higherIsBetter: boolean;
  readonly format: (value: number) => string;
}

const plainInteger = (value: number): string => Math.round(value).toString();
const SCORE = { target: () => 100, higherIsBetter: true, format: plainInteger };
const LIMIT = { higherIsBetter: false, format: plainInteger };

const COLUMNS: readonly Column[] = [
  { ...SCORE, heading: 'performance', metric: 'performance', target: () => 99 },
  { ...SCORE, heading: 'accessible', metric: 'accessibility' },
  { ...SCORE, heading: 'best practices', metric: 'bestPractices' },
  // Lighthouse deducts points for noindex.
  { ...SCORE, heading: 'SEO', metric: 'seo', target: ({ type }) => (type === null ? null : 100) },
  {
    ...LIMIT,
    heading: 'LCP s',
    metric: 'lcp',
    target: ({ type }) => (type === 'home' ? 1.5 : 1.2),
    format: (value) => value.toFixed(2),
  },
  { ...LIMIT, heading: 'CLS', metric: 'cls', target: () => 0.01, format: (value) => value.toFixed(3) },
  { ...LIMIT, heading: 'TBT ms', metric: 'tbt', target: () => 50 },
  {
    ...LIMIT,
    heading: 'kB',
    metric: 'bytes',
    target: ({ type }) => (type === 'home' ? 250_000 : type?.endsWith('faq') === true ? 60_000 : null),
    format: (bytes) => plainInteger(bytes / 1000),
  },
];

/**
 * The median beside its target, such as '98/99', with '!' in front when it misses; without a target the
 * median alone.
 */
function formatCell(page: LighthousePage, { metric, target, higherIsBetter, format }: Column): string {
  const value = median(page.visits.map((result) => result[metric]));
  const wanted = target(page);
  if (wanted === null) return format(value);
  return `${(higherIsBetter ? value < wanted : value > wanted) ? '!' : ''}${format(value)}/${format(wanted)}`;
}

/** An imperfect audit with all pages and elements that it concerns. */
interface Cost {
  readonly loss: Loss;
  readonly pages: string[];
  readonly where: Set<string>;
}

const MAX_NAMED = 6;

/** Groups the losses of every page's last run by audit. */
function groupLosses(pages: readonly LighthousePage[]): Cost[] {
  const costs = new Map<string, Cost>();
  for (const page of pages) {
    for (const loss of page.visits.at(-1)?.losses ?? []) {
      const cost = costs.get(loss.audit) ?? { loss, pages: [], where: new Set<string>() };
      costs.set(loss.audit, cost);
      cost.pages.push(loss.found === '' ? page.path : `${page.path} (${loss.found})`);
      for (const named of loss.where) cost.where.add(named);
    }
  }
  return [...costs.values()];
}

const costLines = ({ loss, pages, where }: Cost): string[] => [
  `  ${loss.audit}: ${loss.title}`,
  `    ${pages.join(', ')}`,
  ...[...where].slice(0, MAX_NAMED).map((named) => `    at ${named}`),
  ...(where.size > MAX_NAMED ? [`    and ${where.size - MAX_NAMED} more`] : []),
];

/** How busy the machine was, because Lighthouse scales the times that it measures on it. */
function machineLine(pages: readonly LighthousePage[]): string {
  const range = (values: readonly number[]): string =>
    `${plainInteger(Math.min(...values))} to ${plainInteger(Math.max(...values))}`;
  const visits = pages.flatMap((page) => page.visits);
  const machine = range(visits.map((result) => result.machine));
  const answered = range(visits.map((result) => result.answered));
  return `Benchmark index of this machine: ${machine} (idle: ${formatInteger(1500)} and more); server response time: ${answered} ms.`;
}

/** The report's lines about Lighthouse; none without measurements. */
export function lighthouseLines(pages: readonly LighthousePage[]): string[] {
  if (pages.length === 0) return [];
  const row = (page: LighthousePage): string[] => [
    `  ${page.path}`,
    ...COLUMNS.map((column) => formatCell(page, column)),
  ];
  const costs = groupLosses(pages);
  return [
    '',
    `Lighthouse, mobile with simulated slow 4G, median of ${pages[0]?.visits.length ?? 0} / target ('!' misses it):`,
    ...alignedTable([['', ...COLUMNS.map(({ heading }) => heading)], ...pages.map(row)]),
    'kB are transferred without scrolling. Noindex pages have no target for SEO.',
    machineLine(pages),
    ...(costs.length === 0 ? [] : ['', 'Audits that lower a score:', ...costs.flatMap(costLines)]),
    '',
    'Elements with the largest contentful paint:',
    ...pages.map(({ path, visits }) => `  ${path}  ${visits.at(-1)?.largest ?? ''}`),
  ];
}
