import type { PriceRange } from '#model/business.ts';

/** A whole number with its thousands separated: 1,500. Intl would take longer than the rest of the sentence. */
export const thousands = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** An amount of US dollars as people write it: $199, $0.35. */
export function dollars(amount: number): string {
  return Number.isInteger(amount) ? `$${thousands(amount)}` : `$${amount.toFixed(2)}`;
}

/** A range of prices: $275-$450. */
export function dollarRange(range: PriceRange): string {
  return `${dollars(range.from)}-${dollars(range.to)}`;
}
