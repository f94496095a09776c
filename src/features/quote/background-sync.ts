import { SYNC_TAG } from './delivery.ts';

/** A registration with what TypeScript's list lacks (wicg.github.io/background-sync). */
type Syncing = ServiceWorkerRegistration & { readonly sync?: { readonly register: (tag: string) => Promise<void> } };

/** Asks the worker, where there is one and the browser can, to deliver when the network is back: the tab may be closed. */
export async function askForSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration: Syncing | undefined = await navigator.serviceWorker.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Denied: page views deliver.
  }
}
