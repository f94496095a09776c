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
      rules: [
        { service: 'house-washing', unit: 'job', floor: 250, range: { from: 320, to: 480 }, covers: 'most homes' },
      ],
    },
  });
  expect(trust).toEqual(['Licensed and insured', 'Over 3 years of experience', 'Clean-or-free promise']);
  expect(questions[0]?.answer).toEqual([
    'House washing starts at $250, and most homes cost $320-$480. Size, height and growth set the price.',
  ]);
});
