import { heightOf, MIDLANDS, PHONE_EAST, type Sheet, TOWN, widthOf } from './sheet.ts';

/** A size at which a sheet is shown: the more room, the more names. coverage-points.css has the same widths and types. */
export interface Level {
  /** Shows the names that fit from this size on: 'from-' and the sheet's width in pixels. */
  readonly className: string;
  readonly pixelsPerMile: number;
  /** Sizes of type in pixels. */
  readonly cityType: number;
  readonly placeType: number;
  /** What is seen of the sheet, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether neighborhoods are named at this size. */
  readonly namesPlaces: boolean;
}

function level(
  sheet: Sheet,
  width: number,
  [cityType, placeType]: readonly [number, number],
  names: 'cities' | 'all' = 'all',
): Level {
  const pixelsPerMile = width / widthOf(sheet);
  return {
    className: `from-${width}`,
    pixelsPerMile,
    cityType,
    placeType,
    width,
    height: pixelsPerMile * heightOf(sheet),
    namesPlaces: names === 'all',
  };
}

const ON_PHONES: Sheet = { ...MIDLANDS, east: PHONE_EAST };

/** The sizes of the Midlands: a phone, a tablet, a screen that has room for the key and the town on the sheet. */
export const MIDLANDS_LEVELS: readonly Level[] = [
  level(ON_PHONES, 345, [11, 11], 'cities'),
  level(ON_PHONES, 385, [12, 11], 'cities'),
  level(ON_PHONES, 700, [13, 12]),
  level(MIDLANDS, 1100, [15, 12]),
];

/** The sizes of the town: a small phone, a phone or the corner of a screen, a tablet. */
export const TOWN_LEVELS: readonly Level[] = [
  level(TOWN, 288, [10, 10]),
  level(TOWN, 345, [11, 11]),
  level(TOWN, 385, [12, 11]),
];
