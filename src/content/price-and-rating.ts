import { dollars } from '#model/format.ts';
import type { Business } from '#model/business.ts';
import { googleReviews } from './reviews.ts';

/**
 * The company's lowest price and its rating, as short marks: 'From $199'. Only what the owner's facts give. `counted`:
 * with the number of Google reviews, for pages that also say how many there are in all.
 */
export const priceAndRating = (
  { pricing, rating }: Pick<Business, 'pricing' | 'rating'>,
  { counted }: { readonly counted: boolean },
): readonly string[] => [
  ...(pricing === null ? [] : [`From ${dollars(pricing.startingAt)}`]),
  ...(rating === null
    ? []
    : [`${rating.value.toFixed(1)} stars ${counted ? `from ${googleReviews(rating)}` : 'on Google'}`]),
];
