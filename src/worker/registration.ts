import type { UpdateLaterKey } from '#features/quote/visit.ts';
import { CACHE_PAGE, SKIP_WAITING } from './messages.ts';

declare global {
  interface ImportMetaEnv {
    /**
     * Whether pages register the worker: not on the development server, nor in a build with
     * SERVICE_WORKER=off.
     */
    readonly WITH_SERVICE_WORKER: boolean;
  }
  interface Window {
    /** Clears the site's caches, unregisters its workers and reloads (specification, section 4). */
    clearSiteCache: () => Promise<void>;
  }
}

/** Set when a visitor declines the new version or fills in the quote form. */
const LATER: UpdateLaterKey = 'update-later';

/**
 * Offers to update to a waiting worker, once per visit and only if an older worker controls the page. Reloads
 * only on confirmation.
 */
function offerUpdate({ waiting }: ServiceWorkerRegistration): void {
  const workers = navigator.serviceWorker;
  if (waiting === null || workers.controller === null || sessionStorage.getItem(LATER) !== null) return;
  if (confirm('A new version is available. Reload to update?')) {
    workers.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage(SKIP_WAITING);
  } else sessionStorage.setItem(LATER, 'yes');
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.register('/sw.js');
  const offer = (): void => offerUpdate(registration);
  const watch = (): void => {
    offer();
    registration.installing?.addEventListener('statechange', offer);
  };
  // The browser also checks for a new version on its own and may have found it before this resolves.
  watch();
  registration.addEventListener('updatefound', watch);
  const { active } = await workers.ready;
  if (workers.controller === null) active?.postMessage(CACHE_PAGE);
}

/**
 * Links the web app manifest after the page has loaded. Nobody installs a page before that, and a link in the
 * HTML delays the first paint: browsers request manifests without cookies, which takes a connection of its
 * own.
 */
function linkManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
}

/** Registers the service worker once the page has loaded. The site also works without one. */
export function registerWorker(): void {
  window.clearSiteCache = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    location.reload();
  };
  if (!import.meta.env.WITH_SERVICE_WORKER || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    linkManifest();
    register().catch(() => undefined);
  });
}
