import { priceFigure } from '#content/prices.ts';
import { sizeText, upToText } from '#content/sizes.ts';
import { workWords } from '#content/work-words.ts';
import type { Business, Offer } from '#model/business.ts';
import { capitalized, dollarRange, dollars } from '#model/format.ts';
import { isMeasured, type MeasuredRule } from '#model/pricing.ts';
import type { OfferedServices, Service } from '#model/service.ts';
import { rangeOf } from '#pricing/estimate.ts';

/** How prices come about, for /estimate. */
export const aboutPrices = (
  services: OfferedServices,
): readonly { readonly title: string; readonly text: string }[] => [
  {
    title: 'Size first',
    text: `Most of a price is how much there is to ${workWords(services).verb}. A range of sizes gives a range of dollars, and the exact size narrows it.`,
  },
  {
    title: 'Then height and dirt',
    text: 'Ladders, steep roofs and thick growth take longer, so they add a share. Light dirt on a wall takes less.',
  },
  {
    title: 'One visit',
    text: 'Tick everything you want done. The rig is in your drive once, and where we have a package it comes off the sum.',
  },
];

/** A typical job: its size in words, and its price. */
export interface TypicalJob {
  readonly size: string;
  readonly price: string;
}

/** A service in the table of typical jobs. */
export interface TypicalJobs {
  readonly service: Service;
  /** A small, a usual and a large job; empty for a service without a published price. */
  readonly jobs: readonly TypicalJob[];
  /** What it costs in place of three prices: 'Priced by the building after a walk-through'. */
  readonly instead: string;
}

/** The sizes of a rule in words, from small to large. */
export function sizeNames({ measure, sizes }: MeasuredRule): readonly string[] {
  const [small, ...others] = sizes;
  return [upToText(measure, small), ...others.map((size) => sizeText(measure, size))].map(capitalized);
}

/** Three typical jobs of each service, at the levels that prices are for. */
export const typicalJobs = (
  services: readonly Service[],
  business: Pick<Business, 'pricing' | 'promises'>,
): readonly TypicalJobs[] =>
  services.map((service) => {
    const rule = business.pricing?.rules.find((candidate) => candidate.service === service.catalogueSlug);
    const { price, what } = priceFigure(service.catalogueSlug, business);
    if (rule === undefined || !isMeasured(rule)) return { service, jobs: [], instead: `${price} ${what}` };
    const names = sizeNames(rule);
    const jobs = rule.sizes.map((size, index) => ({
      size: names[index] ?? '',
      price: dollarRange(rangeOf(rule, size)),
    }));
    return { service, jobs, instead: '' };
  });

/** An offer as a line of a price list: its name, what it is, and its price or discount. */
export interface OfferLine {
  readonly name: string;
  readonly text: string;
  readonly price: string;
}

/** What an offer costs or takes off: 'from $275', '$50 off'; null for one that says neither. */
function offerPrice({ price, discount }: Offer): string | null {
  if (price !== null) return `from ${dollars(price)}`;
  return discount === null ? null : `${dollars(discount)} off`;
}

/** Offers as lines of a price list. */
export const offerLines = (offers: readonly Offer[]): readonly OfferLine[] =>
  offers.flatMap((offer) => {
    const price = offerPrice(offer);
    return price === null ? [] : [{ name: offer.name, text: offer.description, price }];
  });
