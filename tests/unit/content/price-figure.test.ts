import { expect, test } from 'vitest';
import { priceFigure, priceSentence, servicePrice } from '#content/prices.ts';
import { dollarRange } from '#model/format.ts';
import { committedModel } from '#tests/support/committed-data.ts';

test('The price beside the questions of a service is one that its answer on cost names', () => {
  const { business, services } = committedModel();
  for (const { slug } of services) {
    const figure = priceFigure(slug, business.pricing).price.replace('From ', '');
    const answer = priceSentence(slug, 'the work', business.pricing);
    const numbers = figure.match(/\$[\d,.]*\d/g) ?? [];
    expect(numbers.length, slug).toBeGreaterThan(0);
    for (const number of numbers) expect(answer, slug).toContain(number);
  }
});

test('The price on a service’s own page is one that its answer on cost names, where it has a price of its own', () => {
  const { business, services } = committedModel();
  const { range } = business.pricing;
  const own = services.filter(({ slug }) => servicePrice(slug, business.pricing).range !== range);
  expect(own.length).toBeGreaterThan(4);
  for (const { slug } of own) {
    const answer = priceSentence(slug, 'the work', business.pricing);
    expect(answer, slug).toContain(dollarRange(servicePrice(slug, business.pricing).range));
  }
});
