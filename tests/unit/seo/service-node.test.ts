import { describe, expect, it } from 'vitest';
import { toService } from '#model/rows/reshape.ts';
import type { Business } from '#model/business.ts';
import type { PriceRange, Pricing } from '#model/pricing.ts';
import { businessNode, fullBusinessNode } from '#seo/business-node.ts';
import { publishedPrice } from '#pricing/published-price.ts';
import { serviceNode, serviceOffers } from '#seo/service-node.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { DEFAULT_BUSINESS } from '#data/catalogue/business.ts';
import { measuredRule } from '#tests/support/measured-rule.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';
import { parsedSmallRows, smallModel, smallService } from '#tests/support/small-model.ts';

const { business, reviews } = SMALL_CATALOGUE;
const ORIGIN = 'https://wash.example';
const houseWashing = smallService('house-washing');

describe('the offers of a service', () => {
  const names = (day: string, slug = 'house-washing'): string[] =>
    serviceOffers(smallService(slug), business, day).map((offer) => offer.name);

  it('are its own and those for all services, within their dates only', () => {
    expect(names('2026-11-20')).toEqual(['House', 'Package']);
    expect(names('2025-04-01')).toEqual(['House', 'Package', 'Spring']);
    expect(names('2026-11-20', 'oil-stain-removal')).toEqual(['Package']);
  });

  it('have a price in dollars in structured data', () => {
    const json = JSON.stringify(serviceNode(houseWashing, business, '/services/house-washing', ORIGIN, '2026-11-20'));
    expect(json).toContain('"price":275');
    expect(json).toContain('"priceCurrency":"USD"');
    expect(json).not.toContain('Spring');
  });

  it('have the first and last day of a special, and no price, in structured data', () => {
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
  const perSquareFoot = { from: 0.2, to: 0.4 };
  const pricing: Pricing = {
    ...OWN_BUSINESS.pricing,
    rules: [
      measuredRule('gutter-cleaning', 150, { from: 180, to: 320 }),
      measuredRule(
        'soft-washing',
        150,
        { from: 180, to: 320 },
        {
          premium: { over: 'house-washing', percent: { from: 10, to: 20 } },
        },
      ),
      measuredRule('gazebo-cleaning', 99, { from: 120, to: 250 }),
      measuredRule(
        'house-washing',
        150,
        { from: 210, to: 290 },
        {
          perUnit: { from: 0.01, to: 0.02 },
          most: { covers: 'most homes', from: 1500, to: 1800 },
        },
      ),
      measuredRule('roof-washing', 350, { from: 350, to: 550 }),
      measuredRule(
        'driveway-pressure-washing',
        150,
        { from: 0, to: 0 },
        { measure: 'driveway', perUnit: perSquareFoot },
      ),
    ],
  };
  const priceOf = (slug: string, offers: Business['offers'] = []): unknown => {
    const service = toService({ ...parsedSmallRows().services[0]!, slug }, SMALL_CATALOGUE.services[0]!);
    const node = serviceNode(service, { ...business, pricing, offers }, `/services/${slug}`, ORIGIN, '2026-11-20');
    return (node['offers'] as { priceSpecification: unknown }[])[0]!.priceSpecification;
  };
  const dollars = (type: string, { from, to }: PriceRange): unknown =>
    expect.objectContaining({ '@type': type, priceCurrency: 'USD', minPrice: from, maxPrice: to });

  const named = (slug: string) => {
    const price = publishedPrice(slug, pricing);
    if (price.kind !== 'priced') throw new Error(`${slug} has no published price.`);
    return price;
  };

  it.each(['gutter-cleaning', 'soft-washing', 'gazebo-cleaning'])('of %s is the range of its price rule', (slug) => {
    expect(priceOf(slug)).toEqual(dollars('PriceSpecification', named(slug).range));
  });

  it('of a house is that of a house of the usual size', () => {
    const { usual, range } = named('house-washing');
    expect(usual!.range).not.toEqual(range);
    expect(priceOf('house-washing')).toEqual(dollars('PriceSpecification', usual!.range));
  });

  it('of a roof begins at the offer, which is a dollar below the floor', () => {
    const { floor, range } = named('roof-washing');
    const offer = { ...business.offers[0]!, services: ['roof-washing'], price: floor - 1 };
    expect(priceOf('roof-washing', [offer])).toEqual(dollars('PriceSpecification', { from: floor - 1, to: range.to }));
  });

  it('of a driveway is the range of most driveways, and a price per square foot', () => {
    const { range, perSquareFoot } = named('driveway-pressure-washing');
    expect(priceOf('driveway-pressure-washing')).toEqual([
      dollars('PriceSpecification', range),
      dollars('UnitPriceSpecification', perSquareFoot!),
    ]);
    expect(JSON.stringify(priceOf('driveway-pressure-washing'))).toContain('"unitCode":"FTK"');
  });
});

describe('the area served', () => {
  it('of a service is a circle and the counties', () => {
    const json = JSON.stringify(serviceNode(houseWashing, business, '/services/house-washing', ORIGIN, '2026-11-20'));
    expect(json).toContain(`"geoRadius":${business.area.serviceRadiusMeters}`);
    for (const county of business.area.counties) expect(json).toContain(`${county}, SC`);
  });

  it('of the business is its cities and a circle with a radius in meters', () => {
    const json = JSON.stringify(fullBusinessNode(business, smallModel().cities, reviews, ORIGIN));
    expect(json).toContain(`"geoRadius":${business.area.businessRadiusKm}000`);
    expect(json).toContain('Irmo, SC');
  });
});

describe('the business in structured data', () => {
  it('states no phone, price or rating while they are unknown', () => {
    const json = JSON.stringify(fullBusinessNode(DEFAULT_BUSINESS, [], reviews, ORIGIN));
    expect(json).not.toMatch(/telephone|email|priceRange|aggregateRating|reviewBody/);
  });

  it.each<[string, Business['hours'], { dayOfWeek?: string[]; opens: string; closes: string } | undefined]>([
    ['are its regular ones', { opens: '07:30', closes: '17:00', emergency: null }, { opens: '07:30', closes: '17:00' }],
    [
      'may end after midnight',
      { opens: '20:00', closes: '08:00', emergency: null },
      { opens: '20:00', closes: '08:00' },
    ],
    [
      'are round the clock if it has an emergency service',
      { opens: '08:00', closes: '20:00', emergency: '24/7 emergency service' },
      { opens: '00:00', closes: '23:59' },
    ],
    [
      'are its regular ones in spite of it if hours.emergencyMarkup is off',
      { opens: '08:00', closes: '20:00', emergency: 'weekend service', emergencyMarkup: false },
      { opens: '08:00', closes: '20:00' },
    ],
    [
      'name only the days on which it works',
      { days: ['Friday', 'Monday'], opens: '08:00', closes: '17:00', emergency: null },
      { dayOfWeek: ['Monday', 'Friday'], opens: '08:00', closes: '17:00' },
    ],
    ['are not stated while they are unknown', null, undefined],
  ])('opening hours %s', (_, hours, stated) => {
    const { openingHoursSpecification } = fullBusinessNode({ ...business, hours }, [], reviews, ORIGIN);
    expect(openingHoursSpecification).toEqual(stated && (expect.objectContaining(stated) as object));
  });

  it('states the hours of days with others in nodes of their own', () => {
    const others = { days: ['Saturday'], opens: '09:00', closes: '13:00' } as const;
    const hours = {
      days: ['Monday', 'Tuesday'],
      opens: '08:00',
      closes: '17:00',
      otherDays: [others],
      emergency: null,
    } as const;
    const nodes = (facts: Business['hours']): unknown =>
      fullBusinessNode({ ...business, hours: facts }, [], reviews, ORIGIN)['openingHoursSpecification'];
    const type = 'OpeningHoursSpecification';
    expect(nodes(hours)).toEqual([
      { '@type': type, dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '17:00' },
      { '@type': type, dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
    ]);
    expect(nodes({ ...hours, emergency: '24/7 emergency service' })).toMatchObject({ opens: '00:00', closes: '23:59' });
  });

  it('has the telephone with its country code in both nodes, and none when the company has none', () => {
    const telephones = (phone: string | null): readonly unknown[] =>
      [businessNode({ ...business, phone }, ORIGIN), fullBusinessNode({ ...business, phone }, [], [], ORIGIN)].map(
        ({ telephone }) => telephone,
      );
    expect(telephones('(803) 555-0142')).toEqual(['+18035550142', '+18035550142']);
    expect(telephones('+1 803 555 0142')).toEqual(['+18035550142', '+18035550142']);
    expect(telephones(null)).toEqual([undefined, undefined]);
  });

  it('is referenced by the node of a service through its @id', () => {
    const service = serviceNode(houseWashing, business, '/services/house-washing', ORIGIN, '2026-11-20');
    expect(service['provider']).toEqual({ '@id': businessNode(business, ORIGIN)['@id'] });
  });

  it('has its rating in the full node only, and nowhere when rating.markup is off', () => {
    expect(JSON.stringify(businessNode(business, ORIGIN))).not.toContain('aggregateRating');
    const full = (markup: boolean): string =>
      JSON.stringify(
        fullBusinessNode({ ...business, rating: { ...OWN_BUSINESS.rating, markup } }, [], reviews, ORIGIN),
      );
    expect(full(true)).toContain(`"ratingValue":"${OWN_BUSINESS.rating.value.toFixed(1)}"`);
    expect(full(true)).toContain(`"reviewCount":${OWN_BUSINESS.rating.count}`);
    expect(full(false)).not.toMatch(/aggregateRating|reviewBody/);
  });

  it('rounds its rating down, as pages do', () => {
    const rating = { ...OWN_BUSINESS.rating, value: 4.96 };
    expect(JSON.stringify(fullBusinessNode({ ...business, rating }, [], reviews, ORIGIN))).toContain(
      `"ratingValue":"4.9"`,
    );
  });
});
