import { expect, it } from 'vitest';
import { dayAt, dollarRange, dollars, guaranteeClaim, ratingFigure, yearsAfter } from '#model/format.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';

it('formats dollars with thousands separators, and with cents only where there are any', () => {
  expect(dollars(199)).toBe('$199');
  expect(dollars(0.35)).toBe('$0.35');
  expect(dollars(1500)).toBe('$1,500');
  expect(dollarRange({ from: 0.2, to: 0.35 })).toBe('$0.20-$0.35');
});

it('says over and more than only for years with a plus', () => {
  expect(yearsAfter('over', '10+')).toBe('over 10');
  expect(yearsAfter('more than', '3+')).toBe('more than 3');
  expect(yearsAfter('over', '12')).toBe('12');
});

it.each([
  ['100% satisfaction guarantee', '100% Satisfaction Guaranteed'],
  ['satisfaction guarantee', 'Satisfaction Guaranteed'],
  ['clean-or-free promise', 'Clean-or-free promise'],
  ['money-back guarantee', 'Money-back guarantee'],
])('formats the guarantee "%s" as the claim "%s"', (guarantee, claim) => {
  expect(guaranteeClaim({ ...OWN_BUSINESS, guarantee })).toBe(claim);
});

it.each([
  [4.96, '4.9'],
  [4.99999, '4.9'],
  [4.949, '4.9'],
  [5, '5.0'],
  [4, '4.0'],
  [1, '1.0'],
])('gives the rating %d as %s, never more than it is', (value, figure) => {
  expect(ratingFigure({ value })).toBe(figure);
});

it('gives every rating of one decimal as it is', () => {
  for (let tenths = 10; tenths <= 50; tenths += 1)
    expect(ratingFigure({ value: Number((tenths / 10).toFixed(1)) })).toBe((tenths / 10).toFixed(1));
});

it('takes the day of an instant where the company works', () => {
  expect(dayAt('2026-06-01T03:30:00Z', 'America/New_York')).toBe('2026-05-31');
  expect(dayAt('2026-06-01T03:30:00Z', 'UTC')).toBe('2026-06-01');
  expect(dayAt('2026-06-01', 'America/Denver')).toBe('2026-06-01');
});
