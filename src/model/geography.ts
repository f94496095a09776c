/** A point on the earth, decimal degrees WGS 84. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How many degrees east of one longitude another is, at least -180 and below 180: 181 degrees east is 179 west. */
export function degreesEast(from: number, to: number): number {
  const difference = to - from;
  return difference - 360 * Math.floor((difference + 180) / 360);
}

/** Great-circle distance in statute miles (haversine, mean earth radius). */
export function distanceMiles(a: Coordinates, b: Coordinates): number {
  const dLatitude = radians(b.latitude - a.latitude);
  const dLongitude = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLongitude / 2) ** 2;
  // At the other end of the earth, rounding can bring it above 1, which has no arcsine.
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, h)));
}

/**
 * The distance in statute miles from a point to the meridian `degrees` (0 to 180) of longitude away: a lower bound for
 * every place on that meridian.
 */
export function milesToMeridian({ latitude }: Coordinates, degrees: number): number {
  // Beyond 90 degrees, a pole is the nearest point of the meridian.
  const angle = Math.cos(radians(latitude)) * Math.sin(radians(Math.min(90, degrees)));
  return EARTH_RADIUS_MILES * Math.asin(Math.min(1, angle));
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
