import type { Business } from '#model/business.ts';
import { capitalized, dollarRange, dollars } from '#model/format.ts';
import type { PriceRange, Pricing } from '#model/pricing.ts';
import type { Model } from '#model/model.ts';
import { givesPriceFirst } from '#model/promises.ts';
import { publishedPrice } from '#pricing/published-price.ts';
import { wordsOf } from './service-words.ts';
import { sizeText } from './sizes.ts';

/** The facts that texts about prices use. */
type PriceFacts = Pick<Business, 'pricing' | 'promises'>;

const BY_ESTIMATE = 'By estimate';

/** The words in place of a price, by how it is found. */
const WITHOUT_PRICE = {
  building: (facts: PriceFacts) => ({
    price: 'Priced by the building',
    what: `after a ${facts.promises.freeEstimates ? 'free ' : ''}walk-through`,
    sentence: (gerund: string) =>
      `We price ${gerund} by the building. We walk the site first, and you get a written price for every part${givesPriceFirst(facts) ? ' before any work starts' : ''}.`,
  }),
  estimate: (facts: PriceFacts) => ({
    price: facts.promises.freeEstimates ? 'Free estimate' : BY_ESTIMATE,
    what: givesPriceFirst(facts) ? 'with a price before any work starts' : 'priced job by job',
    sentence: (gerund: string) => `We price ${gerund} job by job. ${wayToAPrice(facts)}`,
  }),
} as const;

/** How a customer learns the price of a job, in one sentence. */
export const wayToAPrice = (facts: PriceFacts): string =>
  givesPriceFirst(facts)
    ? `${facts.promises.freeEstimates ? 'The estimate is free, and you' : 'You'} know the price before any work starts.`
    : 'Tell us what needs cleaning, and we answer with a price.';

/** The first sentences of the answer about cost. `gerund` is the service's name inside a sentence. */
export function priceSentence(serviceSlug: string, gerund: string, { pricing, promises }: PriceFacts): string {
  const price = publishedPrice(serviceSlug, pricing);
  if (price.kind !== 'priced') return WITHOUT_PRICE[price.kind]({ pricing, promises }).sentence(gerund);
  const { floor, range, covers, perSquareFoot } = price;
  const start = `${capitalized(gerund)} starts at ${dollars(floor)}, and ${covers} cost ${dollarRange(range)}`;
  return perSquareFoot === null ? `${start}.` : `${start}, at ${dollarRange(perSquareFoot)} per square foot.`;
}

/**
 * The job that costs the company's lowest price, as in 'house washing': its first service whose own rule starts there.
 * Null where there is none, so that the price is the company's.
 */
export function lowestPricedJob({
  business: { pricing },
  services,
}: Pick<Model, 'business' | 'services'>): string | null {
  if (pricing === null) return null;
  const service = services.find(({ catalogueSlug }) => {
    const price = publishedPrice(catalogueSlug, pricing);
    return price.kind === 'priced' && price.usual !== null && price.floor === pricing.startingAt;
  });
  return service === undefined ? null : wordsOf(service).gerund;
}

/** A price in large type, and what it covers. */
export interface PriceFigure {
  readonly price: string;
  readonly what: string;
}

/** A service's price at a glance: a figure that also appears in the page's answer about cost. */
export function priceFigure(serviceSlug: string, { pricing, promises }: PriceFacts): PriceFigure {
  const published = publishedPrice(serviceSlug, pricing);
  if (published.kind === 'priced') return { price: dollarRange(published.range), what: `for ${published.covers}` };
  const { price, what } = WITHOUT_PRICE[published.kind]({ pricing, promises });
  return { price, what };
}

/** A service's price as the words of a title: 'By estimate' says nothing without its page. */
export function priceInTitle(serviceSlug: string, facts: PriceFacts): string {
  const { price } = priceFigure(serviceSlug, facts);
  return price === BY_ESTIMATE ? 'Estimates' : price;
}

/** A service's price, for its own page and its structured data. */
export interface ServicePrice {
  /** Of the usual job. */
  readonly range: PriceRange;
  /** What the range covers: 'Most homes'. */
  readonly scope: string;
  /** US dollars per square foot; null for a service that is not charged by area. */
  readonly perSquareFoot: PriceRange | null;
}

/** A service's price in detail; null for a service without a published price. */
export function servicePrice(serviceSlug: string, pricing: Pricing | null): ServicePrice | null {
  const price = publishedPrice(serviceSlug, pricing);
  if (price.kind !== 'priced') return null;
  const { range, covers, usual, perSquareFoot } = price;
  const size = usual?.size ?? null;
  const scope =
    usual === null || size === null
      ? capitalized(covers)
      : `${usual.measure === 'house' ? 'A home of ' : ''}${sizeText(usual.measure, size)}`;
  return {
    range: usual?.range ?? range,
    scope: perSquareFoot === null ? scope : `${scope}, at ${dollarRange(perSquareFoot)} per square foot`,
    perSquareFoot,
  };
}
