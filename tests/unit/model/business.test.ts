import { expect, it } from 'vitest';
import { offersOn } from '#model/business.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

const namesOn = (day: string): string[] => offersOn(SMALL_CATALOGUE.business.offers, day).map((offer) => offer.name);

it('shows a dated offer from its first day to its last, inclusive', () => {
  expect(namesOn('2025-02-28')).not.toContain('Spring');
  expect(namesOn('2025-03-01')).toContain('Spring');
  expect(namesOn('2025-04-15')).toContain('Spring');
  expect(namesOn('2025-05-31')).toContain('Spring');
  expect(namesOn('2025-06-01')).not.toContain('Spring');
});

it('always shows an offer without dates', () => {
  for (const day of ['2020-01-01', '2026-11-20', '2040-12-31'])
    expect(namesOn(day)).toEqual(expect.arrayContaining(['House', 'Package']));
});
