import { expect, it } from 'vitest';
import { offerLines } from '#content/pages/estimate.ts';
import type { Offer } from '#model/business.ts';

const OFFER: Offer = {
  name: 'Special',
  description: 'A special',
  price: null,
  discount: null,
  services: [],
  validFrom: null,
  validThrough: null,
};

it('an offer says its price or its discount, and one that has neither is not listed', () => {
  const lines = offerLines([{ ...OFFER, price: 275 }, { ...OFFER, discount: 50 }, OFFER]);
  expect(lines.map(({ price }) => price)).toEqual(['from $275', '$50 off']);
});
