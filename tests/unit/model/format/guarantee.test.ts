import { expect, it } from 'vitest';
import { DEFAULT_BUSINESS } from '#data/catalogue/business.ts';
import { guaranteeClaim } from '#model/format.ts';

it.each([
  ['100% satisfaction guarantee', '100% Satisfaction Guaranteed'],
  ['satisfaction guarantee', 'Satisfaction Guaranteed'],
  ['clean-or-free promise', 'Clean-or-free promise'],
  ['money-back guarantee', 'Money-back guarantee'],
])('the guarantee "%s" is claimed as "%s"', (guarantee, claim) => {
  expect(guaranteeClaim({ ...DEFAULT_BUSINESS, guarantee })).toBe(claim);
});
