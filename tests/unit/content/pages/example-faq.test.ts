import { expect, it } from 'vitest';
import { exampleFaq } from '#content/pages/example-faq.ts';
import { DEFAULT_BUSINESS } from '#data/catalogue/business.ts';

it('fills the sample questions with the owner’s years, guarantee and prices', () => {
  const { trust, questions } = exampleFaq({
    ...DEFAULT_BUSINESS,
    yearsInBusiness: '3+',
    guarantee: 'clean-or-free promise',
    pricing: {
      ...DEFAULT_BUSINESS.pricing,
      houseWashingTypical: { from: 250, to: 1700 },
      houseWashingMost: { from: 320, to: 480 },
    },
  });
  expect(trust).toEqual(['Licensed and insured', 'Over 3 years of experience', 'Clean-or-free promise']);
  expect(questions[0]?.answer).toEqual([
    'House washing costs $250-$1,700, and most homes fall between $320 and $480. Size, height and growth decide.',
  ]);
});
