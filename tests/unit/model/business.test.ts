import { expect, it } from 'vitest';
import { offersOn } from '#model/business.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

const namesOn = (day: string): string[] => offersOn(SMALL_CATALOGUE.business.offers, day).map((offer) => offer.name);

it.each([
  ['2025-02-28', false],
  ['2025-03-01', true],
  ['2025-05-31', true],
  ['2025-06-01', false],
])('shows a dated offer from its first day to its last, inclusive: on %s %s', (day, shown) => {
  expect(namesOn(day).includes('Spring')).toBe(shown);
});

it('always shows an offer without dates', () => {
  for (const day of ['2020-01-01', '2026-11-20', '2040-12-31'])
    expect(namesOn(day)).toEqual(expect.arrayContaining(['House', 'Package']));
});
