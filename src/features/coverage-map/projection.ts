import { geoMercator, type GeoProjection } from 'd3-geo';
import type { Coordinates } from '#model/geography.ts';

/** A bounding box in degrees. */
interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** A sheet of the map. */
export interface Sheet extends Bounds {
  /** From degrees to miles right of and below the sheet's upper left corner, and back. */
  readonly projection: GeoProjection;
  /** Miles. */
  readonly width: number;
  readonly height: number;
}

/** A position on a sheet: miles right of and below its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const EARTH_RADIUS_MILES = 3958.8;
/**
 * The middle of the Midlands: a mile is exactly a mile there, and within one in a hundred on either sheet.
 */
const TRUE_LATITUDE = 33.92;

/** A sheet of these edges. All sheets have the same scale, so that lengths in miles mean the same on each. */
function sheet(bounds: Bounds): Sheet {
  const projection = geoMercator()
    .scale(EARTH_RADIUS_MILES * Math.cos((TRUE_LATITUDE * Math.PI) / 180))
    .center([bounds.west, bounds.north])
    .translate([0, 0]);
  const [width, height] = projection([bounds.east, bounds.south])!;
  return { ...bounds, projection, width, height };
}

/**
 * The Midlands. The east, which has no places, has room for the legend and the inset of Columbia.
 */
export const MIDLANDS = sheet({ west: -81.965, east: -79.8, south: 33.3, north: 34.545 });

/** The part of the Midlands that a phone shows: there are no places east of it. */
export const MIDLANDS_ON_PHONES = sheet({ ...MIDLANDS, east: -80.13 });

/** Columbia and the towns that touch it, which are too close together for the sheet of the Midlands. */
export const TOWN = sheet({ west: -81.168, east: -80.944, south: 33.892, north: 34.072 });

/**
 * The parts of a wide sheet of the Midlands that the legend and the inset of Columbia cover;
 * coverage-sheets.css has the same shares.
 */
export const KEY_CORNER = sheet({ west: -80.2, east: -79.8, south: 34.09, north: 34.545 });
export const TOWN_CORNER = sheet({ west: -80.43, east: -79.8, south: 33.3, north: 33.74 });

/** The position of a place on a sheet, or beyond its edges. */
export function project({ latitude, longitude }: Coordinates, { projection }: Sheet): Spot {
  const [x, y] = projection([longitude, latitude])!;
  return { x, y };
}

/** The place at a position: the inverse of `project`. */
export function unproject({ x, y }: Spot, { projection }: Sheet): Coordinates {
  const [longitude, latitude] = projection.invert!([x, y])!;
  return { latitude, longitude };
}

/** Whether a place is on a sheet. */
export const isOn = ({ latitude, longitude }: Coordinates, { west, east, south, north }: Sheet): boolean =>
  longitude > west && longitude < east && latitude > south && latitude < north;

/** Miles between two positions on one sheet. */
export const milesApart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`;

/** Miles as a share of a sheet's width, for an SVG attribute: '42.3%'. */
export const across = (miles: number, { width }: Sheet): string => percent(miles / width);

/** Miles as a share of a sheet's height. */
export const down = (miles: number, { height }: Sheet): string => percent(miles / height);
