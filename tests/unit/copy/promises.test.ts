import { expect, it } from 'vitest';
import { insuredSentence, SCHEDULING } from '#copy/promises.ts';
import { hoursClaim } from '#site/hours.ts';
import { SMALL_CATALOGUE } from '../../support/small-catalogue.ts';

const { business } = SMALL_CATALOGUE;

it('a visit is usually set within 2-5 days', () => {
  expect(SCHEDULING).toContain('2-5 days');
});

it('the hours are the regular ones and round the clock for emergencies, as both readings say', () => {
  expect(hoursClaim(business)).toBe('Regular hours 8:00 AM to 8:00 PM, 24/7 emergency service');
});

it('an owner who gave no license, carrier or limit is licensed and insured without them', () => {
  const sentence = insuredSentence(business);
  expect(sentence).toContain('licensed and insured');
  expect(sentence).not.toMatch(/number|null|undefined|up to/);
});

it('license number, carrier and limit are said where the owner gave them', () => {
  const given = { ...business, license: 'SC-1234', insuranceCarrier: 'Palmetto Mutual', coverageLimit: '$1,000,000' };
  for (const fact of ['SC-1234', 'Palmetto Mutual', '$1,000,000']) expect(insuredSentence(given)).toContain(fact);
});
