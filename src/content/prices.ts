import { type Business, isUnpriced, type PriceRange, type PriceRule, type Pricing } from '#model/business.ts';
import { dollarRange, dollars } from '#model/format.ts';
import type { Promises } from '#model/promises.ts';
import { capitalized } from './names.ts';

/**
 * The rule of a service; one without a rule has the company's price and range. A company that publishes no
 * prices gives an estimate for every job.
 */
export function priceRule(serviceSlug: string, pricing: Pricing | null): PriceRule {
  if (pricing === null) return { service: serviceSlug, unit: 'estimate' };
  const { startingAt, range, rules } = pricing;
  return (
    rules.find((rule) => rule.service === serviceSlug) ?? {
      service: serviceSlug,
      unit: 'job',
      floor: startingAt,
      range,
      covers: 'most jobs',
    }
  );
}

/** The words in place of a price, by the unit of an unpriced rule. */
const WITHOUT_PRICE = {
  building: ({ freeEstimates }: Promises) => ({
    price: 'Priced by the building',
    what: `after a ${freeEstimates ? 'free ' : ''}walk-through`,
    sentence: (gerund: string) =>
      `We price ${gerund} by the building. We walk the site first, and you get a written price for every part before any work starts.`,
  }),
  estimate: ({ freeEstimates }: Promises) => ({
    price: freeEstimates ? 'Free estimate' : 'By estimate',
    what: 'with a price before any work starts',
    sentence: (gerund: string) =>
      `We price ${gerund} job by job. ${freeEstimates ? 'The estimate is free, and you' : 'You'} know the price before any work starts.`,
  }),
} as const;

/** The facts that texts about prices use. */
type PriceFacts = Pick<Business, 'pricing' | 'promises'>;

/** The lowest price of a service in US dollars; null for a service without a published price. */
export function priceFloor(serviceSlug: string, pricing: Pricing | null): number | null {
  const rule = priceRule(serviceSlug, pricing);
  return isUnpriced(rule) ? null : rule.floor;
}

/** The first sentences of the answer about cost. `gerund` is the service's name inside a sentence. */
export function priceSentence(serviceSlug: string, gerund: string, { pricing, promises }: PriceFacts): string {
  const rule = priceRule(serviceSlug, pricing);
  if (isUnpriced(rule)) return WITHOUT_PRICE[rule.unit](promises).sentence(gerund);
  const { floor, range, covers, perSquareFoot } = rule;
  const start = `${capitalized(gerund)} starts at ${dollars(floor)}, and ${covers} cost ${dollarRange(range)}`;
  return perSquareFoot === undefined ? `${start}.` : `${start}, at ${dollarRange(perSquareFoot)} per square foot.`;
}

/** A price in large type, and what it covers. */
export interface PriceFigure {
  readonly price: string;
  readonly what: string;
}

/** A service's price at a glance: a figure that also appears in the page's answer about cost. */
export function priceFigure(serviceSlug: string, { pricing, promises }: PriceFacts): PriceFigure {
  const rule = priceRule(serviceSlug, pricing);
  if (!isUnpriced(rule)) return { price: dollarRange(rule.range), what: `for ${rule.covers}` };
  const { price, what } = WITHOUT_PRICE[rule.unit](promises);
  return { price, what };
}

/** A service's price, for its own page and its structured data. */
export interface ServicePrice {
  readonly range: PriceRange;
  /** What the range covers: 'Most homes'. */
  readonly scope: string;
  /** US dollars per square foot; null for a service that is not charged by area. */
  readonly perSquareFoot: PriceRange | null;
}

/** A service's price in detail; null for a service without a published price. */
export function servicePrice(serviceSlug: string, pricing: Pricing | null): ServicePrice | null {
  const rule = priceRule(serviceSlug, pricing);
  if (isUnpriced(rule)) return null;
  const { range, covers, sized, perSquareFoot = null } = rule;
  if (sized !== undefined) {
    const { from, to } = sized.squareFeet;
    const scope = `A home of ${from.toLocaleString('en-US')} to ${to.toLocaleString('en-US')} square feet`;
    return { range: sized.range, scope, perSquareFoot };
  }
  const scope = capitalized(covers);
  return perSquareFoot === null
    ? { range, scope, perSquareFoot }
    : { range, scope: `${scope}, at ${dollarRange(perSquareFoot)} per square foot`, perSquareFoot };
}
