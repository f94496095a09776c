import type { QuoteDelivery } from '#config/quote-delivery.ts';

/**
 * The address that takes leads url-encoded: where the browser itself posts the form, if it runs no JavaScript or a
 * chunk did not load. A form can neither wrap its fields in an object nor set a header: the store has a function of
 * its own for forms, and its gateway takes the key as a parameter of the address too.
 */
export const formAction = (delivery: QuoteDelivery): string =>
  delivery.way === 'store' ? `${delivery.address}_form?apikey=${encodeURIComponent(delivery.key)}` : delivery.address;
