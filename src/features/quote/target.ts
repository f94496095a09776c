import type { QuoteDelivery } from '#config/quote-delivery.ts';
import type { Lead } from './lead.ts';

/** The result of one request with a lead, as far as a browser can know it, and what it proves. */
export type PostResult =
  /** A readable 2xx, of the store and the relay with their JSON: the only proof that the lead has arrived. */
  | { readonly kind: 'delivered' }
  /** A readable answer with another status: the lead was not accepted. */
  | { readonly kind: 'refused'; readonly status: number; readonly body: string }
  /** An answer that cannot be read: an error looks like an acceptance, so it proves nothing. */
  | { readonly kind: 'unconfirmed' }
  /**
   * A timeout, no network, a failed preflight, or an answer without CORS headers: a browser cannot tell the
   * last three apart. The lead may have arrived.
   */
  | { readonly kind: 'unreachable'; readonly timedOut: boolean };

/**
 * A way to deliver leads. How a request is made and what its answer proves is known here and in its
 * implementations, and nowhere else; the sender decides when to make one. Neither method rejects.
 */
export interface DeliveryTarget {
  /**
   * Posts a lead so that the answer can be read. With `keepalive` the request outlives its page, where the
   * lead is small enough.
   */
  readonly post: (delivery: QuoteDelivery, lead: Lead, keepalive: boolean) => Promise<PostResult>;
  /**
   * Posts a lead url-encoded, as a simple request that needs no preflight, for when that fails. A webhook's answer to
   * it cannot be read.
   */
  readonly postSimple: (delivery: QuoteDelivery, lead: Lead) => Promise<PostResult>;
}

/**
 * How long an answer may take, milliseconds; later counts as a network error (decisions, 'The quote form').
 */
export const ANSWER_MS = 10_000;

/**
 * Whether a status says that the request itself is wrong: any 4xx except 408 (timeout) and 429 (too many
 * requests).
 */
export const isRejection = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;
