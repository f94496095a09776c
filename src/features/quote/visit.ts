// The quote feature's part of the page's inline script. It shares only types with the loaded chunks: a shared
// value would become a chunk of its own, which the inline script would have to load.

/** What the chunk of deliver-queued.ts exports. */
export interface DeliveryChunk {
  readonly deliver: () => Promise<void>;
}

/** localStorage: set while a lead may be queued, to the submissionId of the last one stored. */
export type QueuedKey = 'quote-waiting';

/** sessionStorage: the campaign of the visit's landing page, as JSON. */
export type CampaignKey = 'visit-campaign';

/** sessionStorage: '{name} SC' of the last city page seen. */
export type CityKey = 'visit-city';

/** sessionStorage: set once no new version of the service worker is to be offered in this visit. */
export type UpdateLaterKey = 'update-later';

const QUEUED: QueuedKey = 'quote-waiting';
const CAMPAIGN: CampaignKey = 'visit-campaign';
const CITY: CityKey = 'visit-city';

/** Stores the advertising parameters of a landing page. Throws where storage is denied. */
export function storeCampaign(): void {
  const parameters = [...new URLSearchParams(location.search)];
  const campaign = parameters.filter(([name]) => /^(utm_.+|gclid|fbclid)$/.test(name));
  if (campaign.length > 0) sessionStorage.setItem(CAMPAIGN, JSON.stringify(Object.fromEntries(campaign)));
}

/** Stores the city of a city page. Throws where storage is denied. */
export function storeCity(): void {
  const { city } = document.documentElement.dataset;
  if (city !== undefined) sessionStorage.setItem(CITY, city);
}

function deliver(): void {
  const { outbox } = document.documentElement.dataset;
  if (outbox === undefined || localStorage.getItem(QUEUED) === null) return;
  // On a weak network the import may fail; the next page view tries again.
  (import(/* @vite-ignore */ outbox) as Promise<DeliveryChunk>).then((entry) => entry.deliver()).catch(() => undefined);
}

/**
 * Delivers queued leads: now, when the page is restored from the back/forward cache, and when the network is
 * back.
 */
export function watchOutbox(): void {
  // First: where storage is denied this throws, and no listener is added.
  deliver();
  addEventListener('online', deliver);
  addEventListener('pageshow', (event) => {
    // Offline the import would fail, and the page would remember the failure once it is online.
    if (event.persisted && navigator.onLine) deliver();
  });
}
