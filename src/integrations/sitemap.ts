import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';
import type { Model } from '#model/model.ts';
import type { PageType } from '#model/revision.ts';
import { indexablePages } from '#routes/inventory.ts';
import { absolute } from '#routes/paths.ts';

const WITHOUT_MEDIA = { news: false, xhtml: false, image: false, video: false };

/** The sitemap file of each page type: sitemap-{name}-0.xml. Types that are not listed are in 'pages'. */
const FILES: Readonly<Partial<Record<PageType, string>>> = {
  service: 'services',
  'service-faq': 'services',
  city: 'cities',
  hub: 'cities',
  place: 'neighborhoods',
  'city-service-faq': 'city-faqs',
  'neighborhood-faq': 'neighborhood-faqs',
  post: 'posts',
};

/**
 * Options for @astrojs/sitemap to list exactly the indexable pages, each with its lastmod from the inventory, in a file per kind of page.
 * Without changefreq and priority, which search engines ignore. `origin` has no trailing slash. The noindex
 * gate fills `noindexed` before the sitemap is written.
 */
export function sitemapOptions(
  model: Model,
  origin: string,
  noindexed: ReadonlySet<string> = new Set(),
): NonNullable<SitemapOptions> {
  const pages = new Map(indexablePages(model).map((page) => [page.path, page]));
  return {
    filter: (address) => {
      const path = new URL(address).pathname;
      return pages.has(path) && !noindexed.has(path);
    },
    serialize: ({ url }) => {
      const path = new URL(url).pathname;
      const page = pages.get(path);
      return page === undefined ? undefined : { url: absolute(origin, path), lastmod: page.lastmod };
    },
    chunks: Object.fromEntries(
      [...new Set(Object.values(FILES))].map((name) => [
        name,
        (item: SitemapItem) => {
          const type = pages.get(new URL(item.url).pathname)?.type;
          return type !== undefined && FILES[type] === name ? item : undefined;
        },
      ]),
    ),
    entryLimit: 10_000,
    namespaces: WITHOUT_MEDIA,
  };
}
