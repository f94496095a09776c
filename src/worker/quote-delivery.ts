import { deliverQueued, SYNC_TAG } from '#features/quote/sender.ts';
import { scope } from './scope.ts';

/** Tries to deliver the leads that wait. Rejects while some still do: the browser then asks again later. */
async function deliverQuotes(): Promise<void> {
  const waiting = await deliverQueued();
  if (waiting.length > 0) throw new Error(`${waiting.length} quote requests still wait for delivery.`);
}

/** Delivers quote requests when the browser says that the network is back, tabs open or not. */
export function deliverOnSync(): void {
  scope.addEventListener('sync', (event) => {
    if (event.tag === SYNC_TAG) event.waitUntil(deliverQuotes());
  });
}
