import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The paths of what a page's browser keeps in a cache of the worker's, in the order it was put there. */
export const cachedIn = (page: Page, cache: 'pages' | 'hashed-files' | 'images'): Promise<string[]> =>
  page.evaluate(async (name) => {
    const requests = await caches.open(name).then((opened) => opened.keys());
    return requests.map(({ url }) => url.slice(location.origin.length));
  }, cache);

/** Everything that any cache of a page's browser keeps: paths, without the marks of the precache. */
export const allCached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length).replace(/\?__WB_REVISION__=.*/, ''));
  });

/** How many workers are registered for the site. */
export const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/**
 * Opens a page and waits until the worker keeps it; the first page of a profile is what brings the worker.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => cachedIn(page, 'pages')).toContain(path);
}

/** No connection, and nothing left of the browser's own cache: what opens now is what the worker keeps. */
export async function goOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
}
/** Whether the page has its stylesheet: the header stays in sight. */
export const isStyled = (page: Page): Promise<boolean> =>
  page.getByRole('banner').evaluate((header) => getComputedStyle(header).position === 'fixed');
