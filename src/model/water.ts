import type { Coordinates } from './geography.ts';

/** A lake or river of the Midlands, by points along its shore or course. */
export interface Water {
  readonly name: string;
  readonly points: readonly (readonly [latitude: number, longitude: number])[];
}

/** The large waters, with points a few miles apart: good for 'near'. The coverage map adds shores and upper courses. */
export const WATERS: readonly Water[] = [
  {
    name: 'Lake Murray',
    points: [
      [34.052, -81.218],
      [34.03, -81.27],
      [34.1, -81.24],
      [34.13, -81.3],
      [34.09, -81.33],
      [34.02, -81.34],
      [34.12, -81.38],
      [34.085, -81.41],
      [34.02, -81.42],
      [34.1, -81.48],
      [34.07, -81.53],
    ],
  },
  {
    name: 'the Saluda River',
    points: [
      [34.045, -81.19],
      [34.03, -81.13],
      [34.015, -81.085],
      [34.006, -81.056],
    ],
  },
  {
    name: 'the Broad River',
    points: [
      [34.26, -81.33],
      [34.18, -81.23],
      [34.11, -81.13],
      [34.05, -81.08],
      [34.01, -81.056],
    ],
  },
  {
    name: 'the Congaree River',
    points: [
      [34.004, -81.052],
      [33.97, -81.04],
      [33.93, -81.02],
      [33.87, -80.98],
      [33.81, -80.87],
      [33.76, -80.63],
    ],
  },
  {
    name: 'Lake Wateree',
    points: [
      [34.335, -80.7],
      [34.38, -80.75],
      [34.43, -80.83],
    ],
  },
  {
    name: 'the Wateree River',
    points: [
      [34.3, -80.67],
      [34.245, -80.655],
      [34.1, -80.62],
      [33.95, -80.63],
      [33.76, -80.63],
    ],
  },
  {
    name: 'Lake Marion',
    points: [
      [33.63, -80.55],
      [33.57, -80.49],
      [33.5, -80.47],
    ],
  },
  { name: 'Lake Monticello', points: [[34.33, -81.3]] },
];

const NEAR_MILES = 2;
const MILES_PER_DEGREE = 69;

/** Miles from a place to the straight line between two points, flat: over a few miles the earth's curve is nothing. */
function milesToReach(place: Coordinates, from: readonly [number, number], to: readonly [number, number]): number {
  const shrink = Math.cos((place.latitude * Math.PI) / 180);
  const x = (longitude: number): number => (longitude - place.longitude) * shrink * MILES_PER_DEGREE;
  const y = (latitude: number): number => (latitude - place.latitude) * MILES_PER_DEGREE;
  const [ax, ay, bx, by] = [x(from[1]), y(from[0]), x(to[1]), y(to[0])];
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / length));
  return Math.hypot(ax + share * (bx - ax), ay + share * (by - ay));
}

/** Miles from a place to the nearest point of a water. */
function milesToWater(place: Coordinates, { points }: Water): number {
  return Math.min(...points.map((point, index) => milesToReach(place, points[index - 1] ?? point, point)));
}

/** The large water within two miles of a place, in words that fit a sentence; null where there is none. */
export function waterNear(place: Coordinates): string | null {
  const [nearest] = WATERS.map((water) => ({ name: water.name, miles: milesToWater(place, water) }))
    .filter((water) => water.miles < NEAR_MILES)
    .sort((a, b) => a.miles - b.miles);
  return nearest?.name ?? null;
}
