import { describe, expect, it } from 'vitest';
import { nearestStop, roundFrom, stopsOf } from '#features/carousel/stops.ts';

describe('A row of pictures', () => {
  it('stops at the start of each picture, and at its end for those that cannot come that far', () => {
    expect(stopsOf([0, 600, 1200], 800)).toEqual([0, 600, 800]);
  });

  it('stops nowhere but at its start when all of it is seen', () => {
    expect(stopsOf([0, 600], -20)).toEqual([0, 0]);
  });

  it.each([
    [0, 0],
    [299, 0],
    [301, 1],
    [690, 1],
    [710, 2],
    [800, 2],
  ])('scrolled by %i px shows picture %i', (scrolled, index) => {
    expect(nearestStop([0, 600, 800], scrolled)).toBe(index);
  });

  it('goes round at both ends', () => {
    expect(roundFrom(2, 1, 3)).toBe(0);
    expect(roundFrom(0, -1, 3)).toBe(2);
    expect(roundFrom(1, 1, 3)).toBe(2);
  });
});
