import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The paths in a cache of the service worker, in insertion order. */
export const cachedIn = (page: Page, cache: 'pages' | 'hashed-files' | 'images' | 'prices'): Promise<string[]> =>
  page.evaluate(async (name) => {
    const requests = await caches.open(name).then((opened) => opened.keys());
    return requests.map(({ url }) => url.slice(location.origin.length));
  }, cache);

/** The paths in all caches, without the revisions of the precache. */
export const allCached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length).replace(/\?__WB_REVISION__=.*/, ''));
  });

/** The number of registered service workers. */
export const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/**
 * Opens a page and waits until it is cached; the first visit of a profile installs the service worker.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => cachedIn(page, 'pages')).toContain(path);
}

/** Disconnects and clears the HTTP cache, so that only the service worker can serve files. */
export async function goOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
}

/** Whether the page has its stylesheet: the header is fixed. */
export const isStyled = (page: Page): Promise<boolean> =>
  page.getByRole('banner').evaluate((header) => getComputedStyle(header).position === 'fixed');
