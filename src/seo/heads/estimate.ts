import type { Head, JsonLdNode } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import { measuredServices } from '#model/pricing.ts';
import { plainTown, townOf } from '#model/region.ts';
import { sizeNames } from '#content/pages/estimate.ts';
import { PATHS } from '#routes/paths.ts';
import { rangeOf, usualSize } from '#pricing/estimate.ts';
import { claims, firstFitting, MAX_TITLE } from '#seo/head.ts';
import { node } from '#seo/json-ld.ts';
import { plainHead } from './plain.ts';

/** How many services the keywords name. */
const KEYWORDS = 5;

/** The price of the usual job of each service, as an offer. */
const priceCatalog = ({ model }: Site): JsonLdNode =>
  node({
    '@type': 'OfferCatalog',
    name: 'What typical jobs cost',
    itemListElement: measuredServices(model.services, model.business.pricing).map(({ service, rule }) => {
      const { from, to } = rangeOf(rule, usualSize(rule));
      return {
        '@type': 'Offer',
        name: service.displayName,
        priceCurrency: 'USD',
        priceSpecification: {
          '@type': 'PriceSpecification',
          description: sizeNames(rule)[1] ?? '',
          priceCurrency: 'USD',
          minPrice: from,
          maxPrice: to,
        },
        availability: 'https://schema.org/InStock',
      };
    }),
  });

/** The head of /estimate. */
export function estimateHead(site: Site): Head {
  const { services, business } = site.model;
  const town = plainTown(business.region);
  const head = plainHead(site, {
    path: PATHS.estimate,
    label: 'Price estimate',
    title: firstFitting(
      [`Exterior Cleaning Prices in ${townOf(business.region)}: Estimate`, 'Exterior Cleaning Prices: Your Estimate'],
      MAX_TITLE,
    ),
    sentences: ['Pick the jobs and the size, and see what yours would cost, at once.', ...claims(business)],
    keywords: measuredServices(services, business.pricing)
      .slice(0, KEYWORDS)
      .map(({ service }) => `${service.displayName.toLowerCase()} cost ${town}`),
  });
  return { ...head, graph: [...head.graph, priceCatalog(site)] };
}
