import type { DELIVERY_WAYS } from '#config/quote-delivery.ts';
import type { Store } from '#scripts/backend/store.ts';
import { type FailingStation, startFailingStation } from './failing-station.ts';
import type { Random } from './random.ts';
import { startStoringWebhook } from './storing-webhook.ts';

/** A way of a lead to the store. */
export type Way = (typeof DELIVERY_WAYS)[number];

/** The stations of one way, of which the one after the sender fails, and what a site needs to send leads there. */
export interface WayStations {
  readonly station: FailingStation;
  /** Environment variables of the build. */
  readonly settings: Readonly<Record<string, string>>;
  /** Variables of the host's functions. */
  readonly variables: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Starts the failing station of a way: before a webhook that keeps leads in the store, or before the store itself. */
export async function startWay(way: Way, store: Store, random: Random): Promise<WayStations> {
  const webhook = way === 'webhook' ? await startStoringWebhook(store) : null;
  const station = await startFailingStation(webhook?.url ?? store.url, random);
  const storeSettings = { PUBLIC_SUPABASE_URL: station.url, PUBLIC_SUPABASE_ANON_KEY: store.anonKey };
  const settings: Readonly<Record<Way, WayStations['settings']>> = {
    webhook: { PUBLIC_QUOTE_WEBHOOK_URL: station.url },
    store: { PUBLIC_QUOTE_DELIVERY: 'store', ...storeSettings },
    relay: { PUBLIC_QUOTE_DELIVERY: 'relay' },
  };
  return {
    station,
    settings: settings[way],
    variables: way === 'relay' ? storeSettings : {},
    stop: async () => {
      await station.stop();
      await webhook?.stop();
    },
  };
}
