import { type Coordinates, DRIVE_BANDS } from '#model/geography.ts';
import type { MapLabel } from '#model/region.ts';
import { textWidth } from './label-boxes.ts';
import type { Level } from './levels.ts';
import { isOn, project, type Sheet, unproject } from './projection.ts';
import type { Box } from './spatial-index.ts';

/** A text on the map that is not a link: a label of the region's map, or the driving time of a ring. */
export type Annotation = Omit<MapLabel, 'sheet' | 'style'> & { readonly style: MapLabel['style'] | 'word-ring' };

/** The edge of a band of driving time (docs/decisions/0008-drive-bands.md): a circle around the base. */
export interface Ring {
  /** The band's number, 1 the nearest. */
  readonly band: number;
  /** Its radius. */
  readonly miles: number;
  /** The drive to the ring, such as '25 min'. */
  readonly minutes: string;
}

/** The rings, the nearest first. The last band has no outer edge. */
export const RINGS: readonly Ring[] = DRIVE_BANDS.filter(({ untilMiles }) => Number.isFinite(untilMiles)).map(
  ({ untilMiles, minutes }, index) => ({
    band: index + 1,
    miles: untilMiles,
    minutes: `${/\d+(?=\D*$)/.exec(minutes)?.[0] ?? ''} min`,
  }),
);

/** The position of each ring's label: degrees clockwise from north, chosen where few places are. */
const BEARINGS = [128, 100, 40, 212];

/** The labels of the rings that are on a sheet, from the ring of band `first` outward. */
export function ringAnnotations(base: Coordinates, first: number, sheet: Sheet): Annotation[] {
  const { x, y } = project(base, sheet);
  return RINGS.slice(first - 1)
    .map(({ band, miles, minutes }): Annotation => {
      const bearing = ((BEARINGS[band - 1] ?? 0) * Math.PI) / 180;
      const radius = miles / sheet.milesPerUnit;
      const at = unproject({ x: x + Math.sin(bearing) * radius, y: y - Math.cos(bearing) * radius }, sheet);
      return { text: minutes, at, style: 'word-ring' };
    })
    .filter(({ at }) => isOn(at, sheet));
}

/** Font size of annotations in pixels, at every level. */
const TYPE = 12;

/**
 * The space that annotations take at a level, in pixels: a box per letter or so, because many are at an
 * angle.
 */
export function annotationBoxes(
  annotations: readonly Annotation[],
  sheet: Sheet,
  level: Level,
  levels: readonly Level[],
): Box[] {
  const reached = levels.slice(0, levels.indexOf(level) + 1).map(({ className }) => className);
  return annotations
    .filter(({ from }) => from === undefined || reached.includes(from))
    .flatMap(({ text, at: center, turn = 0 }) => {
      const spot = project(center, sheet);
      const length = textWidth(text) * TYPE;
      const pieces = Math.ceil(length / TYPE);
      const angle = (turn * Math.PI) / 180;
      return Array.from({ length: pieces }, (_, index) => {
        const along = -length / 2 + (length * (index + 0.5)) / pieces;
        const x = spot.x * level.pixelsPerUnit + Math.cos(angle) * along;
        const y = spot.y * level.pixelsPerUnit + Math.sin(angle) * along;
        return { left: x - TYPE / 2, top: y - TYPE / 2, right: x + TYPE / 2, bottom: y + TYPE / 2 };
      });
    });
}
