import { expect, test } from 'vitest';
import { nextDoor } from '#scripts/audit/uniqueness/next-door.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test('the three nearest places live next door, nearest first', () => {
  const street = [0, 0.05, 0.01, 0.2, 0.03].map((east) => at(34, -81 + east));
  expect(nextDoor(street)[0]).toEqual([2, 4, 1]);
  expect(nextDoor(street)[3]).toEqual([1, 4, 2]);
});

test('a degree to the east is nearer than a degree to the north', () => {
  expect(nextDoor([at(34, -81), at(34.9, -81), at(34, -80)])[0]).toEqual([2, 1]);
});

test('a place without coordinates has no neighbors and is nobody’s', () => {
  expect(nextDoor([at(34, -81), null, at(34, -80)])).toEqual([[2], [], [0]]);
});
