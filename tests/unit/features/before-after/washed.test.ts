import { describe, expect, it } from 'vitest';
import { washedAt } from '#features/before-after/washed.ts';

describe('A picture of 400 px that begins at 20', () => {
  it.each([
    [20, 0],
    [120, 25],
    [220, 50],
    [420, 100],
    [0, 0],
    [900, 100],
  ])('with its edge at %i px is washed to %i %%', (x, washed) => {
    expect(washedAt(x, { left: 20, width: 400 })).toBe(washed);
  });

  it('is not washed at all while it has no width', () => {
    expect(washedAt(20, { left: 20, width: 0 })).toBe(0);
  });
});
