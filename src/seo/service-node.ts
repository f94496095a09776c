import type { JsonLdNode } from '#model/page.ts';
import { type Business, type Offer, offersOn, type PriceRange } from '#model/business.ts';
import type { Service } from '#model/service.ts';
import { servicePrice } from '#content/prices.ts';
import { absolute } from '#routes/paths.ts';
import { dollarRange } from '#model/format.ts';
import { businessRef } from './business-node.ts';
import { node } from './json-ld.ts';

/** The area of a service: a circle round Columbia and the two counties (decisions, 'Facts'). */
function serviceArea(business: Business): JsonLdNode[] {
  const { base, area } = business;
  return [
    {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: base.latitude, longitude: base.longitude },
      geoRadius: area.serviceRadiusMeters,
    },
    ...area.counties.map((name): JsonLdNode => ({ '@type': 'AdministrativeArea', name: `${name}, SC` })),
  ];
}

const amounts = ({ from, to }: PriceRange) => ({ priceCurrency: 'USD', minPrice: from, maxPrice: to });

/** UN/CEFACT's common code of the square foot (Recommendation 20), which schema.org's `unitCode` asks for. */
const SQUARE_FOOT = 'FTK';

/** What the service costs: its range, and the price of a square foot where it is charged by it. */
function priceNode(service: Service, business: Business): JsonLdNode {
  const { range, scope, perSquareFoot } = servicePrice(service.slug, business.pricing);
  const whole: JsonLdNode = { '@type': 'PriceSpecification', description: scope, ...amounts(range) };
  return node({
    '@type': 'Offer',
    priceCurrency: 'USD',
    description: `${service.displayName}, ${dollarRange(range)}`,
    priceSpecification:
      perSquareFoot === null
        ? whole
        : [whole, { '@type': 'UnitPriceSpecification', unitCode: SQUARE_FOOT, ...amounts(perSquareFoot) }],
    availability: 'https://schema.org/InStock',
  });
}

/** An offer; one without a price of its own, such as $50 off, says what it is on. `id` is the service's. */
function offerNode(offer: Offer, id: string): JsonLdNode {
  return node({
    '@type': 'Offer',
    name: offer.name,
    description: offer.description,
    availability: 'https://schema.org/InStock',
    validFrom: offer.validFrom,
    ...(offer.price === null
      ? { itemOffered: { '@id': id }, validThrough: offer.validThrough }
      : { priceCurrency: 'USD', price: offer.price, priceValidUntil: offer.validThrough }),
  });
}

/** The offers a service's page shows on a day: its own, then those on everything. */
export function serviceOffers(service: Service, business: Business, day: string): readonly Offer[] {
  return offersOn(business.offers, day).filter((offer) => offer.service === service.slug || offer.service === null);
}

/** A service's own page as structured data: provider, area, offers and the catalogue of its parts. */
export function serviceNode(
  service: Service,
  business: Business,
  path: string,
  origin: string,
  day: string,
): JsonLdNode {
  const catalog = service.profile?.offerCatalog ?? [];
  const id = `${absolute(origin, path)}#service`;
  return node({
    '@type': 'Service',
    '@id': id,
    serviceType: service.displayName,
    name: `${service.displayName} in Columbia, SC`,
    description: service.profile?.shortDescription ?? service.description,
    url: absolute(origin, path),
    provider: businessRef(origin),
    areaServed: serviceArea(business),
    offers: [
      priceNode(service, business),
      ...serviceOffers(service, business, day).map((offer) => offerNode(offer, id)),
    ],
    hasOfferCatalog:
      catalog.length === 0
        ? null
        : {
            '@type': 'OfferCatalog',
            name: service.displayName,
            itemListElement: catalog.map((name): JsonLdNode => ({
              '@type': 'Offer',
              itemOffered: { '@type': 'Service', name },
            })),
          },
  });
}

/** A service in one place: type, name and provider; the business stays one node. */
export function localServiceNode(service: Service, placeName: string, path: string, origin: string): JsonLdNode {
  return {
    '@type': 'Service',
    '@id': `${absolute(origin, path)}#service`,
    serviceType: service.displayName,
    name: service.displayName,
    provider: businessRef(origin),
    areaServed: { '@type': 'Place', name: placeName },
  };
}
