import type { Coordinates } from '#model/geography.ts';

/** The piece of the earth that a map shows, in degrees. */
export interface Sheet {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** A place on a sheet: miles to the right of its left edge and below its upper one. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The Midlands, with room in the east, where nobody is driven to, for the key and the sheet of the town. */
export const MIDLANDS: Sheet = { west: -81.965, east: -79.8, south: 33.3, north: 34.545 };

/** Columbia and the towns that touch it: too close together for the sheet of the Midlands. */
export const TOWN: Sheet = { west: -81.168, east: -80.944, south: 33.892, north: 34.072 };

/** Where the sheet of the Midlands ends on a phone: what lies east of it is land without a place. */
export const PHONE_EAST = -80.13;

/** The land that the sheet of the town and the key lie on where there is room for them; coverage-sheets.css has the same shares. */
export const CORNERS: { readonly town: Sheet; readonly key: Sheet } = {
  town: { west: -80.43, east: -79.8, south: 33.3, north: 33.74 },
  key: { west: -80.2, east: -79.8, south: 34.09, north: 34.545 },
};

const MILES_PER_DEGREE = (3958.8 * Math.PI) / 180;

/**
 * One shrinking of longitudes for every sheet, that of the latitude in the middle of the Midlands. Over their 86 miles it
 * is wrong by less than one in a hundred, so that distances may be read in any direction, and rings are circles.
 */
const SHRINK = Math.cos((33.92 * Math.PI) / 180);

/** A sheet's width in miles. */
export const widthOf = ({ west, east }: Sheet): number => (east - west) * MILES_PER_DEGREE * SHRINK;

/** A sheet's height in miles. */
export const heightOf = ({ south, north }: Sheet): number => (north - south) * MILES_PER_DEGREE;

/** Where a place lies on a sheet, or beyond its edges. */
export function project({ latitude, longitude }: Coordinates, sheet: Sheet): Spot {
  return {
    x: (longitude - sheet.west) * MILES_PER_DEGREE * SHRINK,
    y: (sheet.north - latitude) * MILES_PER_DEGREE,
  };
}

/** Whether a place lies on a sheet. */
export const isOn = ({ latitude, longitude }: Coordinates, { west, east, south, north }: Sheet): boolean =>
  longitude > west && longitude < east && latitude > south && latitude < north;

/** The piece of the earth round a place, by half its width and height in miles. */
export const around = ({ latitude, longitude }: Coordinates, [across, along]: readonly [number, number]): Sheet => ({
  west: longitude - across / (MILES_PER_DEGREE * SHRINK),
  east: longitude + across / (MILES_PER_DEGREE * SHRINK),
  south: latitude - along / MILES_PER_DEGREE,
  north: latitude + along / MILES_PER_DEGREE,
});

/** Miles between two spots of one sheet. */
export const milesApart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

const percent = (share: number, digits: number): string => `${Number((share * 100).toFixed(digits))}%`;

/** Miles as a share of a sheet's width, for an SVG attribute: '42.3%'. */
export const across = (miles: number, sheet: Sheet): string => percent(miles / widthOf(sheet), 1);

/** Miles as a share of a sheet's height. */
export const down = (miles: number, sheet: Sheet): string => percent(miles / heightOf(sheet), 1);

/** Miles as a share of what SVG measures radii by: the side of a square with the sheet's diagonal. */
export const radius = (miles: number, sheet: Sheet): string =>
  percent((miles * Math.SQRT2) / Math.hypot(widthOf(sheet), heightOf(sheet)), 2);

/** Where a sheet lies on another, as the attributes of a box. */
export function boxOn(inner: Sheet, sheet: Sheet) {
  const { x, y } = project({ latitude: inner.north, longitude: inner.west }, sheet);
  return {
    x: across(x, sheet),
    y: down(y, sheet),
    width: across(widthOf(inner), sheet),
    height: down(heightOf(inner), sheet),
  };
}
