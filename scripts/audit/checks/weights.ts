import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PageRecord } from '#scripts/audit/page-record.ts';
import type { AuditedSite, Finding } from '#scripts/audit/site.ts';

const compress = promisify(brotliCompress);

/**
 * Bytes of a page's HTML after brotli at quality 5, which CDNs use on the fly. Compresses off the main
 * thread.
 */
export async function brotliBytes(html: Buffer): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  return (await compress(html, { params })).length;
}

/**
 * Budgets in bytes of brotli HTML: of question pages about a neighborhood, of those about a city, which have the quote
 * form (decision 45), and of all other pages.
 */
const PLACE_BUDGET = 10_000;
const FORM_BUDGET = 10_240;
const PAGE_BUDGET = 20_000;

/** A kind of page and its budget in bytes of brotli HTML. */
interface WeightClass {
  readonly name: string;
  readonly paths: RegExp;
  readonly budget: number;
}

const OTHER: WeightClass = { name: 'other', paths: /^/, budget: PAGE_BUDGET };

/** The kinds of page of the route table; the first match counts. */
const WEIGHT_CLASSES: readonly WeightClass[] = [
  { name: 'neighborhood-faq', paths: /^\/faq\/[^/]+\/[^/]+$/, budget: PLACE_BUDGET },
  { name: 'city-service-faq', paths: /^\/services\/[^/]+\/[^/]+\/faqs$/, budget: FORM_BUDGET },
  { name: 'home', paths: /^\/$/, budget: PAGE_BUDGET },
  { name: 'service-faq', paths: /^\/faq\/[^/]+$/, budget: PAGE_BUDGET },
  { name: 'faq', paths: /^\/faq$/, budget: PAGE_BUDGET },
  { name: 'service', paths: /^\/services\/[^/]+$/, budget: PAGE_BUDGET },
  { name: 'city', paths: /^\/service-areas\/[^/]+$/, budget: PAGE_BUDGET },
  { name: 'hub', paths: /^\/locations\/[^/]+$/, budget: PAGE_BUDGET },
  { name: 'post', paths: /^\/blog\/[^/]+$/, budget: PAGE_BUDGET },
  { name: 'tag', paths: /^\/blog\/tag\/[^/]+$/, budget: PAGE_BUDGET },
  { name: 'admin', paths: /^\/admin(?:\/|$)/, budget: PAGE_BUDGET },
  OTHER,
];

/** The kind of page at a path. */
export const weightClass = (path: string): WeightClass => WEIGHT_CLASSES.find(({ paths }) => paths.test(path)) ?? OTHER;

/** Pages whose HTML exceeds the budget of their kind. */
export function overweight(site: AuditedSite): Finding[] {
  return site.pages.flatMap(({ path, brotliBytes: bytes }) => {
    const { budget } = weightClass(path);
    if (bytes <= budget) return [];
    const says = `weighs ${bytes.toLocaleString('en-US')} bytes of brotli, over the budget of ${budget.toLocaleString('en-US')}`;
    return [{ page: path, says }];
  });
}

/** Median and maximum size, in bytes. */
export interface Spread {
  readonly median: number;
  readonly max: number;
}

/** The sizes of the pages of one kind. */
export interface WeightSummary {
  readonly name: string;
  readonly pages: number;
  readonly raw: Spread;
  readonly brotli: Spread;
  readonly budget: number;
}

function spread(sizes: readonly number[]): Spread {
  const sorted = sizes.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, max: sorted.at(-1) ?? 0 };
}

/** Summarizes the sizes of the pages by kind; kinds without pages are left out. */
export function weightSummaries(pages: readonly PageRecord[]): WeightSummary[] {
  const groups = Map.groupBy(pages, ({ path }) => weightClass(path));
  return WEIGHT_CLASSES.flatMap((kind) => {
    const group = groups.get(kind);
    if (group === undefined) return [];
    const raw = spread(group.map((page) => page.rawBytes));
    const brotli = spread(group.map((page) => page.brotliBytes));
    return [{ name: kind.name, pages: group.length, raw, brotli, budget: kind.budget }];
  });
}
