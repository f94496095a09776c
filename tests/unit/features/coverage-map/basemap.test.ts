import { describe, expect, it } from 'vitest';
import { RINGS, ringAnnotations } from '#features/coverage-map/annotations.ts';
import { project, sheetsOf, type Spot, unitsApart } from '#features/coverage-map/projection.ts';
import { distanceMiles, driveBand } from '#model/geography.ts';
import type { Line } from '#model/region.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const model = committedModel();
const { base, region } = model.business;
const { lakes, rivers } = model.map;
const { area } = sheetsOf(model.map, [], base);
const spots = (course: Line): Spot[] => course.map(([longitude, latitude]) => project({ latitude, longitude }, area));

/** Whether a position is inside a shore: a ray from it crosses the shore an odd number of times. */
function isWithin({ x, y }: Spot, shore: readonly Spot[]): boolean {
  const crossings = shore.filter((from, index) => {
    const to = shore[(index + 1) % shore.length]!;
    return from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
  });
  return crossings.length % 2 === 1;
}

describe('The lakes and rivers of the coverage map', () => {
  it('contain the points from which texts measure distances to water', () => {
    for (const { name, points } of region.waters) {
      const lake = lakes.find((candidate) => candidate.name === name);
      for (const point of points) {
        const [spot] = spots([[point[1], point[0]]]);
        const drawn =
          lake !== undefined
            ? isWithin(spot!, spots(lake.shore)) || spots(lake.shore).some((at) => unitsApart(at, spot!) < 1.5)
            : rivers.some(({ course }) => course.some((at) => at.join() === point.toReversed().join()));
        expect(drawn, `${name} at ${point.join()}`).toBe(true);
      }
    }
  });

  it('cover no city', () => {
    const covered = model.cities.filter(
      ({ coordinates }) =>
        coordinates !== null && lakes.some(({ shore }) => isWithin(project(coordinates, area), spots(shore))),
    );
    expect(covered.map(({ name }) => name)).toEqual([]);
  });
});

describe('The driving-time rings', () => {
  it('lie where a driving-time band ends, with its minutes as their label', () => {
    ringAnnotations(base, 1, area).forEach(({ at }, index) => {
      const { miles, minutes } = RINGS[index]!;
      expect(driveBand(miles - 0.01).minutes).toContain(/\d+/.exec(minutes)?.[0]);
      expect(driveBand(miles + 0.01).minutes).not.toBe(driveBand(miles - 0.01).minutes);
      expect(distanceMiles(base, at) / miles).toBeCloseTo(1, 1);
    });
  });
});
