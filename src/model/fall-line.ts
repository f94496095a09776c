import { type Coordinates, distanceMiles } from './geography.ts';

/** Which side of the Fall Line a place lies on; 'along' within four miles of it, where both soils meet. */
export type FallLineSide = 'piedmont' | 'along' | 'sandhills';

/**
 * The Fall Line through the Midlands, south-west to north-east: where the Piedmont's clay meets the sand, from North
 * Augusta along the Ridge (Johnston, Batesburg-Leesville), past Lexington, Columbia and Camden to Cheraw. Drawn from the rivers' last rapids and the
 * edge of the Sandhills, to about three miles.
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

const NEAR_MILES = 4;

/** The line's latitude at a longitude; beyond its ends, that of the end. */
function latitudeOfLine(longitude: number): number {
  for (let index = 1; index < FALL_LINE.length; index += 1) {
    const west = FALL_LINE[index - 1]!;
    const east = FALL_LINE[index]!;
    if (longitude > east.longitude) continue;
    const share = (longitude - west.longitude) / (east.longitude - west.longitude);
    return west.latitude + Math.max(0, share) * (east.latitude - west.latitude);
  }
  return FALL_LINE[FALL_LINE.length - 1]!.latitude;
}

/** The side of the Fall Line a place lies on. The distance is measured due north or south of it. */
export function fallLineSide(place: Coordinates): FallLineSide {
  const crossing = { latitude: latitudeOfLine(place.longitude), longitude: place.longitude };
  if (distanceMiles(place, crossing) < NEAR_MILES) return 'along';
  return place.latitude > crossing.latitude ? 'piedmont' : 'sandhills';
}
