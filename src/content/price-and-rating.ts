import { dollars } from '#model/format.ts';
import type { Business } from '#model/business.ts';
import { googleReviews } from './reviews.ts';

/** The company's lowest price and its rating, as short marks: 'From $199'. Only what the owner's facts give. */
export const priceAndRating = ({ pricing, rating }: Pick<Business, 'pricing' | 'rating'>): readonly string[] => [
  ...(pricing === null ? [] : [`From ${dollars(pricing.startingAt)}`]),
  ...(rating === null ? [] : [`${rating.value.toFixed(1)} stars from ${googleReviews(rating)}`]),
];
