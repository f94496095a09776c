import { expect, it } from 'vitest';
import { splitWords } from '#scripts/audit/uniqueness/name-mask.ts';
import { insuredSentence } from '#content/promises.ts';
import type { Business } from '#model/business.ts';
import { hoursClaim } from '#model/format.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

const { business } = SMALL_CATALOGUE;

it('combines the regular hours and the emergency hours', () => {
  expect(hoursClaim(business)).toBe('Regular hours 8:00 AM to 8:00 PM, 24/7 emergency service');
});

it.each<[facts: Partial<Business>, sentence: string]>([
  [{}, 'Yes, we are licensed and insured, with over 10 years of experience.'],
  [{ license: 'SC-1' }, 'Yes, we are licensed (SC-1) and insured.'],
  [{ insuranceCarrier: 'Palmetto Mutual' }, 'Yes, we are licensed and insured (Palmetto Mutual).'],
  [{ coverageLimit: '$1,000,000' }, 'Yes, we are licensed and insured (up to $1,000,000).'],
  [
    { license: 'SC-1', insuranceCarrier: 'Palmetto Mutual', coverageLimit: '$1,000,000' },
    'Yes, we are licensed (SC-1) and insured (Palmetto Mutual, up to $1,000,000).',
  ],
])('states license, carrier and limit as the owner entered them: %j', (facts, sentence) => {
  const none = { ...business, license: null, insuranceCarrier: null, coverageLimit: null };
  expect(insuredSentence({ ...none, ...facts })).toBe(sentence);
});

it('adds at most five words to the insurance sentence for license, carrier and limit', () => {
  const given = {
    ...business,
    license: 'LLR-G123456',
    insuranceCarrier: 'Auto-Owners Insurance',
    coverageLimit: '$2,000,000',
  };
  const words = (sentence: string): number => splitWords(sentence).length;
  expect(words(insuredSentence(given))).toBeLessThanOrEqual(words(insuredSentence(business)) + 5);
});
