import { describe, expect, it } from 'vitest';
import { businessNode, fullBusinessNode } from '#seo/business-node.ts';
import { serviceNode, serviceOffers } from '#seo/service-node.ts';
import { SMALL_CATALOGUE } from '../../support/small-catalogue.ts';
import { smallModel, smallService } from '../../support/small-model.ts';

const { business, reviews } = SMALL_CATALOGUE;
const ORIGIN = 'https://wash.example';
const houseWashing = smallService('house-washing');

describe('the offers of a service', () => {
  const names = (day: string, slug = 'house-washing'): string[] =>
    serviceOffers(smallService(slug), business, day).map((offer) => offer.name);

  it('are its own and those on everything, only inside their dates', () => {
    expect(names('2026-11-20')).toEqual(['House', 'Package']);
    expect(names('2025-04-01')).toEqual(['House', 'Package', 'Spring']);
    expect(names('2026-11-20', 'oil-stain-removal')).toEqual(['Package']);
  });

  it('stand in the structured data with a price in dollars', () => {
    const json = JSON.stringify(serviceNode(houseWashing, business, '/services/house-washing', ORIGIN, '2026-11-20'));
    expect(json).toContain('"price":275');
    expect(json).toContain('"priceCurrency":"USD"');
    expect(json).toContain('"minPrice":199');
    expect(json).toContain('"maxPrice":400');
    expect(json).not.toContain('Spring');
  });
});

describe('the area served', () => {
  it('of a service is a circle of 30000 m and the two counties', () => {
    const json = JSON.stringify(serviceNode(houseWashing, business, '/services/house-washing', ORIGIN, '2026-11-20'));
    expect(json).toContain('"geoRadius":30000');
    for (const county of ['Richland County, SC', 'Lexington County, SC']) expect(json).toContain(county);
  });

  it('of the business is its cities and a circle of 50 km', () => {
    const json = JSON.stringify(fullBusinessNode(business, smallModel().cities, reviews, ORIGIN));
    expect(json).toContain('"geoRadius":50000');
    expect(json).toContain('Irmo, SC');
  });
});

describe('the business in structured data', () => {
  it('is one node that services refer to by its id', () => {
    const service = serviceNode(houseWashing, business, '/services/house-washing', ORIGIN, '2026-11-20');
    expect(service['provider']).toEqual({ '@id': businessNode(business, ORIGIN)['@id'] });
  });

  it('carries its rating in full only, and not when the owner’s switch is off', () => {
    expect(JSON.stringify(businessNode(business, ORIGIN))).not.toContain('aggregateRating');
    const full = (markup: boolean): string =>
      JSON.stringify(fullBusinessNode({ ...business, rating: { ...business.rating, markup } }, [], reviews, ORIGIN));
    expect(full(true)).toContain('"ratingValue":"5.0"');
    expect(full(true)).toContain('"reviewCount":65');
    expect(full(false)).not.toMatch(/aggregateRating|reviewBody/);
  });
});
