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
  /** Whether neighborhoods are named, and so are links, at this size. */
  readonly namesPlaces: boolean;
  /** Whether one without room for its name is a link too: it tells its name to a mouse, and a finger has none. */
  readonly pointsAtPlaces: boolean;
}

type Names = 'cities' | 'named' | 'all';

function level(
  sheet: Sheet,
  width: number,
  [cityType, placeType]: readonly [number, number],
  names: Names = 'all',
): Level {
  const pixelsPerMile = width / widthOf(sheet);
  return {
    className: `from-${width}`,
    pixelsPerMile,
    cityType,
    placeType,
    width,
    height: pixelsPerMile * heightOf(sheet),
    namesPlaces: names !== 'cities',
    pointsAtPlaces: names === 'all',
  };
}

const ON_PHONES: Sheet = { ...MIDLANDS, east: PHONE_EAST };

/** The sizes of the Midlands: a small phone, a phone, a tablet, a screen that has room for the key and the town. */
export const MIDLANDS_LEVELS: readonly Level[] = [
  level(ON_PHONES, 320, [12, 12], 'cities'),
  level(ON_PHONES, 385, [12, 12], 'cities'),
  level(ON_PHONES, 700, [13, 12]),
  level(MIDLANDS, 1100, [15, 12]),
];

/** The sizes of the town: a small phone, a phone or the corner of a screen, a tablet. */
export const TOWN_LEVELS: readonly Level[] = [
  level(TOWN, 320, [12, 12], 'named'),
  level(TOWN, 345, [12, 12]),
  level(TOWN, 385, [12, 12]),
];
