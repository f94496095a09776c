import { describe, expect, it } from 'vitest';
import { percentAt, valueText } from '#features/before-after/BeforeAfter.tsx';

describe('The before/after slider of a picture 400 px wide, 20 px from the left', () => {
  it.each([
    [20, 0],
    [120, 25],
    [220, 50],
    [420, 100],
    [0, 0],
    [900, 100],
  ])('with its edge at %i px has it at %i %%', (x, percent) => {
    expect(percentAt(x, { left: 20, width: 400 })).toBe(percent);
  });

  it('has its edge at the left while the picture has no width', () => {
    expect(percentAt(20, { left: 20, width: 0 })).toBe(0);
  });
});

it('the slider says how much of the picture is done in the word of the company', () => {
  expect(valueText('60% washed', 25)).toBe('75% washed');
  expect(valueText('60% cleaned', 99.6)).toBe('0% cleaned');
});
