import { type Coordinates, DRIVE_BANDS } from '#model/geography.ts';
import type { Word } from './words.ts';

/** The edge of a band of driving time (docs/decisions/0008-drive-bands.md): a ring round the base. */
export interface Ring {
  /** The band's number, 1 the nearest. */
  readonly band: number;
  readonly miles: number;
  /** How long the drive to the ring is. */
  readonly minutes: string;
}

/** The rings, the nearest first. The last band has no edge. */
export const RINGS: readonly Ring[] = DRIVE_BANDS.filter(({ untilMiles }) => Number.isFinite(untilMiles)).map(
  ({ untilMiles, minutes }, index) => ({
    band: index + 1,
    miles: untilMiles,
    minutes: `${/\d+(?=\D*$)/.exec(minutes)?.[0] ?? ''} min`,
  }),
);

const MILES_PER_DEGREE = 69.1;

/** Where on its ring a time is written: degrees clockwise from north, where few places lie. */
const BEARINGS = [128, 100, 40, 212];

/** The times on the rings, from the `first` ring on. */
export function ringWords(base: Coordinates, first: number): Word[] {
  return RINGS.slice(first - 1).map(({ band, miles, minutes }) => {
    const bearing = ((BEARINGS[band - 1] ?? 0) * Math.PI) / 180;
    const degrees = miles / MILES_PER_DEGREE;
    const shrink = Math.cos((base.latitude * Math.PI) / 180);
    return {
      text: minutes,
      at: {
        latitude: base.latitude + Math.cos(bearing) * degrees,
        longitude: base.longitude + (Math.sin(bearing) * degrees) / shrink,
      },
      kind: 'word-ring',
    };
  });
}
