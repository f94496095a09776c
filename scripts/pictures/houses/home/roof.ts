import { clip, fade } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { line, polygon, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { courses, shingleCourses } from './courses.ts';
import { face, type Position, project, type Surface } from './perspective.ts';

/** Where the roof's eave, ridge and ends are, in feet. */
export const ROOF = { left: 2, right: 51, eave: [8.2, -1.3], ridge: [17, 14], behind: 29.3 } as const;
const SLOPE = Math.hypot(ROOF.ridge[0] - ROOF.eave[0], ROOF.ridge[1] - ROOF.eave[1]);

const TONE = '#69747b';

/** The main roof's front plane. */
const mainPlane: Surface = (along, up) => [
  along,
  ROOF.eave[0] + ((ROOF.ridge[0] - ROOF.eave[0]) * up) / SLOPE,
  ROOF.eave[1] + ((ROOF.ridge[1] - ROOF.eave[1]) * up) / SLOPE,
];

/** The outline of the main roof's front plane. */
export const MAIN_ROOF: readonly Position[] = [
  mainPlane(ROOF.left, 0),
  mainPlane(ROOF.right, 0),
  mainPlane(ROOF.right, SLOPE),
  mainPlane(ROOF.left, SLOPE),
];

/** The wing's gable: its eaves, peak and front, and where its ridge meets the main roof. */
export const GABLE = { left: 2.1, right: 16.9, foot: 8.0, middle: 9.5, peak: 12.7, front: -6, meets: 6.5 } as const;

/** The outline of the right slope of the wing's roof. */
export const WING_ROOF: readonly Position[] = [
  [GABLE.right, GABLE.foot, GABLE.front],
  [GABLE.right, GABLE.foot + 0.2, ROOF.eave[1]],
  [GABLE.middle, GABLE.peak, GABLE.meets],
  [GABLE.middle, GABLE.peak, GABLE.front],
];

const wingPlane: Surface = (along, up) => {
  const share = up / Math.hypot(GABLE.right - GABLE.middle, GABLE.peak - GABLE.foot);
  return [GABLE.right + (GABLE.middle - GABLE.right) * share, GABLE.foot + (GABLE.peak - GABLE.foot) * share, along];
};

const edge = (from: Position, to: Position, tone: string, width: number): Svg =>
  line(project(from), project(to), tone, width, { 'stroke-linecap': 'round' });

const cut = (places: readonly Position[], body: Svg): Svg => clip(polygon(places.map(project), '#000'), body);

/** The shingled roof with its ridge caps, without gutters. */
export function homeRoof(): Svg {
  const ridge = lit(TONE, 0.28);
  const sheen = fade('#fff3d2', 0.2, 0.02);
  return (
    courses(mainPlane, [ROOF.left, 0, ROOF.right - ROOF.left, SLOPE], shingleCourses(TONE, 11)) +
    sheen.defs +
    face(MAIN_ROOF, sheen.fill) +
    // The wing's gable shades the valley to its right.
    face(
      [
        [GABLE.right + 0.2, GABLE.foot + 0.3, ROOF.eave[1]],
        [GABLE.middle, GABLE.peak, GABLE.meets],
        [GABLE.middle + 1, GABLE.peak + 0.1, GABLE.meets],
        [GABLE.right + 4, GABLE.foot + 0.3, ROOF.eave[1]],
      ],
      PALETTE.river,
      0.24,
    ) +
    edge([ROOF.left, ROOF.ridge[0], ROOF.ridge[1]], [ROOF.right, ROOF.ridge[0], ROOF.ridge[1]], ridge, 9) +
    cut(
      WING_ROOF,
      courses(wingPlane, [GABLE.front, 0, GABLE.meets - GABLE.front, 9], shingleCourses(shaded(TONE, 0.2), 23)),
    ) +
    edge([GABLE.middle, GABLE.peak, GABLE.front], [GABLE.middle, GABLE.peak, GABLE.meets], ridge, 7)
  );
}

/** The soffits under the overhang of both gables. */
const soffits = (): Svg =>
  face(
    [
      [ROOF.right, ROOF.eave[0] - 0.3, ROOF.behind],
      [ROOF.right, ROOF.ridge[0], ROOF.ridge[1]],
      [ROOF.right - 1, ROOF.ridge[0] - 0.5, ROOF.ridge[1]],
      [ROOF.right - 1, ROOF.eave[0], ROOF.behind - 1.3],
    ],
    shaded(PALETTE.white, 0.42),
  ) +
  face(
    [
      [GABLE.left, GABLE.foot - 0.2, GABLE.front],
      [GABLE.middle, GABLE.peak, GABLE.front],
      [GABLE.right, GABLE.foot - 0.2, GABLE.front],
      [GABLE.right - 0.9, GABLE.foot + 0.3, GABLE.front + 1],
      [GABLE.middle, GABLE.peak - 0.2, GABLE.front + 1],
      [GABLE.left + 0.9, GABLE.foot + 0.3, GABLE.front + 1],
    ],
    shaded(PALETTE.white, 0.3),
  );

/** White rakes of both gables, with the soffits behind them. */
export const rakes = (): Svg =>
  soffits() +
  edge([ROOF.right, ROOF.eave[0], ROOF.eave[1]], [ROOF.right, ROOF.ridge[0], ROOF.ridge[1]], PALETTE.white, 8) +
  edge(
    [ROOF.right, ROOF.ridge[0], ROOF.ridge[1]],
    [ROOF.right, ROOF.eave[0], ROOF.behind],
    shaded(PALETTE.white, 0.12),
    7,
  ) +
  edge([GABLE.left, GABLE.foot, GABLE.front], [GABLE.middle, GABLE.peak, GABLE.front], PALETTE.white, 11) +
  edge(
    [GABLE.middle, GABLE.peak, GABLE.front],
    [GABLE.right, GABLE.foot, GABLE.front],
    shaded(PALETTE.white, 0.08),
    11,
  );

/** The outline of the gutter along the main eave, from the wing to the right end. */
export const GUTTER: readonly Position[] = [
  [GABLE.right - 0.4, ROOF.eave[0] - 0.45, ROOF.eave[1] - 0.1],
  [ROOF.right, ROOF.eave[0] - 0.45, ROOF.eave[1] - 0.1],
  [ROOF.right, ROOF.eave[0] + 0.12, ROOF.eave[1] - 0.1],
  [GABLE.right - 0.4, ROOF.eave[0] + 0.12, ROOF.eave[1] - 0.1],
];

/** The gutters along the main eave and the wing's side. */
export const gutters = (): Svg =>
  face(GUTTER, PALETTE.white) +
  face(
    GUTTER.map(([right, up, back], index): Position => [right, index < 2 ? up : up - 0.38, back]),
    shaded(PALETTE.white, 0.2),
  ) +
  edge(
    [GABLE.right, GABLE.foot - 0.1, GABLE.front],
    [GABLE.right, GABLE.foot + 0.1, ROOF.eave[1]],
    shaded(PALETTE.white, 0.1),
    9,
  );
