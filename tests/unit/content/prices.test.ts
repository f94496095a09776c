import { expect, it } from 'vitest';
import { priceFigure, priceFloor, priceRule, priceSentence, servicePrice } from '#content/prices.ts';
import { dollars } from '#model/format.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';

const { business, services } = committedModel();
const { pricing } = business;
const figures = (text: string): readonly string[] => text.match(/\$[\d,.]*\d/g) ?? [];
const slugs = services.map(({ slug }) => slug);
const priced = slugs.filter((slug) => priceFloor(slug, pricing) !== null);
const byTheBuilding = slugs.filter((slug) => !priced.includes(slug));

it.each(priced)('names one floor and one range for %s, the same in the answer, the card and the markup', (slug) => {
  const floor = priceFloor(slug, pricing)!;
  const answer = figures(priceSentence(slug, 'the work', pricing));
  expect(answer).toContain(dollars(floor));
  expect(answer).toEqual(expect.arrayContaining([...figures(priceFigure(slug, pricing).price)]));
  expect(servicePrice(slug, pricing)!.range.from).toBeGreaterThanOrEqual(floor);
});

it.each(byTheBuilding)('gives no figure for %s, which is priced by the building', (slug) => {
  const texts = [priceSentence(slug, 'the work', pricing), priceFigure(slug, pricing).price];
  expect(texts.flatMap(figures)).toEqual([]);
  expect(priceFloor(slug, pricing)).toBeNull();
  expect(servicePrice(slug, pricing)).toBeNull();
});

it.each(slugs)('gives no figure for %s while the company publishes no prices', (slug) => {
  const texts = [priceSentence(slug, 'the work', null), priceFigure(slug, null).price];
  expect(texts.flatMap(figures)).toEqual([]);
  expect(priceFloor(slug, null)).toBeNull();
  expect(servicePrice(slug, null)).toBeNull();
});

it('has services of both kinds', () => {
  expect(priced.length).toBeGreaterThan(10);
  expect(byTheBuilding).not.toEqual([]);
});

it('gives a service without a rule the company’s starting price and range', () => {
  const { startingAt, range } = OWN_BUSINESS.pricing;
  expect(priceRule('awning-washing', OWN_BUSINESS.pricing)).toMatchObject({ floor: startingAt, range });
});

it('quotes the premium of soft washing and the price per square foot of driveways', () => {
  expect(priceSentence('soft-washing', 'soft washing', pricing)).toContain('10-20% more');
  expect(priceSentence('driveway-pressure-washing', 'driveway washing', pricing)).toContain('per square foot');
});
