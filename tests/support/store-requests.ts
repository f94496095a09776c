import type { Page } from 'playwright-core';

/** The store's endpoint for posts, as a URL pattern. */
export const POSTS = '**/rest/v1/posts*';

/** The store's function that saves pending drafts, as a URL pattern. */
export const SAVE_DRAFT = '**/rest/v1/rpc/save_post_draft';

/** Holds the requests of a page that match a URL pattern. The returned function sends them on. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const released = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await released.promise;
    return route.continue();
  });
  return () => released.resolve(undefined);
}

/** Drops the response to the first request for posts with a method. The returned function counts the drops. */
export async function dropFirstResponse(page: Page, method: 'POST' | 'PATCH'): Promise<() => number> {
  let dropped = 0;
  await page.route(POSTS, async (route) => {
    if (route.request().method() !== method || dropped > 0) return route.continue();
    dropped += 1;
    await route.fetch();
    return route.abort();
  });
  return () => dropped;
}

/** Makes IndexedDB fail on the next page, as in a browser that refuses storage. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
