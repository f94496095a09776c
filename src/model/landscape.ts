import type { Characteristic } from './characteristic.ts';
import { type Coordinates, degreesEast, distanceMiles } from './geography.ts';

/** A lake or river, as points along its shore or course, a few miles apart: enough to say 'near'. */
export interface Water {
  /** With the article a sentence needs: 'the Saluda River', 'Lake Murray'. */
  readonly name: string;
  readonly points: readonly (readonly [latitude: number, longitude: number])[];
}

/** What pages say of a place on one side of a ground line. */
export interface Ground {
  /** On the place card: 'Piedmont, above the Fall Line'. */
  readonly card: string;
  /** On a city's page: 'It lies on Piedmont ground, northwest of the Fall Line.' */
  readonly sentence: string;
}

/** A boundary between two kinds of ground that crosses the region from west to east: the Fall Line. */
export interface GroundLine {
  readonly name: string;
  /** The legend of the coverage map: 'Fall Line: clay above it, sand below'. */
  readonly legend: string;
  /** From west to east. */
  readonly points: readonly (readonly [latitude: number, longitude: number])[];
  /** Places closer than this lie along the line. */
  readonly withinMiles: number;
  readonly north: Ground;
  readonly along: Ground;
  readonly south: Ground;
}

/** Advice on a characteristic, by service. */
export interface CharacteristicAdvice {
  readonly characteristic: Characteristic;
  /** The question template, with {place} and {gerund}. */
  readonly question: string;
  /** One to three sentences by service slug, without the place's name. A missing service is intentional. */
  readonly advice: Readonly<Partial<Record<string, string>>>;
}

/** What is known of a region's land: a pack in data/catalogue/region. */
export interface Landscape {
  readonly waters: readonly Water[];
  /** Null where no line divides the ground. */
  readonly groundLine: GroundLine | null;
  /** On characteristics that mean something in this region only. */
  readonly advice: readonly CharacteristicAdvice[];
}

/** A region without a pack: pages say nothing about its ground and its waters. */
export const UNKNOWN_LANDSCAPE: Landscape = { waters: [], groundLine: null, advice: [] };

/** The side of a ground line that a place is on; 'along' means close to it, where both kinds of ground occur. */
export type GroundSide = 'north' | 'along' | 'south';

/** The line's latitude at a longitude, clamped to its two ends. */
function latitudeOfLine({ points }: GroundLine, longitude: number): number {
  for (let index = 1; index < points.length; index += 1) {
    const [westLatitude, westLongitude] = points[index - 1]!;
    const [eastLatitude, eastLongitude] = points[index]!;
    if (longitude > eastLongitude) continue;
    const share = (longitude - westLongitude) / (eastLongitude - westLongitude);
    return westLatitude + Math.max(0, share) * (eastLatitude - westLatitude);
  }
  return points[points.length - 1]![0];
}

/** The side of a ground line that a place is on. Measures the distance along the meridian. */
export function groundSide(line: GroundLine, place: Coordinates): GroundSide {
  const crossing = { latitude: latitudeOfLine(line, place.longitude), longitude: place.longitude };
  if (distanceMiles(place, crossing) < line.withinMiles) return 'along';
  return place.latitude > crossing.latitude ? 'north' : 'south';
}

/** What pages say of the ground at a place; null where the region has no ground line, or the place no coordinates. */
export const groundAt = ({ groundLine }: Pick<Landscape, 'groundLine'>, place: Coordinates | null): Ground | null =>
  groundLine === null || place === null ? null : groundLine[groundSide(groundLine, place)];

const NEAR_WATER_MILES = 2;
const MILES_PER_DEGREE = 69;

/**
 * Miles from a place to the segment between two points. Planar: the earth's curvature is negligible at this
 * scale.
 */
function milesToSegment(place: Coordinates, from: readonly [number, number], to: readonly [number, number]): number {
  const shrink = Math.cos((place.latitude * Math.PI) / 180);
  const x = (longitude: number): number => degreesEast(place.longitude, longitude) * shrink * MILES_PER_DEGREE;
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
 * The region's nearest lake or river within two miles of a place; null when there is none, or the place has no
 * coordinates. The one source for what pages say is near: it says how far away the water is, and not that it
 * touches the place.
 */
export function waterNear({ waters }: Pick<Landscape, 'waters'>, place: Coordinates | null): NearWater | null {
  if (place === null) return null;
  // Cached, because the page of each service at a place asks.
  let known = knownWater.get(waters);
  if (known === undefined) knownWater.set(waters, (known = new WeakMap<Coordinates, NearWater | null>()));
  let found = known.get(place);
  if (found === undefined) known.set(place, (found = findWater(waters, place)));
  return found;
}

const knownWater = new WeakMap<readonly Water[], WeakMap<Coordinates, NearWater | null>>();

function findWater(waters: readonly Water[], place: Coordinates): NearWater | null {
  const [nearest] = waters
    .map((water) => ({ name: water.name, miles: milesToWater(place, water) }))
    .filter((water) => water.miles < NEAR_WATER_MILES)
    .sort((a, b) => a.miles - b.miles);
  return nearest === undefined ? null : { name: nearest.name, withinMiles: Math.max(1, Math.ceil(nearest.miles)) };
}
