import type { Offer } from '#model/business.ts';
import { isMeasured, type MeasuredRule, type PriceRule } from '#model/pricing.ts';
import { estimateLine, type Saving, usualSize } from './estimate.ts';

/** The size at which an offer prices a service: its own, or the smallest of a usual job. */
const offeredSize = ({ sizes = {} }: Offer, rule: MeasuredRule): number => sizes[rule.service] ?? usualSize(rule).from;

/** What the services of an offer start at by the rules, at the sizes of the offer; null if one has no published price. */
export function priceBeforeOffer(offer: Offer, rules: readonly PriceRule[]): number | null {
  let sum = 0;
  for (const slug of offer.services) {
    const rule = rules.find(({ service }) => service === slug);
    if (rule === undefined || !isMeasured(rule)) return null;
    const size = offeredSize(offer, rule);
    sum += estimateLine(rule, { from: size, to: size }).from;
  }
  return sum;
}

/**
 * What offers take off an estimate: packages what they cost less than their services one by one, discounts their
 * amount. The price of an offer for a single service is a starting price and takes off nothing.
 */
export const savingsOf = (offers: readonly Offer[], rules: readonly PriceRule[]): readonly Saving[] =>
  offers.flatMap((offer): Saving[] => {
    const { name, services, price, discount } = offer;
    if (price === null) return discount === null ? [] : [{ name, needs: 'any', services, amount: discount }];
    const before = services.length < 2 ? null : priceBeforeOffer(offer, rules);
    return before === null || before <= price ? [] : [{ name, needs: 'all', services, amount: before - price }];
  });
