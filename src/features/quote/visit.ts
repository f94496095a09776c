import type * as Delivery from './deliver-entry.ts';
import type { CampaignKey, CityKey, WaitingKey } from './kept-names.ts';

const CAMPAIGN: CampaignKey = 'visit-campaign';
const CITY: CityKey = 'visit-city';
const WAITING: WaitingKey = 'quote-waiting';

/** Keeps the advertising parameters of the page a visit begins with. Throws where storage is denied. */
export function keepCampaign(): void {
  const parameters = [...new URLSearchParams(location.search)];
  const campaign = parameters.filter(([name]) => /^(utm_.+|gclid|fbclid)$/.test(name));
  if (campaign.length > 0) sessionStorage.setItem(CAMPAIGN, JSON.stringify(Object.fromEntries(campaign)));
}

/** Keeps the city of the last city page seen. Throws where storage is denied. */
export function keepCity(): void {
  const { city } = document.documentElement.dataset;
  if (city !== undefined) sessionStorage.setItem(CITY, city);
}

function deliver(): void {
  const { outbox } = document.documentElement.dataset;
  if (outbox === undefined || localStorage.getItem(WAITING) === null) return;
  // A weak network: the next page view tries again.
  (import(/* @vite-ignore */ outbox) as Promise<typeof Delivery>)
    .then((entry) => entry.deliver())
    .catch(() => undefined);
}

/** Delivers a lead that waits: now, whenever the page is come back to, and whenever the network is back. */
export function watchOutbox(): void {
  // First: where storage is denied this throws, and nothing is listened for.
  deliver();
  addEventListener('online', deliver);
  addEventListener('pageshow', (event) => {
    // Without a network the import would fail, and the page would remember that when the network is back.
    if (event.persisted && navigator.onLine) deliver();
  });
}
