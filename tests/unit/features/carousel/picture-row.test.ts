import { describe, expect, it } from 'vitest';
import { nearestSnap, snapPositions, wrapIndex } from '#features/carousel/picture-row.ts';

describe('The carousel', () => {
  it('snaps to the start of each picture, and to the end of the row for those that cannot scroll that far', () => {
    expect(snapPositions([0, 600, 1200], 800)).toEqual([0, 600, 800]);
  });

  it('does not scroll when all pictures fit', () => {
    expect(snapPositions([0, 600], -20)).toEqual([0, 0]);
  });

  it.each([
    [0, 0],
    [299, 0],
    [301, 1],
    [690, 1],
    [710, 2],
    [800, 2],
  ])('scrolled by %i px shows picture %i', (scrollLeft, index) => {
    expect(nearestSnap([0, 600, 800], scrollLeft)).toBe(index);
  });

  it('wraps around at both ends', () => {
    expect(wrapIndex(2, 1, 3)).toBe(0);
    expect(wrapIndex(0, -1, 3)).toBe(2);
    expect(wrapIndex(1, 1, 3)).toBe(2);
  });
});
