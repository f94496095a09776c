import { dollars } from '#model/format.ts';
import type { Model } from '#model/model.ts';
import type { Service } from '#model/service.ts';
import { publishedPrice } from '#pricing/published-price.ts';
import { pathParts } from '#routes/page-kinds.ts';
import type { PageFacts } from '#scripts/audit/read-page.ts';

/** The audit's check of prices in structured data. */
export const PRICES_OF_RULES = 'JSON-LD names prices of the price rules and offers only';

/**
 * Every amount that structured data may name of a service: its published prices, and those of its offers on any day.
 */
function amountsOf({ catalogueSlug }: Service, { business }: Pick<Model, 'business'>): ReadonlySet<number> {
  const price = publishedPrice(catalogueSlug, business.pricing);
  const ranges = price.kind === 'priced' ? [price.range, price.usual?.range, price.perSquareFoot] : [];
  const offered = business.offers.flatMap((offer) =>
    offer.price !== null && (offer.services.length === 0 || offer.services.includes(catalogueSlug))
      ? [offer.price]
      : [],
  );
  return new Set([...ranges.flatMap((range) => (range ? [range.from, range.to] : [])), ...offered]);
}

/**
 * The prices in the structured data of a page about a service that neither data/catalogue/price-rules.json nor an offer
 * gives it: a page that was built from other rules, or names a price of its own. One sentence each.
 */
export function unknownPrices(page: PageFacts, model: Pick<Model, 'business' | 'services'>): string[] {
  const { kind, slugs } = pathParts(page.path);
  if (kind !== 'service' && kind !== 'city-service-faq' && kind !== 'neighborhood-faq') return [];
  const service = model.services.find(({ slug }) => slug === slugs['service']);
  if (service === undefined) return [];
  const known = amountsOf(service, model);
  return page.structured.nodes.flatMap(({ types, values }) =>
    ['price', 'minPrice', 'maxPrice'].flatMap((property) => {
      const value = values[property];
      return typeof value !== 'number' || known.has(value)
        ? []
        : [
            `has JSON-LD whose ${types.join(' ')} ${property} is ${dollars(value)}, which is no price of ${service.catalogueSlug} in price-rules.json or the offers`,
          ];
    }),
  );
}
