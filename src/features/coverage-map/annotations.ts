import { type Coordinates, DRIVE_BANDS } from '#model/geography.ts';
import { textWidth } from './label-boxes.ts';
import type { Level } from './levels.ts';
import { MIDLANDS, project, type Sheet, unproject } from './projection.ts';
import type { Box } from './spatial-index.ts';

/**
 * A text on the map that is not a link: the name of a lake, a river, an interstate or the Fall Line, or the
 * driving time of a ring.
 */
export interface Annotation {
  readonly text: string;
  /** Its center. */
  readonly at: Coordinates;
  /** The class that styles it in coverage-points.css. */
  readonly kind: 'word-lake' | 'word-river' | 'word-line' | 'word-road' | 'word-ring';
  /** Rotation in degrees, clockwise. */
  readonly turn?: number;
  /** The smallest level that shows it; undefined for all levels. */
  readonly from?: 'from-385' | 'from-700' | 'from-1100';
}

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

export const MIDLANDS_ANNOTATIONS: readonly Annotation[] = [
  { text: 'Lake Murray', at: at(34.064, -81.4), kind: 'word-lake', from: 'from-385' },
  { text: 'Lake Marion', at: at(33.585, -80.5), kind: 'word-lake' },
  { text: 'Lake Wateree', at: at(34.445, -80.74), kind: 'word-lake', from: 'from-700' },
  { text: 'Lake Monticello', at: at(34.42, -81.31), kind: 'word-lake', from: 'from-1100' },
  { text: 'Saluda River', at: at(34.1, -81.72), kind: 'word-river', turn: 22, from: 'from-700' },
  { text: 'Broad River', at: at(34.475, -81.395), kind: 'word-river', turn: 80, from: 'from-700' },
  { text: 'Congaree River', at: at(33.79, -80.79), kind: 'word-river', turn: 14, from: 'from-1100' },
  { text: 'Wateree River', at: at(34.03, -80.603), kind: 'word-river', turn: 90, from: 'from-1100' },
  { text: 'North Fork Edisto', at: at(33.665, -81.25), kind: 'word-river', turn: 28, from: 'from-700' },
  { text: 'South Fork Edisto', at: at(33.43, -81.25), kind: 'word-river', turn: 29, from: 'from-700' },
  { text: 'Lynches River', at: at(34.3, -80.165), kind: 'word-river', turn: 68, from: 'from-1100' },
  { text: 'Fall Line', at: at(34.42, -80.385), kind: 'word-line', turn: -34 },
  { text: 'I-20', at: at(34.185, -80.32), kind: 'word-road', from: 'from-700' },
  { text: 'I-26', at: at(33.62, -80.855), kind: 'word-road', from: 'from-700' },
  { text: 'I-77', at: at(34.47, -80.98), kind: 'word-road', from: 'from-700' },
];

export const TOWN_ANNOTATIONS: readonly Annotation[] = [
  { text: 'Saluda River', at: at(34.031, -81.116), kind: 'word-river', turn: 11 },
  { text: 'Broad River', at: at(34.051, -81.072), kind: 'word-river', turn: 53 },
  { text: 'Congaree River', at: at(33.931, -81.009), kind: 'word-river', turn: 68 },
];

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

/** The labels of the rings, from the ring of band `first` outward. */
export function ringAnnotations(base: Coordinates, first: number): Annotation[] {
  const { x, y } = project(base, MIDLANDS);
  return RINGS.slice(first - 1).map(({ band, miles, minutes }) => {
    const bearing = ((BEARINGS[band - 1] ?? 0) * Math.PI) / 180;
    const at = unproject({ x: x + Math.sin(bearing) * miles, y: y - Math.cos(bearing) * miles }, MIDLANDS);
    return { text: minutes, at, kind: 'word-ring' };
  });
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
        const x = spot.x * level.pixelsPerMile + Math.cos(angle) * along;
        const y = spot.y * level.pixelsPerMile + Math.sin(angle) * along;
        return { left: x - TYPE / 2, top: y - TYPE / 2, right: x + TYPE / 2, bottom: y + TYPE / 2 };
      });
    });
}
