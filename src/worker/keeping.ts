import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, PrecacheFallbackPlugin } from 'workbox-precaching';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PATHS } from '#routes/paths.ts';
import { isKeepable, isKept, isKeptPage, pageKey } from './kept.ts';
import { scope } from './scope.ts';

/** How many visited pages are kept; the one not seen for longest goes first. */
const MOST_PAGES = 40;

/** Chunks and stylesheets of a few builds: a page kept from an earlier one still finds what it came with. */
const MOST_HASHED = 120;

/** Pictures are the heavy part. */
const MOST_IMAGES = 60;

/** How long a weak network is waited for before a kept page is shown instead (seconds). */
const PATIENCE = 4;

const ignoreVary = { ignoreVary: true };
const keepIf = (isWorth: (answer: Response) => boolean) => ({
  cacheWillUpdate: ({ response }: { readonly response: Response }) =>
    Promise.resolve(isWorth(response) ? response : null),
});

/**
 * The staff area's own files are not kept, and no picture that it shows. Workbox also asks on behalf of messages, which
 * come from no page in particular.
 */
const unlessForStaff: WorkboxPlugin = {
  cacheWillUpdate: async ({ response, event }) => {
    const asking = 'clientId' in event ? await scope.clients.get(String(event.clientId)) : undefined;
    return asking === undefined || isKeepable(new URL(asking.url), scope.location.origin) ? response : null;
  },
};

/** Workbox's own plugins fit its type of a plugin only where undefined counts as absent. */
const plugin = (own: object): WorkboxPlugin => own;
const lastUsed = (maxEntries: number): WorkboxPlugin =>
  plugin(new ExpirationPlugin({ maxEntries, matchOptions: ignoreVary, purgeOnQuotaError: true }));

/** Pages: the network's, else the kept one, else the offline page. */
export const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE,
  matchOptions: ignoreVary,
  plugins: [
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)) },
    keepIf(isKeptPage),
    lastUsed(MOST_PAGES),
    plugin(new PrecacheFallbackPlugin({ fallbackURL: PATHS.offline })),
  ],
});

/** Files with a hash in their name never change. The precached stylesheet is the last resort. */
export const hashedFiles = new CacheFirst({
  cacheName: 'hashed-files',
  matchOptions: ignoreVary,
  plugins: [
    keepIf(isKept),
    unlessForStaff,
    lastUsed(MOST_HASHED),
    { handlerDidError: ({ request }) => matchPrecache(request.url) },
  ],
});

/**
 * Pictures, the kept one at once. An owner may replace one under its old name, so each use looks behind the visitor's
 * back whether the browser's own cache still takes it for fresh (src/config/headers.ts).
 */
export const images = new StaleWhileRevalidate({
  cacheName: 'images',
  matchOptions: ignoreVary,
  plugins: [keepIf(isKept), unlessForStaff, lastUsed(MOST_IMAGES)],
});
