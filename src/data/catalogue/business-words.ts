import type { Business, PriceRange } from '#model/business.ts';
import { clockTime, dollarRange, dollars, yearsAfter } from '#model/format.ts';

/** What a catalogue text may name in braces, and the words that stand for it. */
export type BusinessWords = ReadonlyMap<string, string>;

/** A range of prices, and either end of it. */
const priceWords = (name: string, range: PriceRange): [string, string][] => [
  [name, dollarRange(range)],
  [`${name}.from`, dollars(range.from)],
  [`${name}.to`, dollars(range.to)],
];

/**
 * The facts of business.json as catalogue texts say them, under the names of their fields: {since} is 2014, {startingAt}
 * is $199, {roofCleaning} is $350-$550 and {roofCleaning.from} $350, {opens} is 8:00 AM.
 */
export function businessWords(business: Business): BusinessWords {
  const { name, phone, email, yearsInBusiness, since, guarantee, hours, rating } = business;
  const { startingAt, softWashingPremiumPercent: premium, ...ranges } = business.pricing;
  return new Map([
    ['name', name],
    ['phone', phone],
    ['email', email],
    ['since', String(since)],
    ['yearsInBusiness', yearsInBusiness],
    ['yearsInBusiness.over', yearsAfter('over', yearsInBusiness)],
    ['yearsInBusiness.moreThan', yearsAfter('more than', yearsInBusiness)],
    ['guarantee', guarantee],
    ['claimedReviews', rating.claimedReviews],
    ['opens', clockTime(hours.opens)],
    ['closes', clockTime(hours.closes)],
    ['emergency', hours.emergency],
    ['startingAt', dollars(startingAt)],
    ...Object.entries(ranges).flatMap(([field, range]) => priceWords(field, range)),
    ['softWashingPremiumPercent', `${premium.from}-${premium.to}%`],
  ]);
}
