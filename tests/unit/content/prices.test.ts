import { expect, it } from 'vitest';
import { priceFigure, priceSentence, servicePrice } from '#content/prices.ts';
import { dollarRange } from '#model/format.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const { business, services } = committedModel();
const { pricing } = business;
const figures = (text: string): readonly string[] => text.match(/\$[\d,.]*\d/g) ?? [];

it('shows a price beside a service’s questions that its answer about cost also names', () => {
  for (const { slug } of services) {
    const shown = figures(priceFigure(slug, pricing).price);
    expect(shown.length, slug).toBeGreaterThan(0);
    expect(figures(priceSentence(slug, 'the work', pricing)), slug).toEqual(expect.arrayContaining([...shown]));
  }
});

it('shows a price on a service’s own page that its answer about cost also names', () => {
  const own = services.filter(({ slug }) => servicePrice(slug, pricing).range !== pricing.range);
  expect(own.length).toBeGreaterThan(4);
  for (const { slug } of own) {
    const { range } = servicePrice(slug, pricing);
    expect(priceSentence(slug, 'the work', pricing), slug).toContain(dollarRange(range));
  }
});

it('quotes the owner’s square feet, premium and price per square foot', () => {
  const { from, to } = pricing.softWashingPremiumPercent;
  expect(priceSentence('soft-washing', 'soft washing', pricing)).toContain(`${from}-${to}% more`);
  expect(priceSentence('house-washing', 'house washing', pricing)).toContain('1,500 to 2,500 square feet');
  expect(priceSentence('driveway-pressure-washing', 'driveway washing', pricing)).toContain(
    `${dollarRange(pricing.drivewayPerSquareFoot)} per square foot`,
  );
});

it('follows a change of the owner’s prices', () => {
  const dearer = { ...pricing, gutterCleaning: { from: 150, to: 320 } };
  expect(priceSentence('gutter-cleaning', 'gutter cleaning', dearer)).toContain('$150-$320');
});
