import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knowledgeFor } from '#content/knowledge/index.ts';
import { priceFloor, publishedPrice } from '#pricing/published-price.ts';
import { isNearbyTown } from '#content/travel.ts';
import { readCatalogue } from '#data/catalogue/read.ts';
import { project, sheetsOf, unitsApart } from '#features/coverage-map/projection.ts';
import { CHARACTERISTICS } from '#model/characteristic.ts';
import { distanceMiles } from '#model/geography.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { CITY_SLUGS, EXTRA_FAQ_SLUGS, SERVICE_SLUGS } from '#tests/support/site-slugs.ts';
import * as specification from '#tests/support/spec-slugs.ts';
import { isSampleReview, SAMPLE_CLAIMS } from '#scripts/preflight/sample-claims.ts';

describe('the sample', () => {
  const { services, reviews, business } = readCatalogue('data');

  it('has twelve reviews of five stars, each marked as a sample and recognized by its text', () => {
    expect(reviews).toHaveLength(12);
    expect(reviews.filter(({ rating, sample }) => rating !== 5 || !sample)).toEqual([]);
    expect(reviews.filter((review) => !isSampleReview(review))).toEqual([]);
    expect(reviews.filter((review) => isSampleReview({ reviewBody: `We say: ${review.reviewBody}` }))).toEqual([]);
  });

  it('makes every claim that preflight compares with', () => {
    expect(SAMPLE_CLAIMS.filter(({ equals }) => !equals(business))).toEqual([]);
  });

  it('puts no town of its own into the city it is listed under', () => {
    const towns = ['elgin', 'peak', 'ridge-spring', 'summit', 'cordova', 'pinewood', 'elloree', 'woodford'];
    const places = committedModel().neighborhoods.filter(({ slug }) => towns.includes(slug));
    expect(places).toHaveLength(towns.length);
    expect(places.filter((place) => !isNearbyTown(place)).map(({ slug }) => slug)).toEqual([]);
  });

  it('has the services, cities and extra question sets of the specification, 160 neighborhoods and six posts', () => {
    const model = committedModel();
    expect([...SERVICE_SLUGS].sort()).toEqual([...specification.SERVICE_SLUGS].sort());
    expect([...CITY_SLUGS].sort()).toEqual(specification.CITY_NAMES.map(specification.citySlug).sort());
    expect([...EXTRA_FAQ_SLUGS].sort()).toEqual([...specification.EXTRA_FAQ_SLUGS].sort());
    expect(model.neighborhoods.length).toBeGreaterThanOrEqual(160);
    expect(model.posts.length).toBeGreaterThanOrEqual(6);
  });

  it('has more than ten services with a price, and some that are priced by the building', () => {
    const slugs = services.map(({ slug }) => slug);
    const priced = slugs.filter((slug) => priceFloor(slug, business.pricing) !== null);
    expect(priced.length).toBeGreaterThan(10);
    expect(priced.length).toBeLessThan(slugs.length);
  });

  it('has a map on which no distance between two places is wrong by 1 %', () => {
    const { map, business: company, cities, neighborhoods } = committedModel();
    const places = [...cities, ...neighborhoods].flatMap(({ coordinates }) => coordinates ?? []);
    const { area } = sheetsOf(map, places, company.base);
    const errors = places.flatMap((a, index) =>
      places.slice(0, index).flatMap((b) => {
        const miles = distanceMiles(a, b);
        return miles < 2 ? [] : [Math.abs(unitsApart(project(a, area), project(b, area)) / miles - 1)];
      }),
    );
    expect(errors.length).toBeGreaterThan(places.length * 10);
    expect(Math.max(...errors)).toBeLessThan(0.01);
  });

  it('has advice on every characteristic, the soils and woods of its region included', () => {
    const advised = (word: string) => services.some(({ slug }) => knowledgeFor(word, slug, business) !== null);
    expect(Object.keys(CHARACTERISTICS).filter((word) => !advised(word))).toEqual([]);
  });

  it('has more than 80 texts about services and places', () => {
    expect(globSync('data/catalogue/{cities,hubs,places,questions,services}/*.json').length).toBeGreaterThan(80);
  });

  it('has the specification’s prices, rating and area', () => {
    expect(business.pricing).toMatchObject({ startingAt: 199, range: { from: 199, to: 400 } });
    expect(publishedPrice('roof-washing', business.pricing)).toMatchObject({
      floor: 350,
      range: { from: 350, to: 550 },
    });
    expect(new Set(business.pricing?.rules.map(({ service }) => service))).toEqual(
      new Set(services.map(({ slug }) => slug)),
    );
    expect(business.rating).toMatchObject({ value: 5, count: 65, claimedReviews: '500+' });
    expect(business.area).toMatchObject({ businessRadiusKm: 50, serviceRadiusMeters: 30000 });
  });
});
