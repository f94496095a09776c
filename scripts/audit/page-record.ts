import type { PageFacts } from './read-page.ts';
import { detached, type StringTable } from './string-table.ts';

/**
 * A file of dist/ that links to pages and loads files: a page, a stylesheet, the feed. Addresses are string
 * numbers.
 */
export interface LinkSource {
  /** The base of its relative addresses. */
  readonly path: string;
  /** Links, as written. */
  readonly links: Uint32Array;
  /** Loaded or referenced files, as written. */
  readonly assets: Uint32Array;
}

/** A file other than a page that links or loads. */
export interface DocumentRecord extends LinkSource {
  /** Issues of the file itself, one sentence each. */
  readonly issues: readonly string[];
}

/** What is kept of a page until all pages are read: about 2 kB. */
export interface PageRecord extends LinkSource {
  readonly title: string | null;
  readonly description: string | null;
  readonly h1: string | null;
  readonly noindex: boolean;
  readonly canonicals: readonly string[];
  /** String numbers of its elements' ids. */
  readonly ids: Uint32Array;
  /** Bytes of the HTML. */
  readonly rawBytes: number;
  /** Bytes of the HTML after brotli at quality 5. */
  readonly brotliBytes: number;
}

const detachedOrNull = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : detached(text);

/** Reduces a page's facts to its record; the texts of links and ids go into `strings`. */
export function pageRecord(
  facts: PageFacts,
  bytes: Pick<PageRecord, 'rawBytes' | 'brotliBytes'>,
  strings: StringTable,
): PageRecord {
  return {
    path: facts.path,
    title: detachedOrNull(facts.title),
    description: detachedOrNull(facts.description),
    h1: detachedOrNull(facts.h1s[0]),
    noindex: facts.noindex,
    canonicals: facts.canonicals.map(detached),
    links: strings.numbers(facts.links),
    assets: strings.numbers(facts.assets),
    ids: strings.numbers(facts.ids),
    ...bytes,
  };
}

/** Whether search engines may index the page. */
export const isIndexable = (page: PageRecord): boolean => !page.noindex;

/**
 * Whether a page is about a row of the store: a post, a service, a city, a neighborhood. The others are the company's
 * own pages.
 */
export const isRowPage = (path: string): boolean => /^\/(?:blog|contact|faq|services|service-areas)\/[^/]/.test(path);

/** Whether the page belongs to the staff area, whose titles need not be unique. */
export const isStaffPage = (page: Pick<PageRecord, 'path'>): boolean =>
  page.path === '/admin' || page.path.startsWith('/admin/');
