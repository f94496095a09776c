import type { JsonLdNode } from '#model/page.ts';
import { type Business, isRoundTheClock, type OpeningHours, type Review } from '#model/business.ts';
import { ratingFigure } from '#model/format.ts';
import type { City } from '#model/place.ts';
import { cityAndState } from '#model/state.ts';
import { absolute } from '#routes/paths.ts';
import { node } from './json-ld.ts';

/** The @id of the business node, which other nodes refer to. */
const businessId = (origin: string): string => `${origin}/#business`;

/** A reference to the business. */
export const businessRef = (origin: string): JsonLdNode => ({ '@id': businessId(origin) });

function core(business: Business, origin: string) {
  const { address } = business;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(origin),
    name: business.name,
    telephone: business.phone,
    url: absolute(origin, '/'),
    address: node({
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    }),
  };
}

/** The short business node of most pages: name, telephone if known, address. */
export function businessNode(business: Business, origin: string): JsonLdNode {
  return node(core(business, origin));
}

/** The opening hours: round the clock for an emergency service, otherwise the regular hours that pages state. */
const hoursNode = (hours: OpeningHours): JsonLdNode => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ...(isRoundTheClock(hours) ? { opens: '00:00', closes: '23:59' } : { opens: hours.opens, closes: hours.closes }),
});

/**
 * The full business node of the home page: hours, prices, area, and ratings if the owner has enabled
 * them.
 */
export function fullBusinessNode(
  business: Business,
  cities: readonly City[],
  reviews: readonly Review[],
  origin: string,
): JsonLdNode {
  const { rating, pricing, base, area, hours } = business;
  const shown = rating !== null && rating.markup && reviews.length > 0 ? rating : null;
  return node({
    ...core(business, origin),
    email: business.email,
    logo: absolute(origin, business.logo),
    image: absolute(origin, '/images/og/default.jpg'),
    priceRange: pricing === null ? null : `$${pricing.range.from}-$${pricing.range.to}`,
    geo: { '@type': 'GeoCoordinates', latitude: base.latitude, longitude: base.longitude },
    sameAs: business.facebookUrl === null ? null : [business.facebookUrl],
    openingHoursSpecification: hours === null ? null : hoursNode(hours),
    areaServed: [
      ...cities.map((city) => ({ '@type': 'City', name: cityAndState(city.name, city.slug) })),
      {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', latitude: base.latitude, longitude: base.longitude },
        geoRadius: area.businessRadiusKm * 1000,
      },
    ],
    aggregateRating:
      shown === null
        ? null
        : { '@type': 'AggregateRating', ratingValue: ratingFigure(shown), reviewCount: shown.count, bestRating: 5 },
    review: shown === null ? null : reviews.slice(0, 3).map(reviewNode),
  });
}

function reviewNode(review: Review): JsonLdNode {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: review.author },
    reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
    reviewBody: review.reviewBody,
    datePublished: review.datePublished,
  };
}
