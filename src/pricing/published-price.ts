import {
  isMeasured,
  type Measure,
  type MeasuredRule,
  type PriceRange,
  type Pricing,
  type SizeSpan,
} from '#model/pricing.ts';
import { rangeOf, usualSize } from './estimate.ts';

/** The prices that pages name, all of them estimates of the rule's sizes. Amounts are US dollars. */
export interface NamedPrices {
  readonly kind: 'priced';
  readonly service: string;
  /** The lowest price. */
  readonly floor: number;
  /** What most jobs cost, and their name: 'most homes'. */
  readonly range: PriceRange;
  readonly covers: string;
  /** What the usual job costs, and its size where `covers` does not describe it. Only a service with a rule has one. */
  readonly usual: { readonly range: PriceRange; readonly measure: Measure; readonly size: SizeSpan | null } | null;
  /** What nearly all jobs cost. */
  readonly typical: PriceRange | null;
  /** For a service that costs nothing but its square feet. */
  readonly perSquareFoot: PriceRange | null;
  /** How much more than another service it costs, in percent. */
  readonly premiumPercent: PriceRange | null;
}

/** What pages may say of a service's price: of one without a published price, how its price is found. */
export type PublishedPrice = NamedPrices | { readonly kind: 'building' | 'estimate'; readonly service: string };

/** Whether the price follows from the square feet washed alone, so that pages may name a price per square foot. */
const isBySquareFoot = ({ measure, base, steps }: MeasuredRule): boolean =>
  (measure === 'driveway' || measure === 'surface') && base.from === 0 && base.to === 0 && steps.length === 0;

/** The prices that a rule publishes. */
export function namedPrices(rule: MeasuredRule): NamedPrices {
  const { service, minimum, most, nearlyAll, premium, perUnit } = rule;
  const size = usualSize(rule);
  return {
    kind: 'priced',
    service,
    floor: minimum,
    range: rangeOf(rule, most),
    covers: most.covers,
    usual: {
      range: rangeOf(rule, size),
      measure: rule.measure,
      size: size.from === most.from && size.to === most.to ? null : size,
    },
    typical: nearlyAll === undefined ? null : rangeOf(rule, nearlyAll),
    perSquareFoot: isBySquareFoot(rule) ? perUnit : null,
    premiumPercent: premium?.percent ?? null,
  };
}

/** Every page about a service names its price. */
const known = new WeakMap<Pricing, Map<string, PublishedPrice>>();

/**
 * The price of a service; one without a rule has the company's price and range. A company that publishes no prices
 * gives an estimate for every job.
 */
export function publishedPrice(serviceSlug: string, pricing: Pricing | null): PublishedPrice {
  if (pricing === null) return { kind: 'estimate', service: serviceSlug };
  let prices = known.get(pricing);
  if (prices === undefined) known.set(pricing, (prices = new Map<string, PublishedPrice>()));
  let price = prices.get(serviceSlug);
  if (price === undefined) prices.set(serviceSlug, (price = findPrice(serviceSlug, pricing)));
  return price;
}

function findPrice(serviceSlug: string, { startingAt, range, rules }: Pricing): PublishedPrice {
  const rule = rules.find(({ service }) => service === serviceSlug);
  if (rule === undefined) {
    return {
      kind: 'priced',
      service: serviceSlug,
      floor: startingAt,
      range,
      covers: 'most jobs',
      usual: null,
      typical: null,
      perSquareFoot: null,
      premiumPercent: null,
    };
  }
  return isMeasured(rule) ? namedPrices(rule) : { kind: rule.measure, service: serviceSlug };
}

/** The lowest price of a service in US dollars; null for a service without a published price. */
export function priceFloor(serviceSlug: string, pricing: Pricing | null): number | null {
  const price = publishedPrice(serviceSlug, pricing);
  return price.kind === 'priced' ? price.floor : null;
}
