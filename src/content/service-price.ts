import type { Business, PriceRange } from '#model/business.ts';
import { dollarRange, thousands } from '#model/format.ts';

/** What a service costs, as its own page and its structured data say it. */
export interface ServicePrice {
  readonly range: PriceRange;
  /** What the range is for: 'Most jobs'. */
  readonly scope: string;
  /** US dollars a square foot, for a service that is charged by it. */
  readonly perSquareFoot: PriceRange | null;
}

type Pricing = Business['pricing'];

const whole = (range: PriceRange, scope: string): ServicePrice => ({ range, scope, perSquareFoot: null });

/** The services with prices of their own (specification, section 9, 'Pricing in structured data' and 'Copy facts'). */
const PRICES: Readonly<Record<string, (p: Pricing) => ServicePrice>> = {
  'house-washing': ({ houseWashing }) => {
    const { from, to } = houseWashing.squareFeet;
    return whole(houseWashing, `A home of ${thousands(from)} to ${thousands(to)} square feet`);
  },
  'soft-washing': ({ softWashing }) => whole(softWashing, 'Most soft washes'),
  'roof-washing': ({ roofCleaning }) => whole(roofCleaning, 'Most shingle roofs'),
  'gutter-cleaning': ({ gutterCleaning }) => whole(gutterCleaning, 'Most homes'),
  'driveway-pressure-washing': ({ drivewayMost, drivewayPerSquareFoot }) => ({
    range: drivewayMost,
    scope: `Most driveways, at ${dollarRange(drivewayPerSquareFoot)} per square foot`,
    perSquareFoot: drivewayPerSquareFoot,
  }),
};

/** What a service costs: its own price, or the company's range for one without. */
export const servicePrice = (serviceSlug: string, pricing: Pricing): ServicePrice =>
  PRICES[serviceSlug]?.(pricing) ?? whole(pricing.range, 'Most jobs');
