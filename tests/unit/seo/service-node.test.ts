import { describe, expect, it } from 'vitest';
import { businessNode, fullBusinessNode } from '#seo/business-node.ts';
import { serviceNode, serviceOffers } from '#seo/service-node.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { smallModel, smallService } from '#tests/support/small-model.ts';

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
    expect(json).not.toContain('Spring');
  });

  it('say from when to when a special is, which has no price of its own', () => {
    const { offers } = serviceNode(houseWashing, business, '/services/house-washing', ORIGIN, '2025-04-01');
    expect(offers).toContainEqual({
      '@type': 'Offer',
      name: 'Spring',
      description: expect.any(String) as string,
      availability: 'https://schema.org/InStock',
      itemOffered: { '@id': `${ORIGIN}/services/house-washing#service` },
      validFrom: '2025-03-01',
      validThrough: '2025-05-31',
    });
  });
});

describe('the price of a service in structured data', () => {
  const committed = committedModel();
  const priceOf = (slug: string): unknown => {
    const service = committed.services.find((candidate) => candidate.slug === slug)!;
    const { offers } = serviceNode(service, committed.business, `/services/${slug}`, ORIGIN, '2026-11-20');
    return (offers as { priceSpecification: unknown }[])[0]!.priceSpecification;
  };
  const dollars = (minPrice: number, maxPrice: number): unknown =>
    expect.objectContaining({ '@type': 'PriceSpecification', priceCurrency: 'USD', minPrice, maxPrice });

  it.each([
    ['house-washing', 275, 450],
    ['roof-washing', 350, 550],
    ['gutter-cleaning', 125, 250],
    ['soft-washing', 300, 600],
    ['gazebo-cleaning', 199, 400],
  ])('of %s is $%i to $%i', (slug, least, most) => {
    expect(priceOf(slug)).toEqual(dollars(least, most));
  });

  it('of a driveway is by the square foot, and what most come to', () => {
    expect(priceOf('driveway-pressure-washing')).toEqual([
      dollars(150, 300),
      {
        '@type': 'UnitPriceSpecification',
        unitCode: 'FTK',
        priceCurrency: 'USD',
        minPrice: 0.2,
        maxPrice: 0.35,
      },
    ]);
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
