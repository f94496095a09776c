import { expect, it } from 'vitest';
import { priceFigure, priceSentence, servicePrice } from '#content/prices.ts';
import { dollars } from '#model/format.ts';
import { NO_PROMISES, type Promises } from '#model/promises.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { priceFloor, publishedPrice } from '#pricing/published-price.ts';
import { measuredRule } from '#tests/support/measured-rule.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';

const { business, services } = committedModel();
const { pricing } = business;
const unpriced = { ...business, pricing: null };
const figures = (text: string): readonly string[] => text.match(/\$[\d,.]*\d/g) ?? [];
const slugs = services.map(({ slug }) => slug);
const priced = slugs.filter((slug) => priceFloor(slug, pricing) !== null);
const byTheBuilding = slugs.filter((slug) => !priced.includes(slug));

it.each(priced)('names one floor and one range for %s, the same in the answer, the card and the markup', (slug) => {
  const floor = priceFloor(slug, pricing)!;
  const answer = figures(priceSentence(slug, 'the work', business));
  expect(answer).toContain(dollars(floor));
  expect(answer).toEqual(expect.arrayContaining([...figures(priceFigure(slug, business).price)]));
  expect(servicePrice(slug, pricing)!.range.from).toBeGreaterThanOrEqual(floor);
});

it.each(byTheBuilding)('gives no figure for %s, which is priced by the building', (slug) => {
  const texts = [priceSentence(slug, 'the work', business), priceFigure(slug, business).price];
  expect(texts.flatMap(figures)).toEqual([]);
  expect(priceFloor(slug, pricing)).toBeNull();
  expect(servicePrice(slug, pricing)).toBeNull();
});

it.each(slugs)('gives no figure for %s while the company publishes no prices', (slug) => {
  const texts = [priceSentence(slug, 'the work', unpriced), priceFigure(slug, unpriced).price];
  expect(texts.flatMap(figures)).toEqual([]);
  expect(priceFloor(slug, null)).toBeNull();
  expect(servicePrice(slug, null)).toBeNull();
});

it('gives a service without a rule the company’s starting price and range', () => {
  const { startingAt, range } = OWN_BUSINESS.pricing;
  expect(publishedPrice('awning-washing', OWN_BUSINESS.pricing)).toMatchObject({ floor: startingAt, range });
});

it('quotes the price per square foot of driveways, and no percentage of a price that it does not name', () => {
  const range = { from: 200, to: 400 };
  const rules = [
    measuredRule('soft-washing', 199, range, { premium: { over: 'house-washing', percent: { from: 10, to: 20 } } }),
    measuredRule(
      'driveway-pressure-washing',
      199,
      { from: 0, to: 0 },
      {
        measure: 'driveway',
        perUnit: { from: 0.2, to: 0.4 },
      },
    ),
  ];
  const company = { ...OWN_BUSINESS, pricing: { ...OWN_BUSINESS.pricing, rules } };
  expect(priceSentence('soft-washing', 'soft washing', company)).not.toContain('%');
  expect(priceSentence('driveway-pressure-washing', 'driveway washing', company)).toContain(
    'at $0.20-$0.40 per square foot',
  );
});

it('calls an estimate free only if the company does', () => {
  const said = (promises: Promises) => {
    const company = { pricing: null, promises };
    return `${priceFigure('house-washing', company).price}: ${priceSentence('house-washing', 'house washing', company)}`;
  };
  expect(said({ ...NO_PROMISES, freeEstimates: true })).toMatch(/^Free estimate: .*The estimate is free, and you know/);
  expect(said(NO_PROMISES)).toBe(
    'By estimate: We price house washing job by job. Tell us what needs cleaning, and we answer with a price.',
  );
});
