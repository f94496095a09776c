import type { DocumentRecord, PageRecord } from './page-record.ts';
import type { RedirectTable } from './redirects.ts';
import { type Resolve, resolver } from './resolve.ts';
import type { SitemapFacts } from './sitemap-file.ts';
import type { StringTable } from './string-table.ts';

/** What was read of a built site. */
export interface SiteParts {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly strings: StringTable;
  readonly pages: readonly PageRecord[];
  /** Files other than pages that link or load: style sheets, the feed, the manifest. */
  readonly documents: readonly DocumentRecord[];
  readonly files: ReadonlySet<string>;
  readonly redirects: RedirectTable;
  readonly sitemap: SitemapFacts;
}

/** A built site, ready to be checked. */
export interface AuditedSite extends SiteParts {
  readonly byPath: ReadonlyMap<string, PageRecord>;
  readonly resolve: Resolve;
}

/** Something wrong: the first place it was found at, and a sentence that begins in lower case. */
export interface Finding {
  readonly page: string;
  readonly says: string;
}

/** The site made of what was read. */
export function assembleSite(parts: SiteParts): AuditedSite {
  const byPath = new Map(parts.pages.map((page) => [page.path, page]));
  return { ...parts, byPath, resolve: resolver({ ...parts, pages: byPath }) };
}

/** The address a path has on the site, as canonicals and sitemaps spell it. */
export const addressOf = (origin: string, path: string): string => new URL(path, origin).href;

/** The origin that the home page's canonical names; that of the first canonical where there is no home page. */
export function originOf(pages: readonly PageRecord[]): string {
  const home =
    pages.find((page) => page.path === '/' && page.canonicals.length > 0) ??
    pages.find((page) => page.canonicals.length > 0);
  return URL.parse(home?.canonicals[0] ?? '')?.origin ?? 'http://localhost';
}
