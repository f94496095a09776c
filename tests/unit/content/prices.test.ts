import { describe, expect, it } from 'vitest';
import { priceSentence } from '#content/prices.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

const { pricing } = SMALL_CATALOGUE.business;

describe('the price of a service', () => {
  it.each([
    ['house-washing', ['$200-$600', '$300', '$450', '1,500 to 2,500 square feet', '$275-$450']],
    ['soft-washing', ['$300-$600', '10-20% more than pressure washing']],
    ['roof-washing', ['$350-$550']],
    ['gutter-cleaning', ['$125-$250']],
    ['driveway-pressure-washing', ['$0.20-$0.35 per square foot', '$150-$300']],
    ['gazebo-cleaning', ['$199', '$400']],
  ])('%s names the specification’s figures', (slug, figures) => {
    const sentence = priceSentence(slug, 'this work', pricing);
    for (const figure of figures) expect(sentence).toContain(figure);
  });

  it('follows the owner’s figures', () => {
    const dearer = { ...pricing, gutterCleaning: { from: 150, to: 320 } };
    expect(priceSentence('gutter-cleaning', 'gutter cleaning', dearer)).toContain('$150-$320');
  });
});
