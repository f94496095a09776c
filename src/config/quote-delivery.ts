/** The ways of a lead from the visitor's browser (decisions, 'Leads'). */
export const DELIVERY_WAYS = ['webhook', 'store', 'relay'] as const;

/** The relay's address on the site itself, on every host. */
export const RELAY_PATH = '/api/quote';

/** Where the quote form sends leads, and how. */
export type QuoteDelivery =
  /** Straight to the owner's webhook, or to the relay at the site's own address. */
  | { readonly way: 'webhook' | 'relay'; readonly address: string }
  /** To the store's function submit_lead, through its API. */
  | { readonly way: 'store'; readonly address: string; readonly key: string };

/** The variables that decide on the delivery. */
interface DeliverySettings {
  /** Unset: webhook, the specification's default. */
  readonly PUBLIC_QUOTE_DELIVERY?: (typeof DELIVERY_WAYS)[number] | undefined;
  readonly PUBLIC_QUOTE_WEBHOOK_URL?: string | undefined;
  readonly PUBLIC_SUPABASE_URL?: string | undefined;
  readonly PUBLIC_SUPABASE_ANON_KEY?: string | undefined;
}

/** The variables that a way needs at build time. The relay's are the host's, at run time. */
export const NEEDED_BY = {
  webhook: ['PUBLIC_QUOTE_WEBHOOK_URL'],
  store: ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'],
  relay: [],
} as const satisfies Readonly<Record<(typeof DELIVERY_WAYS)[number], readonly (keyof DeliverySettings)[]>>;

/**
 * The delivery of an environment; null while nothing is configured: the form then asks visitors to call or write.
 * readEnvironment has checked that the chosen way has what it needs.
 */
export function quoteDelivery({
  PUBLIC_QUOTE_DELIVERY: way = 'webhook',
  PUBLIC_QUOTE_WEBHOOK_URL: webhook,
  PUBLIC_SUPABASE_URL: store,
  PUBLIC_SUPABASE_ANON_KEY: key,
}: DeliverySettings): QuoteDelivery | null {
  switch (way) {
    case 'relay':
      return { way, address: RELAY_PATH };
    case 'webhook':
      return webhook === undefined ? null : { way, address: webhook };
    case 'store':
      return store === undefined || key === undefined
        ? null
        : { way, address: `${store.replace(/\/+$/, '')}/rest/v1/rpc/submit_lead`, key };
  }
}

/** The address that leads are sent to, if it is on another origin: what a policy has to allow. */
export function deliveryAddress(settings: DeliverySettings): string | undefined {
  const delivery = quoteDelivery(settings);
  return delivery === null || delivery.way === 'relay' ? undefined : delivery.address;
}
