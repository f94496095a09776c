import type { SitemapOptions } from '@astrojs/sitemap';
import type { Model } from '#model/model.ts';
import { indexablePages } from '#routes/inventory.ts';
import { absolute } from '#routes/paths.ts';

const WITHOUT_MEDIA = { news: false, xhtml: false, image: false, video: false };

/**
 * Options for @astrojs/sitemap under which the sitemap lists exactly the indexable pages, each with the lastmod of the
 * inventory. changefreq and priority are left out: search engines ignore them. `origin` without a slash at the end;
 * `noindexed` are pages that missed a gate, known by the time the sitemap is made.
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
