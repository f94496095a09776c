import type { QuoteDelivery } from '#config/quote-delivery.ts';

declare global {
  interface ImportMetaEnv {
    /**
     * The delivery of the build's environment (astro.config.mjs); unit tests, which no build has compiled, have none.
     */
    readonly QUOTE_DELIVERY?: QuoteDelivery | null;
  }
}

/** Where this site's leads go; null while nothing is configured. */
export const DELIVERY: QuoteDelivery | null = import.meta.env.QUOTE_DELIVERY ?? null;
