import type { JsonLdNode } from '../domain/page.ts';
import { type Business, type Offer, offersOn } from '../domain/business.ts';
import type { Service } from '../domain/service.ts';
import { dollarRange } from '../copy/prices.ts';
import { absolute } from '../routes/paths.ts';
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

function offerNode(offer: Offer): JsonLdNode {
  return node({
    '@type': 'Offer',
    name: offer.name,
    description: offer.description,
    priceCurrency: 'USD',
    price: offer.price,
    availability: 'https://schema.org/InStock',
    validFrom: offer.validFrom,
    priceValidUntil: offer.validThrough,
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
  return node({
    '@type': 'Service',
    '@id': `${absolute(origin, path)}#service`,
    serviceType: service.displayName,
    name: `${service.displayName} in Columbia, SC`,
    description: service.profile?.shortDescription ?? service.description,
    url: absolute(origin, path),
    provider: businessRef(origin),
    areaServed: serviceArea(business),
    offers: [
      node({
        '@type': 'Offer',
        priceCurrency: 'USD',
        description: `${service.displayName}, ${dollarRange(business.pricing.range)}`,
        priceSpecification: {
          '@type': 'PriceSpecification',
          priceCurrency: 'USD',
          minPrice: business.pricing.range.from,
          maxPrice: business.pricing.range.to,
        },
        availability: 'https://schema.org/InStock',
      }),
      ...serviceOffers(service, business, day)
        .filter((offer) => offer.price !== null)
        .map(offerNode),
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
