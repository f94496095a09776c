import type { PriceRange, PriceRule, Pricing } from '#model/business.ts';
import { dollarRange, dollars } from '#model/format.ts';
import { capitalized } from './names.ts';

/** The rule of a service; one without a rule has the company's price and range. */
export function priceRule(serviceSlug: string, pricing: Pricing): PriceRule {
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

/** The lowest price of a service in US dollars; null for a service that is priced by the building. */
export function priceFloor(serviceSlug: string, pricing: Pricing): number | null {
  const rule = priceRule(serviceSlug, pricing);
  return rule.unit === 'building' ? null : rule.floor;
}

/** The first sentences of the answer about cost. `gerund` is the service's name inside a sentence. */
export function priceSentence(serviceSlug: string, gerund: string, pricing: Pricing): string {
  const rule = priceRule(serviceSlug, pricing);
  if (rule.unit === 'building') {
    return `We price ${gerund} by the building. We walk the site first, and you get a written price for every part before any work starts.`;
  }
  const { floor, range, covers, perSquareFoot, premiumPercent: premium } = rule;
  const start = `${capitalized(gerund)} starts at ${dollars(floor)}, and ${covers} cost ${dollarRange(range)}`;
  if (perSquareFoot !== undefined) return `${start}, at ${dollarRange(perSquareFoot)} per square foot.`;
  if (premium === undefined) return `${start}.`;
  return `${start}. That is ${premium.from}-${premium.to}% more than pressure washing, because the solution costs more and has to sit before the rinse.`;
}

/** A price in large type, and what it covers. */
export interface PriceFigure {
  readonly price: string;
  readonly what: string;
}

/** A service's price at a glance: a figure that also appears in the page's answer about cost. */
export function priceFigure(serviceSlug: string, pricing: Pricing): PriceFigure {
  const rule = priceRule(serviceSlug, pricing);
  return rule.unit === 'building'
    ? { price: 'By the building', what: 'after a free walk-through' }
    : { price: dollarRange(rule.range), what: `for ${rule.covers}` };
}

/** A service's price, for its own page and its structured data. */
export interface ServicePrice {
  readonly range: PriceRange;
  /** What the range covers: 'Most homes'. */
  readonly scope: string;
  /** US dollars per square foot; null for a service that is not charged by area. */
  readonly perSquareFoot: PriceRange | null;
}

/** A service's price in detail; null for a service that is priced by the building. */
export function servicePrice(serviceSlug: string, pricing: Pricing): ServicePrice | null {
  const rule = priceRule(serviceSlug, pricing);
  if (rule.unit === 'building') return null;
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
