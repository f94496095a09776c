import { expect, it } from 'vitest';
import { yearsAfter } from '#model/format.ts';

it('years in business are over a number only where the owner wrote a plus', () => {
  expect(yearsAfter('over', '10+')).toBe('over 10');
  expect(yearsAfter('more than', '3+')).toBe('more than 3');
  expect(yearsAfter('over', '12')).toBe('12');
});
