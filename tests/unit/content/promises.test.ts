import { expect, it } from 'vitest';
import { splitWords } from '#scripts/audit/uniqueness/name-mask.ts';
import { insuredSentence } from '#content/promises.ts';
import { hoursClaim } from '#model/format.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

const { business } = SMALL_CATALOGUE;

it('the hours are the regular ones and round the clock for emergencies, as both readings say', () => {
  expect(hoursClaim(business)).toBe('Regular hours 8:00 AM to 8:00 PM, 24/7 emergency service');
});

it('an owner who gave no license, carrier or limit is licensed and insured without them', () => {
  const sentence = insuredSentence(business);
  expect(sentence).toContain('licensed and insured');
  expect(sentence).not.toMatch(/number|null|undefined|up to/);
});

it('license number, carrier and limit are said where the owner gave them, each for itself', () => {
  const none = { ...business, license: null, insuranceCarrier: null, coverageLimit: null };
  const license = 'SC-1234';
  const insuranceCarrier = 'Palmetto Mutual';
  const coverageLimit = '$1,000,000';
  const said = [
    [{}, 'Yes, we are licensed and insured, with over 10 years of experience.'],
    [{ license }, 'Yes, we are licensed (SC-1234) and insured.'],
    [{ insuranceCarrier }, 'Yes, we are licensed and insured (Palmetto Mutual).'],
    [{ coverageLimit }, 'Yes, we are licensed and insured (up to $1,000,000).'],
    [
      { license, insuranceCarrier, coverageLimit },
      'Yes, we are licensed (SC-1234) and insured (Palmetto Mutual, up to $1,000,000).',
    ],
  ] as const;
  for (const [facts, sentence] of said) expect(insuredSentence({ ...none, ...facts })).toBe(sentence);
});

it('an owner’s facts make the sentence that all pages share no more than five words longer', () => {
  const given = {
    ...business,
    license: 'LLR-G123456',
    insuranceCarrier: 'Auto-Owners Insurance',
    coverageLimit: '$2,000,000',
  };
  const words = (sentence: string): number => splitWords(sentence).length;
  expect(words(insuredSentence(given))).toBeLessThanOrEqual(words(insuredSentence(business)) + 5);
});
