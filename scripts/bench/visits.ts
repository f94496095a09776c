import type { Page } from 'playwright-core';
import { buildInput } from '#data/site.ts';
import type { PageType } from '#model/revision.ts';
import { indexablePages } from '#routes/inventory.ts';
import { PATHS } from '#routes/paths.ts';
import { serveCached } from '#scripts/preview/caching-proxy.ts';
import { startBrowser } from '#scripts/preview/chromium.ts';
import { PHONE_SCREEN } from '#scripts/preview/slow-phone.ts';

/** Opens a page with a phone's screen in a new profile, with empty caches. */
export type NewPhone = () => Promise<Page>;

async function inBrowser<T>(url: string, run: (newPhone: NewPhone) => Promise<T>): Promise<T> {
  const browser = await startBrowser();
  try {
    return await run(() => browser.newPage({ ...PHONE_SCREEN, baseURL: url }));
  } finally {
    await browser.close();
  }
}

/** Calls `run` while a built folder is served as by a CDN with warm caches. `url` has no trailing slash. */
export async function whileServed<T>(folder: string, run: (url: string) => Promise<T>): Promise<T> {
  const site = await serveCached(folder);
  try {
    return await run(site.url);
  } finally {
    await site.stop();
  }
}

/** Calls `visits` while a built folder is served and Chromium runs. */
export const visitSite = <T>(folder: string, visits: (newPhone: NewPhone) => Promise<T>): Promise<T> =>
  whileServed(folder, (url) => inBrowser(url, visits));

/** A page that represents its type. */
export interface TypedPage {
  readonly path: string;
  /** Null for a page that is noindex. */
  readonly type: PageType | null;
}

/** Adds the page types to paths. */
export function withTypes(paths: readonly string[]): TypedPage[] {
  const types = new Map(indexablePages(buildInput().model).map(({ path, type }) => [path, type]));
  return paths.map((path) => ({ path, type: types.get(path) ?? null }));
}

/** The first page of each indexable type, and three noindex pages. */
export function onePagePerType(): TypedPage[] {
  const byType = Map.groupBy(indexablePages(buildInput().model), ({ type }) => type);
  return [
    ...[...byType].map(([type, pages]) => ({ path: pages[0]!.path, type })),
    ...[PATHS.thankYou, PATHS.offline, PATHS.admin].map((path) => ({ path, type: null })),
  ];
}
