// The site's service worker, served as /sw.js.
import { addPlugins, addRoute, cleanupOutdatedCaches, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { deliverQueued, SYNC_TAG } from '#features/quote/sender.ts';
import { PATHS } from '#routes/paths.ts';
import { hashedFiles, images, ownTypeOnly, pages, prices } from './cache-strategies.ts';
import { isHashed, isCacheableUrl } from './cacheable.ts';
import { CACHE_PAGE, SKIP_WAITING } from './messages.ts';
import { scope } from './scope.ts';

/**
 * Filled in by the build: the offline page, /thank-you, and their assets
 * (src/integrations/service-worker.ts).
 */
declare const PRECACHED: readonly PrecacheEntry[];

const home = scope.location.origin;

// Behind a captive portal the installation fails, and the browser tries again at a later page view.
addPlugins([ownTypeOnly]);
precache([...PRECACHED]);
cleanupOutdatedCaches();

// The first matching route handles a request. Requests that match none, such as those of the staff area and
// every POST, are left to the browser.
registerRoute(({ url }) => isHashed(url, home), hashedFiles);
// The query does not change a precached page.
addRoute({ ignoreURLParametersMatching: [/./] });
registerRoute(({ url, request }) => isCacheableUrl(url, home) && request.destination === 'image', images);
registerRoute(({ url }) => url.origin === home && url.pathname === PATHS.prices, prices);
registerRoute(({ url, request }) => isCacheableUrl(url, home) && request.mode === 'navigate', pages);

// Lets the browser request the page while the worker starts.
scope.addEventListener('activate', (event) => {
  if ('navigationPreload' in scope.registration) event.waitUntil(scope.registration.navigationPreload.enable());
});

/** Caches a page that was loaded without this worker, and its stylesheet. */
async function cachePage(url: string, event: ExtendableEvent): Promise<void> {
  if (!isCacheableUrl(new URL(url), home)) return;
  const styles = PRECACHED.filter((entry) => isHashed(new URL(entry.url, home), home));
  await Promise.allSettled([
    pages.handle({ event, request: new Request(url) }),
    ...styles.map((entry) => hashedFiles.handle({ event, request: new Request(entry.url) })),
  ]);
}

scope.addEventListener('message', (event) => {
  // A new worker waits until the visitor agrees, or until the site's last tab is closed.
  if (event.data === SKIP_WAITING) event.waitUntil(scope.skipWaiting());
  if (event.data === CACHE_PAGE) event.waitUntil(cachePage(event.source.url, event));
});

/**
 * Delivers the queued leads. Rejects if some must be retried, so that the browser fires `sync` again
 * later.
 */
async function deliverLeads(): Promise<void> {
  const queued = await deliverQueued();
  if (queued.length > 0) throw new Error(`${queued.length} quote requests are still queued.`);
}

// Browsers fire this once the network is back, even if no tab is open.
scope.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(deliverLeads());
});
