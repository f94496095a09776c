import type { Business, PriceRange } from '#model/business.ts';
import { dollarRange, dollars, thousands } from '#model/format.ts';

type Pricing = Business['pricing'];

const fromStart = (p: Pricing, what: string): string =>
  `${what} starts at ${dollars(p.startingAt)}, and most jobs fall between ${dollars(p.range.from)} and ${dollars(p.range.to)}.`;

/** What a job costs, by service, from the owner's figures (specification, section 9). The others start at the starting price. */
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

/** The price answer's first sentences for a service. `gerund` is the service's name inside a sentence. */
export function priceSentence(serviceSlug: string, gerund: string, pricing: Pricing): string {
  const sentence = PRICE_SENTENCES[serviceSlug];
  return sentence === undefined
    ? fromStart(pricing, gerund.charAt(0).toUpperCase() + gerund.slice(1))
    : sentence(pricing);
}

/** A price as a figure that stands out, and what it is for. */
export interface PriceFigure {
  readonly price: string;
  readonly what: string;
}


/** The figures of the services whose answers on cost have one of their own (prices.ts). */
const FIGURES: Readonly<Record<string, (p: Pricing) => PriceFigure>> = {
  'house-washing': (p) => ({ price: dollarRange(p.houseWashingMost), what: 'for most homes' }),
  'soft-washing': (p) => ({ price: dollarRange(p.softWashing), what: 'for a soft wash' }),
  'roof-washing': (p) => ({ price: dollarRange(p.roofCleaning), what: 'for most shingle roofs' }),
  'gutter-cleaning': (p) => ({ price: dollarRange(p.gutterCleaning), what: 'for cleaning gutters' }),
  'driveway-pressure-washing': (p) => ({ price: dollarRange(p.drivewayMost), what: 'for most driveways' }),
};

/** What a service costs at a glance: one of the figures that the page's answer on cost names. */
export function priceFigure(serviceSlug: string, pricing: Pricing): PriceFigure {
  return (
    FIGURES[serviceSlug]?.(pricing) ?? { price: `From ${dollars(pricing.startingAt)}`, what: 'with a free estimate' }
  );
}

/** What a service costs, as its own page and its structured data say it. */
export interface ServicePrice {
  readonly range: PriceRange;
  /** What the range is for: 'Most jobs'. */
  readonly scope: string;
  /** US dollars a square foot, for a service that is charged by it. */
  readonly perSquareFoot: PriceRange | null;
}


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
