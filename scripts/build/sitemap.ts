import { pathToFileURL } from 'node:url';
import sitemap, { type SitemapItem, type SitemapOptions } from '@astrojs/sitemap';
import type { Model } from '#model/model.ts';
import type { PageType } from '#model/revision.ts';
import { indexablePages, type IndexablePage } from '#routes/inventory.ts';
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

/** The lastmod (ISO day) of a page. */
type LastmodOf = (page: IndexablePage) => string;

const inventoryLastmod: LastmodOf = ({ lastmod }) => lastmod;

/**
 * Options for @astrojs/sitemap to list exactly the indexable pages but those in `noindexed`, each with its lastmod
 * in a file per kind of page. Without changefreq and priority, which search engines ignore. `origin` has no
 * trailing slash; `lastmodOf` gives a page's lastmod.
 */
export function sitemapOptions(
  model: Model,
  origin: string,
  noindexed: ReadonlySet<string> = new Set(),
  lastmodOf: LastmodOf = inventoryLastmod,
): NonNullable<SitemapOptions> {
  const pages = new Map(indexablePages(model).map((page) => [page.path, page]));
  return {
    // Sorted, because the integration sorts them with a slow comparison.
    customPages: [...pages.keys()]
      .filter((path) => !noindexed.has(path))
      .sort()
      .map((path) => absolute(origin, path)),
    serialize: ({ url }) => {
      const path = new URL(url).pathname;
      const page = pages.get(path);
      return page === undefined ? undefined : { url: absolute(origin, path), lastmod: lastmodOf(page) };
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

/**
 * Writes the sitemap of a site below a folder, with @astrojs/sitemap. Astro would run the integration only where
 * it writes the pages, so its hooks are called here with what they read of Astro's arguments. Throws an Error if
 * it writes nothing.
 */
export async function writeSitemap(
  folder: string,
  model: Model,
  origin: string,
  noindexed: ReadonlySet<string>,
  lastmodOf: LastmodOf = inventoryLastmod,
): Promise<void> {
  const warnings: string[] = [];
  const warn = (text: string): void => {
    warnings.push(text);
  };
  const logger = { info: () => undefined, warn, error: warn };
  const { hooks } = sitemap(sitemapOptions(model, origin, noindexed, lastmodOf));
  type Hook = (argument: object) => void | Promise<void>;
  const run = (name: keyof typeof hooks, argument: object) => (hooks[name] as Hook)(argument);
  const config = { site: origin, base: '/', trailingSlash: 'never', build: { format: 'file' } };
  await run('astro:routes:resolved', { routes: [] });
  await run('astro:config:done', { config });
  await run('astro:build:done', { dir: pathToFileURL(`${folder}/`), pages: [], logger });
  if (warnings.length > 0) throw new Error(`The sitemap was not written: ${warnings.join(' ')}`);
}
