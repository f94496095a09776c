import type { PageFacts } from './page-facts.ts';
import { detached, type StringTable } from './string-table.ts';

/** Something in dist/ that links and loads: a page, a style sheet, the feed. */
export interface LinkSource {
  /** Where its relative addresses start from. */
  readonly path: string;
  /** Numbers of the addresses it links to, as written. */
  readonly links: Uint32Array;
  /** Numbers of the addresses of the files it loads or names, as written. */
  readonly assets: Uint32Array;
}

/** A file other than a page that links or loads. */
export interface DocumentRecord extends LinkSource {
  /** What is wrong with the file itself, in words. */
  readonly issues: readonly string[];
}

/** What stays in memory of a page while the rest of the site is read: about 2 kB. */
export interface PageRecord extends LinkSource {
  readonly title: string | null;
  readonly description: string | null;
  readonly h1: string | null;
  readonly noindex: boolean;
  readonly canonicals: readonly string[];
  /** Numbers of its elements' ids. */
  readonly ids: Uint32Array;
  /** Bytes of the HTML. */
  readonly rawBytes: number;
  /** Bytes of it after brotli at quality 5. */
  readonly brotliBytes: number;
}

/** How large a page is, in bytes. */
export type PageBytes = Pick<PageRecord, 'rawBytes' | 'brotliBytes'>;

const own = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : detached(text);

/** The record of a page; its texts go into the site's table. */
export function recordOf(facts: PageFacts, bytes: PageBytes, strings: StringTable): PageRecord {
  return {
    path: facts.path,
    title: own(facts.title),
    description: own(facts.description),
    h1: own(facts.h1s[0]),
    noindex: facts.noindex,
    canonicals: facts.canonicals.map(detached),
    links: strings.numbers(facts.links),
    assets: strings.numbers(facts.assets),
    ids: strings.numbers(facts.ids),
    ...bytes,
  };
}

/** Whether search engines may list the page. */
export const isIndexable = (page: PageRecord): boolean => !page.noindex;

/** Whether the page belongs to the staff area, whose titles nobody searches for. */
export const isStaffPage = (page: PageRecord): boolean => page.path === '/admin' || page.path.startsWith('/admin/');
