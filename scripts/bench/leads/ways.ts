import type { DELIVERY_WAYS } from '#config/quote-delivery.ts';
import type { Store } from '#scripts/backend/store.ts';
import { type FailingHop, startFailingHop } from './failing-hop.ts';
import type { Random } from './random.ts';
import { startStoringWebhook } from './storing-webhook.ts';

/** A way of a lead to the store. */
export type Way = (typeof DELIVERY_WAYS)[number];

/** The hops of one way, of which the one after the sender fails, and what a site needs to send leads there. */
export interface WayHops {
  readonly hop: FailingHop;
  /** Environment variables of the build. */
  readonly settings: Readonly<Record<string, string>>;
  /** Variables of the host's functions. */
  readonly variables: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Starts the failing hop of a way: before a webhook that keeps leads in the store, or before the store itself. */
export async function startWay(way: Way, store: Store, random: Random): Promise<WayHops> {
  const webhook = way === 'webhook' ? await startStoringWebhook(store) : null;
  const hop = await startFailingHop(webhook?.url ?? store.url, random);
  const storeSettings = { PUBLIC_SUPABASE_URL: hop.url, PUBLIC_SUPABASE_ANON_KEY: store.anonKey };
  const settings: Readonly<Record<Way, WayHops['settings']>> = {
    // The path is that of the tests' webhook, whose sites then have the same pages and share a build.
    webhook: { PUBLIC_QUOTE_WEBHOOK_URL: `${hop.url}/hook` },
    store: { PUBLIC_QUOTE_DELIVERY: 'store', ...storeSettings },
    relay: { PUBLIC_QUOTE_DELIVERY: 'relay' },
  };
  return {
    hop,
    settings: settings[way],
    variables: way === 'relay' ? storeSettings : {},
    stop: async () => {
      await hop.stop();
      await webhook?.stop();
    },
  };
}
