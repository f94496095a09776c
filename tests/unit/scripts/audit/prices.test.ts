import { describe, expect, it } from 'vitest';
import { unknownPrices } from '#scripts/audit/checks/prices.ts';
import { measuredRule } from '#tests/support/measured-rule.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';
import { smallModel } from '#tests/support/small-model.ts';
import { factsOf, jsonLd } from './fixture.ts';

const pricing = { ...OWN_BUSINESS.pricing, rules: [measuredRule('house-washing', 199, { from: 300, to: 450 })] };
const offer = {
  name: 'House',
  description: 'A house',
  price: 275,
  discount: null,
  services: ['house-washing'],
  validFrom: null,
  validThrough: null,
};
const { services } = smallModel();
const model = { services, business: { ...OWN_BUSINESS, pricing, offers: [offer] } };

const pageOf = (path: string, node: object) => factsOf({ head: jsonLd({ '@type': 'Offer', ...node }) }, path);

describe('the prices in structured data', () => {
  it.each([
    '/services/house-washing',
    '/services/irmo-south-carolina/house-washing/faqs',
    '/faq/house-washing/columbia-shandon',
  ])('are those of the rules and the offers: %s', (path) => {
    expect(unknownPrices(pageOf(path, { minPrice: 300, maxPrice: 450 }), model)).toEqual([]);
    expect(unknownPrices(pageOf(path, { price: 275 }), model)).toEqual([]);
    expect(unknownPrices(pageOf(path, { price: 276 }), model)).toEqual([
      'has JSON-LD whose Offer price is $276, which is no price of house-washing in price-rules.json or the offers',
    ]);
  });

  it('may not be those of another service', () => {
    expect(unknownPrices(pageOf('/services/oil-stain-removal', { price: 275 }), model)).toHaveLength(1);
  });
});
