import { capitalized, dollars, ratingFigure } from '#model/format.ts';
import type { Model } from '#model/model.ts';
import { lowestPricedJob } from './prices.ts';
import { googleReviews } from './reviews.ts';

function priceMark(model: Pick<Model, 'business' | 'services'>): readonly string[] {
  const { pricing } = model.business;
  if (pricing === null) return [];
  const job = lowestPricedJob(model);
  return [`${job === null ? 'From' : `${capitalized(job)} from`} ${dollars(pricing.startingAt)}`];
}

/**
 * What a town's page says of price, trip and rating, as short marks: 'House washing from $199', 'no travel fee'. Only
 * what the owner's facts give. `counted`: with the number of Google reviews, for pages that also say how many there are
 * in all.
 */
export function priceAndRating(
  model: Pick<Model, 'business' | 'services'>,
  { counted }: { readonly counted: boolean },
): readonly string[] {
  const { promises, rating } = model.business;
  return [
    ...priceMark(model),
    ...(promises.noTravelFee ? ['no travel fee'] : []),
    ...(rating === null
      ? []
      : [`${ratingFigure(rating)} stars ${counted ? `from ${googleReviews(rating)}` : 'on Google'}`]),
  ];
}
