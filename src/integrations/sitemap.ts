import type { SitemapOptions } from '@astrojs/sitemap';
import type { Model } from '#model/model.ts';
import { indexablePages } from '#routes/inventory.ts';
import { absolute } from '#routes/paths.ts';

const WITHOUT_MEDIA = { news: false, xhtml: false, image: false, video: false };

/**
 * Options for @astrojs/sitemap to list exactly the indexable pages, each with its lastmod from the inventory.
 * Without changefreq and priority, which search engines ignore. `origin` has no trailing slash. The noindex
 * gate fills `noindexed` before the sitemap is written.
 */
export function sitemapOptions(
  model: Model,
  origin: string,
  noindexed: ReadonlySet<string> = new Set(),
): NonNullable<SitemapOptions> {
  const pages = new Map(indexablePages(model).map((page) => [page.path, page.lastmod]));
  return {
    filter: (address) => {
      const path = new URL(address).pathname;
      return pages.has(path) && !noindexed.has(path);
    },
    serialize: ({ url }) => {
      const path = new URL(url).pathname;
      const lastmod = pages.get(path);
      return lastmod === undefined ? undefined : { url: absolute(origin, path), lastmod };
    },
    entryLimit: 10_000,
    namespaces: WITHOUT_MEDIA,
  };
}
