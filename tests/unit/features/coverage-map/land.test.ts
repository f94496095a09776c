import { describe, expect, it } from 'vitest';
import { LAKES, type Line, RIVERS } from '#features/coverage-map/basemap.ts';
import { RINGS, ringAnnotations } from '#features/coverage-map/annotations.ts';
import { MIDLANDS, milesApart, project, type Spot } from '#features/coverage-map/sheet.ts';
import { softLine, softShape } from '#features/coverage-map/soft-path.ts';
import { distanceMiles, driveBand, WATERS } from '#model/geography.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const model = committedModel();
const { base } = model.business;
const spots = (course: Line): Spot[] =>
  course.map(([longitude, latitude]) => project({ latitude, longitude }, MIDLANDS));

/** Whether a spot lies within a shore: a ray from it crosses the shore an odd number of times. */
function isWithin({ x, y }: Spot, shore: readonly Spot[]): boolean {
  const crossings = shore.filter((from, index) => {
    const to = shore[(index + 1) % shore.length]!;
    return from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
  });
  return crossings.length % 2 === 1;
}

describe('The waters of the map', () => {
  it('lie where the words say they are near', () => {
    for (const { name, points } of WATERS) {
      const lake = LAKES.find((candidate) => candidate.name === name);
      for (const point of points) {
        const [spot] = spots([[point[1], point[0]]]);
        const drawn =
          lake !== undefined
            ? isWithin(spot!, spots(lake.shore)) || spots(lake.shore).some((at) => milesApart(at, spot!) < 1.5)
            : RIVERS.some(({ course }) => course.some((at) => at.join() === point.toReversed().join()));
        expect(drawn, `${name} at ${point.join()}`).toBe(true);
      }
    }
  });

  it('keep the shores of Lake Murray and Lake Monticello within four miles of where the words know them', () => {
    for (const name of ['Lake Murray', 'Lake Monticello']) {
      const known = spots(
        WATERS.find((water) => water.name === name)!.points.map(([latitude, longitude]) => [longitude, latitude]),
      );
      const far = spots(LAKES.find((lake) => lake.name === name)!.shore).map((at) =>
        Math.min(...known.map((point) => milesApart(at, point))),
      );
      expect(Math.max(...far), name).toBeLessThan(4);
    }
  });

  it('drown no city', () => {
    const drowned = model.cities.filter(
      ({ coordinates }) =>
        coordinates !== null && LAKES.some(({ shore }) => isWithin(project(coordinates, MIDLANDS), spots(shore))),
    );
    expect(drowned.map(({ name }) => name)).toEqual([]);
  });
});

describe('The rings of the map', () => {
  it('lie where a band of driving time ends, and say when', () => {
    for (const { miles, minutes } of RINGS) {
      expect(driveBand(miles - 0.01).minutes).toContain(/\d+/.exec(minutes)?.[0]);
      expect(driveBand(miles + 0.01).minutes).not.toBe(driveBand(miles - 0.01).minutes);
    }
    expect(RINGS.map(({ minutes }) => minutes)).toEqual(['15 min', '25 min', '40 min', '60 min']);
  });

  it('have their times written on them', () => {
    ringAnnotations(base, 1).forEach(({ at }, index) => {
      expect(distanceMiles(base, at) / RINGS[index]!.miles).toBeCloseTo(1, 1);
    });
  });
});

describe('A soft line', () => {
  const course: Line = [
    [-81, 34],
    [-80.9, 34.2],
    [-80.7, 34.1],
    [-80.8, 33.9],
  ];
  const numbers = (d: string): number[] => (d.match(/-?\d+/g) ?? []).map(Number);
  /** Where the pen stops: the start, and the last pair of each step. */
  const end = (d: string): number[] => {
    const [start, ...steps] = d.split(/(?=[qlz])/).map(numbers);
    return steps.reduce(
      (pen, step) => (step.length === 0 ? pen : pen.map((at, axis) => at + step.at(axis - 2)!)),
      start!,
    );
  };

  it('begins and ends where its course does', () => {
    const [first, last] = [spots(course)[0]!, spots(course).at(-1)!];
    const d = softLine(course, MIDLANDS);
    expect(numbers(d).slice(0, 2)).toEqual([Math.round(first.x * 10), Math.round(first.y * 10)]);
    expect(end(d)).toEqual([Math.round(last.x * 10), Math.round(last.y * 10)]);
  });

  it('comes back to its beginning round a shore', () => {
    const d = softShape(course, MIDLANDS);
    expect(end(d)).toEqual(numbers(d).slice(0, 2));
  });

  it('is nothing for no course', () => {
    expect([softLine([], MIDLANDS), softShape([], MIDLANDS)]).toEqual(['', '']);
  });
});
