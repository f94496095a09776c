import type { JsonLdNode } from '#model/page.ts';
import {
  type Business,
  hoursByDay,
  isRoundTheClock,
  type OpeningHours,
  type Review,
  WEEK_DAYS,
} from '#model/business.ts';
import { ratingFigure } from '#model/format.ts';
import type { City } from '#model/place.ts';
import { cityAndState } from '#model/state.ts';
import { absolute, internationalPhone } from '#routes/paths.ts';
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
    // With its country code, as search engines ask (developers.google.com, 'LocalBusiness', telephone).
    telephone: business.phone === null ? null : internationalPhone(business.phone),
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

/**
 * The opening hours: round the clock for an emergency service, otherwise the regular hours that pages state, a node for
 * the days of each group.
 */
function hoursNodes(hours: OpeningHours): JsonLdNode | readonly JsonLdNode[] {
  const groups = isRoundTheClock(hours) ? [{ days: WEEK_DAYS, opens: '00:00', closes: '23:59' }] : hoursByDay(hours);
  const [first, ...others] = groups.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }));
  return others.length === 0 ? first! : [first!, ...others];
}

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
    openingHoursSpecification: hours === null ? null : hoursNodes(hours),
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
