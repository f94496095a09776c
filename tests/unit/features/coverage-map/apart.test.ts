import { describe, expect, it } from 'vitest';
import { movedApart } from '#features/coverage-map/apart.ts';
import { milesApart, type Spot } from '#features/coverage-map/sheet.ts';

const distances = { among: 1, fromFixed: 2 };
const least = (spots: readonly Spot[]): number =>
  Math.min(...spots.flatMap((one, index) => spots.slice(0, index).map((other) => milesApart(one, other))));

describe('Crowded points', () => {
  it('part from each other and from what is fixed, even from the very same spot', () => {
    const city = { x: 5, y: 5 };
    const moved = movedApart([city, city, { x: 5.1, y: 5 }, { x: 4.2, y: 5.3 }], [city], distances);
    expect(least(moved)).toBeGreaterThan(0.99);
    expect(Math.min(...moved.map((spot) => milesApart(spot, city)))).toBeGreaterThan(1.99);
  });

  it('stay where they are when there is room', () => {
    const lonely = [
      { x: 0, y: 0 },
      { x: 1.5, y: 0 },
    ];
    expect(movedApart(lonely, [{ x: 9, y: 9 }], distances)).toEqual(lonely);
  });
});
