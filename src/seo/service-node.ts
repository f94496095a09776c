import type { JsonLdNode } from '#model/page.ts';
import { type Business, type Offer, offersOn } from '#model/business.ts';
import type { Site } from '#model/model.ts';
import type { PriceRange } from '#model/pricing.ts';
import { townOf } from '#model/region.ts';
import type { Service } from '#model/service.ts';
import { priceFigure, servicePrice } from '#content/prices.ts';
import { publishedPrice } from '#pricing/published-price.ts';
import { absolute } from '#routes/paths.ts';
import { dollarRange } from '#model/format.ts';
import { businessRef } from './business-node.ts';
import { node } from './json-ld.ts';

/** The service area: a circle around the base, and the counties (decisions, 'Facts'). */
function serviceArea(business: Business): JsonLdNode[] {
  const { base, area, region } = business;
  return [
    {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: base.latitude, longitude: base.longitude },
      geoRadius: area.serviceRadiusMeters,
    },
    ...area.counties.map((name): JsonLdNode => ({
      '@type': 'AdministrativeArea',
      name: `${name}, ${region.state.abbreviation}`,
    })),
  ];
}

const amounts = ({ from, to }: PriceRange) => ({ priceCurrency: 'USD', minPrice: from, maxPrice: to });

const amountsOf = (range: PriceRange) => ({ '@type': 'PriceSpecification', ...amounts(range) });

/** UN/CEFACT common code of the square foot (Recommendation 20), as schema.org's `unitCode` requires. */
const SQUARE_FOOT = 'FTK';

/**
 * The price of a service: its range and, if it is charged by area, the price per square foot. An offer below
 * the range lowers its minimum, so that the two agree.
 */
function priceNode(service: Service, business: Business, offers: readonly Offer[], id: string): JsonLdNode {
  const price = servicePrice(service.catalogueSlug, business.pricing);
  if (price === null) {
    const figure = priceFigure(service.catalogueSlug, business);
    return {
      '@type': 'Offer',
      description: `${service.displayName}: ${figure.price} ${figure.what}`,
      itemOffered: { '@id': id },
      availability: 'https://schema.org/InStock',
    };
  }
  const { scope, perSquareFoot } = price;
  const offered = offers.flatMap((offer) => (offer.services.length === 1 && offer.price !== null ? [offer.price] : []));
  const range = { from: Math.min(price.range.from, ...offered), to: price.range.to };
  const total: JsonLdNode = { '@type': 'PriceSpecification', description: scope, ...amounts(range) };
  return node({
    '@type': 'Offer',
    priceCurrency: 'USD',
    description: `${service.displayName}, ${dollarRange(price.range)}`,
    priceSpecification:
      perSquareFoot === null
        ? total
        : [total, { '@type': 'UnitPriceSpecification', unitCode: SQUARE_FOOT, ...amounts(perSquareFoot) }],
    availability: 'https://schema.org/InStock',
  });
}

/** An advertised offer. A discount has no price; it refers to the service by its @id. */
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

/** The offers on a service's page on a day: those for this service and those for all. */
export function serviceOffers(service: Service, business: Business, day: string): readonly Offer[] {
  return offersOn(business.offers, day).filter(
    ({ services }) => services.length === 0 || services.includes(service.catalogueSlug),
  );
}

/** The node of a service's own page: provider, area, offers, and the catalogue of what it includes. */
export function serviceNode(
  service: Service,
  business: Business,
  path: string,
  origin: string,
  day: string,
): JsonLdNode {
  const catalog = service.profile?.offerCatalog ?? [];
  const id = `${absolute(origin, path)}#service`;
  const offers = serviceOffers(service, business, day);
  return node({
    '@type': 'Service',
    '@id': id,
    serviceType: service.displayName,
    name: `${service.displayName} in ${townOf(business.region)}`,
    description: service.profile?.shortDescription ?? service.description,
    url: absolute(origin, path),
    provider: businessRef(origin),
    areaServed: serviceArea(business),
    offers: [priceNode(service, business, offers, id), ...offers.map((offer) => offerNode(offer, id))],
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

/**
 * The node of a service in one place: what it is, its price and its area. Refers to the business by @id, and
 * to the offers in detail on the service's own page.
 */
export function localServiceNode(
  service: Service,
  placeName: string,
  path: string,
  { model, origin }: Site,
): JsonLdNode {
  const { business } = model;
  const { price: figure } = priceFigure(service.catalogueSlug, business);
  const price = publishedPrice(service.catalogueSlug, business.pricing);
  const id = `${absolute(origin, path)}#service`;
  return node({
    '@type': 'Service',
    '@id': id,
    serviceType: service.displayName,
    name: service.displayName,
    description: service.profile?.shortDescription ?? service.description,
    provider: businessRef(origin),
    areaServed: { '@type': 'Place', name: placeName },
    offers: {
      '@type': 'Offer',
      description: `${service.displayName}, ${figure}`,
      // An offer without a figure names what is offered.
      ...(price.kind === 'priced' ? { priceSpecification: amountsOf(price.range) } : { itemOffered: { '@id': id } }),
      availability: 'https://schema.org/InStock',
    },
  });
}

/** The node of a page with questions outside of /faq/{service} (decisions, 'Structured data and bytes'). */
export function collectionPageNode(name: string, path: string, origin: string): JsonLdNode {
  const url = absolute(origin, path);
  return { '@type': 'CollectionPage', name, url, about: { '@id': `${url}#service` } };
}
