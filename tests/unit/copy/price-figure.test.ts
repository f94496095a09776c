import { expect, test } from 'vitest';
import { priceFigure } from '#copy/price-figure.ts';
import { priceSentence } from '#copy/prices.ts';
import { committedModel } from '../../support/committed-data.ts';

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
