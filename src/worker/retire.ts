// The kill switch, served as /sw.js by a build with SERVICE_WORKER=off: replaces the worker that visitors
// have, deletes its caches and unregisters. Open pages stay as they are.
import { scope } from './scope.ts';

/**
 * Deletes every cache, and Workbox's expiration database. The outbox of the quote form is a separate
 * database.
 */
async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});
