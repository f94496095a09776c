import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, PrecacheFallbackPlugin } from 'workbox-precaching';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PATHS } from '#routes/paths.ts';
import { hasOwnType, isCacheableUrl, isCacheable, isCacheablePage, pageKey } from './cacheable.ts';
import { scope } from './scope.ts';

/** Maximum number of cached pages; the least recently used is evicted first. */
const MAX_PAGES = 40;

/**
 * Chunks and stylesheets of a few builds, so that a page cached from an earlier build still finds its files.
 */
const MAX_HASHED_FILES = 120;

/** Maximum number of cached pictures, which take the most space. */
const MAX_IMAGES = 60;

/** Seconds to wait for a slow network before a cached page is shown instead. */
const NETWORK_TIMEOUT_SECONDS = 4;

const ignoreVary = { ignoreVary: true };
const cacheIf = (accepts: (response: Response) => boolean) => ({
  cacheWillUpdate: ({ response }: { readonly response: Response }) =>
    Promise.resolve(accepts(response) ? response : null),
});

/**
 * Keeps files out of the caches that do not have their own content type, and deletes those that an earlier
 * version of the worker cached.
 */
export const ownTypeOnly: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(response.ok && hasOwnType(new URL(request.url), response) ? response : null),
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
    if (cachedResponse === undefined || hasOwnType(new URL(request.url), cachedResponse)) return cachedResponse;
    const cache = await caches.open(cacheName);
    await cache.delete(request, ignoreVary);
    return null;
  },
};

/**
 * Keeps the staff area's files and pictures out of the caches. Workbox also calls this for messages, which
 * have no client.
 */
const skipStaffArea: WorkboxPlugin = {
  cacheWillUpdate: async ({ response, event }) => {
    const client = 'clientId' in event ? await scope.clients.get(String(event.clientId)) : undefined;
    return client === undefined || isCacheableUrl(new URL(client.url), scope.location.origin) ? response : null;
  },
};

/**
 * Works around Workbox's plugin type, which its own plugins satisfy only without exactOptionalPropertyTypes.
 */
const plugin = (own: object): WorkboxPlugin => own;
const evictLeastRecentlyUsed = (maxEntries: number): WorkboxPlugin =>
  plugin(new ExpirationPlugin({ maxEntries, matchOptions: ignoreVary, purgeOnQuotaError: true }));

const PAGES = 'pages';

/** Answers with the cached page, if there is one, when the server fails as when it does not answer. */
const cachedIfServerFails: WorkboxPlugin = {
  handlerWillRespond: async ({ request, response }) => {
    if (response.status < 500) return response;
    return (await caches.match(pageKey(request.url), { cacheName: PAGES, ...ignoreVary })) ?? response;
  },
};

/** Pages: from the network, falling back to the cache and then to the offline page. */
export const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  matchOptions: ignoreVary,
  plugins: [
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)) },
    cacheIf(isCacheablePage),
    evictLeastRecentlyUsed(MAX_PAGES),
    cachedIfServerFails,
    plugin(new PrecacheFallbackPlugin({ fallbackURL: PATHS.offline })),
  ],
});

/** The price list of the estimate, of which a page shows prices: from the network first, as pages are. */
export const prices = new NetworkFirst({
  cacheName: 'prices',
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  matchOptions: ignoreVary,
  plugins: [cacheIf(isCacheable), ownTypeOnly],
});

/** A precached file, if it has its own content type. */
async function precached({ url }: Request): Promise<Response | undefined> {
  const response = await matchPrecache(url);
  return response !== undefined && hasOwnType(new URL(url), response) ? response : undefined;
}

/**
 * The precached files are the last resort of the hashed ones: without a network, and after a deploy, when the site has
 * no longer what the precached pages of an older worker need.
 */
const precachedOtherwise: WorkboxPlugin = {
  handlerDidError: ({ request }) => precached(request),
  handlerWillRespond: async ({ request, response }) =>
    response.ok ? response : ((await precached(request)) ?? response),
};

/** Files with a hash in their name never change. */
export const hashedFiles = new CacheFirst({
  cacheName: 'hashed-files',
  matchOptions: ignoreVary,
  plugins: [
    cacheIf(isCacheable),
    ownTypeOnly,
    skipStaffArea,
    evictLeastRecentlyUsed(MAX_HASHED_FILES),
    precachedOtherwise,
  ],
});

/**
 * Pictures: from the cache at once, revalidated in the background, because the owner may replace a picture
 * and keep its name (src/config/headers.ts).
 */
export const images = new StaleWhileRevalidate({
  cacheName: 'images',
  matchOptions: ignoreVary,
  plugins: [cacheIf(isCacheable), ownTypeOnly, skipStaffArea, evictLeastRecentlyUsed(MAX_IMAGES)],
});
