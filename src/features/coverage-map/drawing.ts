import type { Coordinates } from '#model/geography.ts';
import {
  drawSheet,
  type DrawnSheet,
  type MapCity,
  type MapNeighborhood,
  type MapPlace,
  type Plan,
} from './drawn-sheet.ts';
import { type Level, MIDLANDS_LEVELS, TOWN_LEVELS } from './levels.ts';
import { PICTURES } from './pictures.ts';
import { around, CORNERS, isOn, MIDLANDS, milesApart, project, type Sheet, TOWN } from './sheet.ts';
import { MIDLANDS_ANNOTATIONS, ringAnnotations, TOWN_ANNOTATIONS } from './annotations.ts';

/** A place whose coordinates may be unknown: it then stands in the list alone. */
export type Unlocated<T extends MapPlace> = Omit<T, 'coordinates'> & { readonly coordinates: Coordinates | null };

/** The coverage map: the Midlands, and the town that is too crowded for that sheet. */
export interface Drawing {
  readonly midlands: DrawnSheet;
  readonly town: DrawnSheet;
}

const WIDEST = MIDLANDS_LEVELS.at(-1);

/** The pin of components/Coverage.astro in pixels, as a box whose middle is above the base. */
const PIN = { above: 15, halfWidth: 10, halfHeight: 14 } as const;
const DEGREES_PER_MILE = 1 / 69.1;

const PICTURE_SHEETS = PICTURES.map(({ at, half }) => around(at, half));

const midlandsPlan = (base: Coordinates): Plan => ({
  sheet: MIDLANDS,
  levels: MIDLANDS_LEVELS,
  annotations: [...MIDLANDS_ANNOTATIONS, ...ringAnnotations(base, 2)],
  apart: { among: 0.85, fromFixed: 1.1 },
  covered: (level) => [TOWN, ...PICTURE_SHEETS, ...(level === WIDEST ? [CORNERS.town, CORNERS.key] : [])],
});

/** What the pin on the base takes at a size. */
function pinAt(base: Coordinates, { pixelsPerMile }: Level): Sheet {
  const middle = { ...base, latitude: base.latitude + (PIN.above / pixelsPerMile) * DEGREES_PER_MILE };
  return around(middle, [PIN.halfWidth / pixelsPerMile, PIN.halfHeight / pixelsPerMile]);
}

const townPlan = (base: Coordinates): Plan => ({
  sheet: TOWN,
  levels: TOWN_LEVELS,
  annotations: [...TOWN_ANNOTATIONS, ...ringAnnotations(base, 1).slice(0, 1)],
  apart: { among: 0.85, fromFixed: 0.93 },
  covered: (level) => [pinAt(base, level)],
});

const isLocated = <T extends MapPlace>(place: T | Unlocated<T>): place is T => place.coordinates !== null;

/** Draws the two sheets. Each place stands on one of them; one without coordinates, or beyond the edges, on none. */
export function drawCoverage(
  cities: readonly Unlocated<MapCity>[],
  places: readonly Unlocated<MapNeighborhood>[],
  base: Coordinates,
): Drawing {
  const fromBase = ({ coordinates }: MapPlace): number =>
    milesApart(project(coordinates, MIDLANDS), project(base, MIDLANDS));
  // The order in which a keyboard meets them: the nearest first, as in the list.
  const nearestFirst = cities.filter((city) => isLocated<MapCity>(city)).toSorted((a, b) => fromBase(a) - fromBase(b));
  const located = places.filter((place) => isLocated<MapNeighborhood>(place));
  const isInTown = ({ coordinates }: MapPlace): boolean => isOn(coordinates, TOWN);
  const isAround = ({ coordinates }: MapPlace): boolean => isOn(coordinates, MIDLANDS) && !isOn(coordinates, TOWN);
  return {
    midlands: drawSheet(nearestFirst.filter(isAround), located.filter(isAround), midlandsPlan(base)),
    town: drawSheet(nearestFirst.filter(isInTown), located.filter(isInTown), townPlan(base)),
  };
}
