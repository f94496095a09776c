import type { Business } from '#model/business.ts';
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
