import { expect, test } from 'vitest';
import { COLOR_PAIRS, contrast, measuredPairs } from '#views/styleguide/color-pairs.ts';
import { colors } from '#views/styleguide/tokens.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#FFFFFF', '#000000', 21],
  ['#1f7a8c', '#1f7a8c', 1],
  // The lightest gray that passes WCAG AA on white.
  ['#767676', '#ffffff', 4.54],
])('computes the WCAG contrast of %s and %s as %d', (front, back, ratio) => {
  expect(contrast(front, back)).toBeCloseTo(ratio, 2);
});

test.each(measuredPairs())('has enough contrast with $front on $back ($use): $ratio', ({ ratio, least }) => {
  expect(ratio).toBeGreaterThanOrEqual(least);
});

test('has a pair for every color of the palette except the divider lines', () => {
  const paired = new Set(COLOR_PAIRS.flatMap(({ front, back }) => [front, back]));
  expect(colors().filter(({ name }) => !paired.has(name) && name !== 'line')).toEqual([]);
});
