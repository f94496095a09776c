import { expect, it } from 'vitest';
import { exampleFaq } from '#content/pages/example-faq.ts';
import { DEFAULT_BUSINESS } from '#data/catalogue/business.ts';
import { measuredRule } from '#tests/support/measured-rule.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';

it('fills the sample questions with the owner’s years, guarantee and prices', () => {
  const { trust, questions } = exampleFaq({
    ...OWN_BUSINESS,
    yearsInBusiness: '3+',
    guarantee: 'clean-or-free promise',
    pricing: {
      ...OWN_BUSINESS.pricing,
      rules: [measuredRule('house-washing', 250, { from: 320, to: 480 })],
    },
  });
  expect(trust).toEqual(['Licensed and insured', 'Over 3 years of experience', 'Clean-or-free promise']);
  expect(questions[0]?.answer).toEqual([
    'House washing starts at $250, and most homes cost $320-$480. Size, height and growth set the price.',
  ]);
});

it('claims neither years nor a guarantee nor a price nor a promise while they are unknown', () => {
  const { trust, questions } = exampleFaq(DEFAULT_BUSINESS);
  expect(trust).toEqual([]);
  expect(JSON.stringify(questions)).not.toMatch(/\$|travel fee|free|days/);
});
