import { geoMercator, type GeoProjection } from 'd3-geo';
import { type Coordinates, degreesEast, distanceMiles } from '#model/geography.ts';
import type { Bounds, RegionMap } from '#model/region.ts';

/** A sheet of the map. */
export interface Sheet extends Bounds {
  /** From degrees to units right of and below the sheet's upper left corner, and back. */
  readonly projection: GeoProjection;
  /** In units. */
  readonly width: number;
  readonly height: number;
  /** The length of a unit. */
  readonly milesPerUnit: number;
}

/** A position on a sheet: units right of and below its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The sheets of a map. All have the same scale, so that lengths mean the same on each. */
export interface Sheets {
  /** The whole area. Its east, which has no places, has room for the legend and the inset. */
  readonly area: Sheet;
  /** The part of the area that a phone shows. */
  readonly onPhones: Sheet;
  /** The company's town and those that touch it, which are too close together for the whole area's sheet. */
  readonly town: Sheet;
  /** The parts of a wide sheet that the legend and the inset cover; coverage-sheets.css has the same shares. */
  readonly covered: readonly Sheet[];
}

const EARTH_RADIUS_MILES = 3958.8;

/**
 * The size of the area's sheet and of the town's in units, and what else lies on the former, as
 * coverage-sheets.css has it: trees, pictures and distances between dots are made for it. In the sample a unit
 * is a mile.
 */
const AREA = { width: 124.1, height: 86 } as const;
const TOWN = { width: 12.84, height: 12.44 } as const;
const PHONE_WIDTH = 105.2;
const KEY = { x: 101.2, y: 31.5 } as const;
const INSET = { x: 88, y: 55.7 } as const;

/** The share of its room that a fitted map leaves around its places. */
const MARGIN = 1.2;
/** The least width and height of what a fitted map shows, in miles. */
const LEAST_MILES = 8;

/**
 * A function that makes sheets of one scale. A mile is exactly a mile at the latitude. Longitudes count from the
 * meridian, so that the places of a region on both sides of the antimeridian are next to each other.
 */
function sheetMaker(trueLatitude: number, milesPerUnit: number, meridian: number): (bounds: Bounds) => Sheet {
  return (bounds) => {
    const projection = geoMercator()
      .rotate([-meridian, 0])
      .scale((EARTH_RADIUS_MILES / milesPerUnit) * Math.cos((trueLatitude * Math.PI) / 180))
      .center([degreesEast(meridian, bounds.west), bounds.north])
      .translate([0, 0]);
    const [width, height] = projection([bounds.east, bounds.south])!;
    return { ...bounds, projection, width, height, milesPerUnit };
  };
}

/** The sheets that a region's map gives. */
function givenSheets(
  { area, phonesEast, town, key, inset }: NonNullable<RegionMap['sheets']>,
  { longitude }: Coordinates,
): Sheets {
  const trueLatitude = Math.round(((area.south + area.north) / 2) * 100) / 100;
  const sheet = sheetMaker(trueLatitude, 1, longitude);
  return {
    area: sheet(area),
    onPhones: sheet({ ...area, east: phonesEast }),
    town: sheet(town),
    covered: [sheet(inset), sheet(key)],
  };
}

/** The sheets around places and base: all places on the part that a phone shows, the base in the town's middle. */
function fittedSheets(places: readonly Coordinates[], base: Coordinates): Sheets {
  const spots = [...places, base];
  const [latitudes, longitudes] = [
    spots.map((spot) => spot.latitude),
    spots.map((spot) => degreesEast(base.longitude, spot.longitude)),
  ];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const middle = { latitude: (south + north) / 2, longitude: base.longitude + (west + east) / 2 };
  const across = distanceMiles({ ...middle, longitude: west }, { ...middle, longitude: east });
  const upward = distanceMiles({ ...middle, latitude: south }, { ...middle, latitude: north });
  const milesPerUnit = Math.max(
    (Math.max(LEAST_MILES, across) * MARGIN) / PHONE_WIDTH,
    (Math.max(LEAST_MILES, upward) * MARGIN) / AREA.height,
  );
  const sheet = sheetMaker(middle.latitude, milesPerUnit, base.longitude);
  const center = sheet({
    west: middle.longitude,
    east: middle.longitude,
    south: middle.latitude,
    north: middle.latitude,
  });
  /** The bounds of a box in units around the middle of the places. */
  const bounds = (left: number, top: number, width: number, height: number): Bounds => {
    const [northwest, southeast] = [
      unproject({ x: left, y: top }, center),
      unproject({ x: left + width, y: top + height }, center),
    ];
    return {
      west: northwest.longitude,
      north: northwest.latitude,
      east: southeast.longitude,
      south: southeast.latitude,
    };
  };
  const [left, top] = [-PHONE_WIDTH / 2, -AREA.height / 2];
  const home = project(base, center);
  return {
    area: sheet(bounds(left, top, AREA.width, AREA.height)),
    onPhones: sheet(bounds(left, top, PHONE_WIDTH, AREA.height)),
    town: sheet(bounds(home.x - TOWN.width / 2, home.y - TOWN.height / 2, TOWN.width, TOWN.height)),
    covered: [
      sheet(bounds(left + INSET.x, top + INSET.y, AREA.width - INSET.x, AREA.height - INSET.y)),
      sheet(bounds(left + KEY.x, top, AREA.width - KEY.x, KEY.y)),
    ],
  };
}

/** The sheets of a region's map, or sheets that fit the places of a region without one. */
export const sheetsOf = (map: RegionMap, places: readonly Coordinates[], base: Coordinates): Sheets =>
  map.sheets === null ? fittedSheets(places, base) : givenSheets(map.sheets, base);

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
export function isOn(place: Coordinates, sheet: Sheet): boolean {
  const { x, y } = project(place, sheet);
  return x > 0 && x < sheet.width && y > 0 && y < sheet.height;
}

/** The distance between two positions on one sheet, in units. */
export const unitsApart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`;

/** Units as a share of a sheet's width, for an SVG attribute: '42.3%'. */
export const across = (length: number, { width }: Sheet): string => percent(length / width);

/** Units as a share of a sheet's height. */
export const down = (length: number, { height }: Sheet): string => percent(length / height);
