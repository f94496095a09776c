import type { Business, PriceRange } from '#model/business.ts';
import { dollarRange, dollars, thousands } from '#model/format.ts';

type Pricing = Business['pricing'];

const fromStart = (p: Pricing, what: string): string =>
  `${what} starts at ${dollars(p.startingAt)}, and most jobs fall between ${dollars(p.range.from)} and ${dollars(p.range.to)}.`;

/** The price sentences by service, from the owner's figures (specification, section 9). */
const PRICE_SENTENCES: Readonly<Record<string, (p: Pricing) => string>> = {
  'house-washing': (p) =>
    `A house wash costs ${dollarRange(p.houseWashingTypical)}, and most homes land between ${dollars(p.houseWashingMost.from)} and ${dollars(p.houseWashingMost.to)}. A home of ${thousands(p.houseWashing.squareFeet.from)} to ${thousands(p.houseWashing.squareFeet.to)} square feet runs ${dollarRange(p.houseWashing)}.`,
  'soft-washing': (p) =>
    `Soft washing costs ${dollarRange(p.softWashing)}, which is ${p.softWashingPremiumPercent.from}-${p.softWashingPremiumPercent.to}% more than pressure washing, because the solution costs more and has to sit before the rinse.`,
  'roof-washing': (p) =>
    `Roof washing costs ${dollarRange(p.roofCleaning)} for most shingle roofs, and pitch, height and the amount of growth move the figure.`,
  'gutter-cleaning': (p) =>
    `Gutter cleaning costs ${dollarRange(p.gutterCleaning)}, and height, length and how full the gutters are move the figure.`,
  'driveway-pressure-washing': (p) =>
    `Driveway washing costs ${dollarRange(p.drivewayPerSquareFoot)} per square foot, and most driveways come to ${dollarRange(p.drivewayMost)}.`,
};

/** The first sentences of the answer about cost. `gerund` is the service's name inside a sentence. */
export function priceSentence(serviceSlug: string, gerund: string, pricing: Pricing): string {
  const sentence = PRICE_SENTENCES[serviceSlug];
  return sentence === undefined
    ? fromStart(pricing, gerund.charAt(0).toUpperCase() + gerund.slice(1))
    : sentence(pricing);
}

/** A price in large type, and what it covers. */
export interface PriceFigure {
  readonly price: string;
  readonly what: string;
}

/** The figures of the services with a price sentence of their own. */
const FIGURES: Readonly<Record<string, (p: Pricing) => PriceFigure>> = {
  'house-washing': (p) => ({ price: dollarRange(p.houseWashingMost), what: 'for most homes' }),
  'soft-washing': (p) => ({ price: dollarRange(p.softWashing), what: 'for a soft wash' }),
  'roof-washing': (p) => ({ price: dollarRange(p.roofCleaning), what: 'for most shingle roofs' }),
  'gutter-cleaning': (p) => ({ price: dollarRange(p.gutterCleaning), what: 'for cleaning gutters' }),
  'driveway-pressure-washing': (p) => ({ price: dollarRange(p.drivewayMost), what: 'for most driveways' }),
};

/** A service's price at a glance: a figure that also appears in the page's answer about cost. */
export function priceFigure(serviceSlug: string, pricing: Pricing): PriceFigure {
  return (
    FIGURES[serviceSlug]?.(pricing) ?? { price: `From ${dollars(pricing.startingAt)}`, what: 'with a free estimate' }
  );
}

/** A service's price, for its own page and its structured data. */
export interface ServicePrice {
  readonly range: PriceRange;
  /** What the range covers: 'Most jobs'. */
  readonly scope: string;
  /** US dollars per square foot; null for a service that is not charged by area. */
  readonly perSquareFoot: PriceRange | null;
}

const total = (range: PriceRange, scope: string): ServicePrice => ({ range, scope, perSquareFoot: null });

/**
 * The services with their own prices (specification, section 9, 'Pricing in structured data' and 'Copy
 * facts').
 */
const PRICES: Readonly<Record<string, (p: Pricing) => ServicePrice>> = {
  'house-washing': ({ houseWashing }) => {
    const { from, to } = houseWashing.squareFeet;
    return total(houseWashing, `A home of ${thousands(from)} to ${thousands(to)} square feet`);
  },
  'soft-washing': ({ softWashing }) => total(softWashing, 'Most soft washes'),
  'roof-washing': ({ roofCleaning }) => total(roofCleaning, 'Most shingle roofs'),
  'gutter-cleaning': ({ gutterCleaning }) => total(gutterCleaning, 'Most homes'),
  'driveway-pressure-washing': ({ drivewayMost, drivewayPerSquareFoot }) => ({
    range: drivewayMost,
    scope: `Most driveways, at ${dollarRange(drivewayPerSquareFoot)} per square foot`,
    perSquareFoot: drivewayPerSquareFoot,
  }),
};

/** A service's own price, or else the company's price range. */
export const servicePrice = (serviceSlug: string, pricing: Pricing): ServicePrice =>
  PRICES[serviceSlug]?.(pricing) ?? total(pricing.range, 'Most jobs');
