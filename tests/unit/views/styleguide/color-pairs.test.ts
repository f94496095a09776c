import { describe, expect, test } from 'vitest';
import { COLOR_PAIRS, measuredPairs } from '#views/styleguide/color-pairs.ts';
import { contrast } from '#views/styleguide/color-pairs.ts';
import { colors, tokens } from '#views/styleguide/tokens.ts';

describe('Contrast', () => {
  test('is 21 between black and white, in either order, and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#1f7a8c', '#1f7a8c')).toBe(1);
  });

  test('is the ratio that others work out: #767676 on white is the palest gray of level AA', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('is not guessed for a color in words', () => {
    expect(() => contrast('white', '#000000')).toThrow(/white is no color/);
  });
});

test.each(measuredPairs())('$front on $back ($use) has a contrast of $ratio', ({ ratio, least }) => {
  expect(ratio).toBeGreaterThanOrEqual(least);
});

test('Every color of the palette is in a pair, but for the lines that only divide', () => {
  const paired = new Set(COLOR_PAIRS.flatMap(({ front, back }) => [front, back]));
  expect(colors().filter(({ name }) => !paired.has(name) && name !== 'line')).toEqual([]);
});

test('Tokens are read from the settings, with their names', () => {
  expect(colors()).toContainEqual({ name: 'white', value: '#ffffff' });
  expect(tokens('borderRadius').map(({ name }) => name)).toContain('small');
});
