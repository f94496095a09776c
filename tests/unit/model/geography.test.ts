import { expect, it } from 'vitest';
import { distanceMiles, DRIVE_BANDS, driveBand } from '#model/geography.ts';

const COLUMBIA = { latitude: 34.0007, longitude: -81.0348 };
const AIKEN = { latitude: 33.5604, longitude: -81.7196 };

it('measures about 52 miles between Columbia and Aiken', () => {
  const miles = distanceMiles(COLUMBIA, AIKEN);
  expect(miles).toBeGreaterThan(52 * 0.95);
  expect(miles).toBeLessThan(52 * 1.05);
});

it('measures 69 miles per degree of latitude, and zero to the same place', () => {
  const north = { latitude: COLUMBIA.latitude + 1, longitude: COLUMBIA.longitude };
  expect(distanceMiles(COLUMBIA, north)).toBeCloseTo(69.1, 1);
  expect(distanceMiles(COLUMBIA, COLUMBIA)).toBe(0);
});

it('measures the same distance in both directions', () => {
  expect(distanceMiles(COLUMBIA, AIKEN)).toBeCloseTo(distanceMiles(AIKEN, COLUMBIA), 9);
});

it('assigns every distance a driving time that never shrinks with distance', () => {
  const positions = [0, 3.9, 4, 13.9, 14, 30, 45, 500].map((miles) => DRIVE_BANDS.indexOf(driveBand(miles)));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

it('says 15-25 minutes for places some miles away, not for the next street or county', () => {
  expect(driveBand(8).minutes).toBe('15-25 minutes');
  expect(driveBand(1).minutes).not.toBe('15-25 minutes');
  expect(driveBand(40).minutes).not.toBe('15-25 minutes');
});
