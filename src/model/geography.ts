/** A point on the earth, decimal degrees WGS 84. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in statute miles (haversine, mean earth radius). */
export function distanceMiles(a: Coordinates, b: Coordinates): number {
  const dLatitude = radians(b.latitude - a.latitude);
  const dLongitude = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLongitude / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(h));
}

/** A band of driving times: the time in words, and the distance in miles at which the band ends. */
export interface DriveBand {
  readonly untilMiles: number;
  readonly minutes: string;
}

/**
 * Driving times by straight-line distance: town streets near the base, interstate and two-lane roads farther
 * out. The second band is the specification's 'travel time 15-25 minutes' (section 9).
 */
export const DRIVE_BANDS: readonly DriveBand[] = [
  { untilMiles: 4, minutes: 'under 15 minutes' },
  { untilMiles: 11, minutes: '15-25 minutes' },
  { untilMiles: 20, minutes: '25-40 minutes' },
  { untilMiles: 33, minutes: '40-60 minutes' },
  { untilMiles: Infinity, minutes: 'an hour or more' },
];

/** The band a distance in miles falls in. */
export function driveBand(miles: number): DriveBand {
  return DRIVE_BANDS.find((band) => miles < band.untilMiles) ?? DRIVE_BANDS[DRIVE_BANDS.length - 1]!;
}

/**
 * The side of the Fall Line that a place is on; 'along' means within four miles of it, where both soils
 * occur.
 */
export type FallLineSide = 'piedmont' | 'along' | 'sandhills';

/**
 * The Fall Line through the Midlands, southwest to northeast: the boundary between the Piedmont's clay and
 * the sand, from North Augusta along the Ridge (Johnston, Batesburg-Leesville), past Lexington, Columbia and
 * Camden to Cheraw. Traced from the rivers' last rapids and the edge of the Sandhills; accurate to about
 * three miles.
 */
export const FALL_LINE: readonly Coordinates[] = [
  { latitude: 33.5, longitude: -81.97 },
  { latitude: 33.83, longitude: -81.8 },
  { latitude: 33.88, longitude: -81.65 },
  { latitude: 33.93, longitude: -81.5 },
  { latitude: 33.98, longitude: -81.25 },
  { latitude: 34.02, longitude: -81.05 },
  { latitude: 34.15, longitude: -80.87 },
  { latitude: 34.26, longitude: -80.66 },
  { latitude: 34.47, longitude: -80.25 },
  { latitude: 34.7, longitude: -79.9 },
];

const FALL_LINE_MILES = 4;

/** The line's latitude at a longitude, clamped to its two ends. */
function fallLineLatitude(longitude: number): number {
  for (let index = 1; index < FALL_LINE.length; index += 1) {
    const west = FALL_LINE[index - 1]!;
    const east = FALL_LINE[index]!;
    if (longitude > east.longitude) continue;
    const share = (longitude - west.longitude) / (east.longitude - west.longitude);
    return west.latitude + Math.max(0, share) * (east.latitude - west.latitude);
  }
  return FALL_LINE[FALL_LINE.length - 1]!.latitude;
}

/** The side of the Fall Line that a place is on. Measures the distance along the meridian. */
export function fallLineSide(place: Coordinates): FallLineSide {
  const crossing = { latitude: fallLineLatitude(place.longitude), longitude: place.longitude };
  if (distanceMiles(place, crossing) < FALL_LINE_MILES) return 'along';
  return place.latitude > crossing.latitude ? 'piedmont' : 'sandhills';
}

/** A lake or river of the Midlands, as points along its shore or course. */
export interface Water {
  readonly name: string;
  readonly points: readonly (readonly [latitude: number, longitude: number])[];
}

/**
 * The large lakes and rivers. Points are a few miles apart: enough to say 'near'. The coverage map adds
 * detail.
 */
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

const NEAR_WATER_MILES = 2;
const MILES_PER_DEGREE = 69;

/**
 * Miles from a place to the segment between two points. Planar: the earth's curvature is negligible at this
 * scale.
 */
function milesToSegment(place: Coordinates, from: readonly [number, number], to: readonly [number, number]): number {
  const shrink = Math.cos((place.latitude * Math.PI) / 180);
  const x = (longitude: number): number => (longitude - place.longitude) * shrink * MILES_PER_DEGREE;
  const y = (latitude: number): number => (latitude - place.latitude) * MILES_PER_DEGREE;
  const [ax, ay, bx, by] = [x(from[1]), y(from[0]), x(to[1]), y(to[0])];
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / length));
  return Math.hypot(ax + share * (bx - ax), ay + share * (by - ay));
}

/** Miles from a place to the nearest point of a lake or river. */
function milesToWater(place: Coordinates, { points }: Water): number {
  return Math.min(...points.map((point, index) => milesToSegment(place, points[index - 1] ?? point, point)));
}

/** A lake or river near a place. */
export interface NearWater {
  /** With the article a sentence needs: 'the Saluda River', 'Lake Murray'. */
  readonly name: string;
  /** The distance, rounded up to a mile. */
  readonly withinMiles: number;
}

/**
 * The nearest lake or river within two miles; null when there is none. The one source for what pages say is
 * near: it says how far away the water is, and not that it touches the place.
 */
export function waterNear(place: Coordinates): NearWater | null {
  const [nearest] = WATERS.map((water) => ({ name: water.name, miles: milesToWater(place, water) }))
    .filter((water) => water.miles < NEAR_WATER_MILES)
    .sort((a, b) => a.miles - b.miles);
  return nearest === undefined ? null : { name: nearest.name, withinMiles: Math.max(1, Math.ceil(nearest.miles)) };
}
