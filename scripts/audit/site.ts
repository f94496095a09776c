import type { DocumentRecord, PageRecord } from './page-record.ts';
import type { RedirectTable } from './redirects.ts';
import { type Resolve, resolver } from './resolve.ts';
import type { SitemapFacts } from './sitemap-file.ts';
import type { StringTable } from './string-table.ts';

/** Everything that was read of a built site. */
export interface SiteParts {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly strings: StringTable;
  readonly pages: readonly PageRecord[];
  /** Files other than pages that link or load: stylesheets, the feed, the web manifest. */
  readonly documents: readonly DocumentRecord[];
  readonly files: ReadonlySet<string>;
  readonly redirects: RedirectTable;
  readonly sitemap: SitemapFacts;
}

/** A built site with its pages by path and a resolver of its links. */
export interface AuditedSite extends SiteParts {
  readonly byPath: ReadonlyMap<string, PageRecord>;
  readonly resolve: Resolve;
}

/**
 * An issue of the built site: the first page that has it, and a sentence that continues after the page's
 * path.
 */
export interface Finding {
  readonly page: string;
  readonly says: string;
}

/** Indexes what was read of a site for the checks. */
export function assembleSite(parts: SiteParts): AuditedSite {
  const byPath = new Map(parts.pages.map((page) => [page.path, page]));
  return { ...parts, byPath, resolve: resolver({ ...parts, pages: byPath }) };
}

/** The URL of a path as canonicals and sitemaps spell it. */
export const addressOf = (origin: string, path: string): string => new URL(path, origin).href;

/** The origin in the home page's canonical, or else in the first canonical of any page. */
export function siteOrigin(pages: readonly PageRecord[]): string {
  const home =
    pages.find((page) => page.path === '/' && page.canonicals.length > 0) ??
    pages.find((page) => page.canonicals.length > 0);
  return URL.parse(home?.canonicals[0] ?? '')?.origin ?? 'http://localhost';
}
