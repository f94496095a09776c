// The site's service worker, served as /sw.js.
import { addRoute, cleanupOutdatedCaches, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { hashedFiles, images, pages } from './keeping.ts';
import { isHashed, isKeepable } from './kept.ts';
import { KEEP_ME, SKIP_WAITING } from './messages.ts';
import { deliverOnSync } from './quote-delivery.ts';
import { scope } from './scope.ts';

/** Filled in by the build: the offline page, /thank-you, and what they show (src/integrations/service-worker.ts). */
declare const PRECACHED: readonly PrecacheEntry[];

const home = scope.location.origin;

precache([...PRECACHED]);
cleanupOutdatedCaches();

// The first route that fits answers. What fits none, the staff area and every POST among it, is none of the worker's
// business: the browser does what it would do without one.
registerRoute(({ url }) => isHashed(url, home), hashedFiles);
// A precached page is the same whatever its query.
addRoute({ ignoreURLParametersMatching: [/./] });
registerRoute(({ url, request }) => isKeepable(url, home) && request.destination === 'image', images);
registerRoute(({ url, request }) => isKeepable(url, home) && request.mode === 'navigate', pages);

// The page is asked for while the worker starts, not after.
scope.addEventListener('activate', (event) => {
  if ('navigationPreload' in scope.registration) event.waitUntil(scope.registration.navigationPreload.enable());
});

/** Keeps a page that came without this worker, and the stylesheet that came with it. */
async function keepPage(url: string, event: ExtendableEvent): Promise<void> {
  if (!isKeepable(new URL(url), home)) return;
  const styles = PRECACHED.filter((entry) => isHashed(new URL(entry.url, home), home));
  await Promise.allSettled([
    pages.handle({ event, request: new Request(url) }),
    ...styles.map((entry) => hashedFiles.handle({ event, request: new Request(entry.url) })),
  ]);
}

scope.addEventListener('message', (event) => {
  // A new worker waits until the visitor says yes, or until the site's last tab is closed.
  if (event.data === SKIP_WAITING) event.waitUntil(scope.skipWaiting());
  if (event.data === KEEP_ME) event.waitUntil(keepPage(event.source.url, event));
});

deliverOnSync();
