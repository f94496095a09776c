import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Bytes of a page's HTML after brotli at quality 5, as CDNs compress on the way. Runs beside the main thread. */
export async function brotliBytes(html: Buffer): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  return (await compress(html, { params })).length;
}

/** The most brotli bytes of a page of questions about one place, and of any other page. kB are 1,000 bytes. */
export const PLACE_BUDGET = 10_000;
export const PAGE_BUDGET = 20_000;

/** A kind of page: which paths are of it, and how many bytes of brotli HTML one may weigh. */
export interface WeightClass {
  readonly name: string;
  readonly paths: RegExp;
  readonly budget: number;
}

const OTHER: WeightClass = { name: 'other', paths: /^/, budget: PAGE_BUDGET };

/** The kinds of page of the route table; the first that fits a path is its own. */
export const WEIGHT_CLASSES: readonly WeightClass[] = [
  { name: 'neighborhood-faq', paths: /^\/faq\/[^/]+\/[^/]+$/, budget: PLACE_BUDGET },
  { name: 'city-service-faq', paths: /^\/services\/[^/]+\/[^/]+\/faqs$/, budget: PLACE_BUDGET },
  { name: 'home', paths: /^\/$/, budget: PAGE_BUDGET },
  { name: 'service-faq', paths: /^\/faq\/[^/]+$/, budget: PAGE_BUDGET },
  { name: 'faq', paths: /^\/faq$/, budget: PAGE_BUDGET },
  { name: 'service', paths: /^\/services\/[^/]+$/, budget: PAGE_BUDGET },
  { name: 'city', paths: /^\/service-areas\/[^/]+$/, budget: PAGE_BUDGET },
  { name: 'hub', paths: /^\/locations\/[^/]+$/, budget: PAGE_BUDGET },
  { name: 'post', paths: /^\/blog\/[^/]+$/, budget: PAGE_BUDGET },
  { name: 'admin', paths: /^\/admin(?:\/|$)/, budget: PAGE_BUDGET },
  OTHER,
];

/** The kind of page at a path. */
export const weightClass = (path: string): WeightClass => WEIGHT_CLASSES.find(({ paths }) => paths.test(path)) ?? OTHER;
