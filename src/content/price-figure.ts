import type { Business } from '#model/business.ts';
import { dollarRange, dollars } from '#model/format.ts';

/** A price as a figure that stands out, and what it is for. */
export interface PriceFigure {
  readonly price: string;
  readonly what: string;
}

type Pricing = Business['pricing'];

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
