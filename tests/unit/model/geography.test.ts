import { expect, it } from 'vitest';
import { distanceMiles, DRIVE_BANDS, driveBand } from '#model/geography.ts';

const COLUMBIA = { latitude: 34.0007, longitude: -81.0348 };
const AIKEN = { latitude: 33.5604, longitude: -81.7196 };

it('measures distances in miles, the same in both directions', () => {
  expect(distanceMiles(COLUMBIA, AIKEN)).toBeGreaterThan(52 * 0.95);
  expect(distanceMiles(COLUMBIA, AIKEN)).toBeLessThan(52 * 1.05);
  expect(distanceMiles(COLUMBIA, AIKEN)).toBeCloseTo(distanceMiles(AIKEN, COLUMBIA), 9);
  expect(distanceMiles(COLUMBIA, { ...COLUMBIA, latitude: COLUMBIA.latitude + 1 })).toBeCloseTo(69.1, 1);
  expect(distanceMiles(COLUMBIA, COLUMBIA)).toBe(0);
});

it('measures half the way around the earth to the point opposite Columbia', () => {
  expect(distanceMiles(COLUMBIA, { latitude: -34.0007, longitude: 98.9652 })).toBeCloseTo(Math.PI * 3958.8, 0);
});

it('assigns every distance a driving time that never shrinks with distance', () => {
  const positions = [0, 3.9, 4, 13.9, 14, 30, 45, 500].map((miles) => DRIVE_BANDS.indexOf(driveBand(miles)));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

it('gives 15-25 minutes for 8 miles, and another time for 1 and 40 miles', () => {
  expect(driveBand(8).minutes).toBe('15-25 minutes');
  expect(driveBand(1).minutes).not.toBe('15-25 minutes');
  expect(driveBand(40).minutes).not.toBe('15-25 minutes');
});
