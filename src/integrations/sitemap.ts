import type { SitemapOptions } from '@astrojs/sitemap';
import type { Model } from '#domain/model.ts';
import { indexablePages } from '#routes/inventory.ts';
import { absolute } from '#routes/paths.ts';

const WITHOUT_MEDIA = { news: false, xhtml: false, image: false, video: false };

/**
 * Options for @astrojs/sitemap under which the sitemap lists exactly the indexable pages, each with the lastmod of the
 * inventory. changefreq and priority are left out: search engines ignore them. `origin` without a slash at the end.
 */
export function sitemapOptions(model: Model, origin: string): NonNullable<SitemapOptions> {
  const pages = new Map(indexablePages(model).map((page) => [page.path, page.lastmod]));
  return {
    filter: (address) => pages.has(new URL(address).pathname),
    serialize: ({ url }) => {
      const path = new URL(url).pathname;
      const lastmod = pages.get(path);
      return lastmod === undefined ? undefined : { url: absolute(origin, path), lastmod };
    },
    entryLimit: 10_000,
    namespaces: WITHOUT_MEDIA,
  };
}
