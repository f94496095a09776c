import { clip, glow, fade } from '#scripts/pictures/drawing/paint.ts';
import { lit, mix, PALETTE, shaded, sunlit } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, group, line, path, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brickCourses, courses } from './courses.ts';
import { homeDoor, lantern, panel } from './openings.ts';
import {
  face,
  frontPlane,
  unitsPerFoot,
  horizontalPlane,
  rectangleOn,
  type Position,
  sidePlane,
  project,
} from './perspective.ts';
import { BRICK, HOUSE } from './walls.ts';

const { left, right, back, floor } = HOUSE.porch;
const WIDE = right - left;

/** The opening of the porch in the front wall. */
export const PORCH_OPENING: readonly Position[] = rectangleOn(frontPlane(0), left, 0, WIDE, HOUSE.tall);

/** The porch's floor and two steps: the surfaces that get grimy. */
export const STEPS: readonly (readonly Position[])[] = [
  rectangleOn(horizontalPlane(floor), left, -0.4, WIDE, back + 0.4),
  rectangleOn(frontPlane(-0.4), left, 0, WIDE, floor),
  rectangleOn(horizontalPlane(0.68), 26.7, -1.6, 6, 1.2),
  rectangleOn(frontPlane(-1.6), 26.7, 0.34, 6, 0.34),
  rectangleOn(horizontalPlane(0.34), 26.2, -2.8, 7, 1.2),
  rectangleOn(frontPlane(-2.8), 26.2, 0, 7, 0.34),
];

/** A rocking chair, its base at 0, 0: 40 wide, 70 tall. */
const rocker = (tone: string): Svg =>
  group(
    {},
    ellipse(2, 1, 26, 4, PALETTE.river, { opacity: 0.3 }),
    path('M-22 -2C-10 4 10 4 24 -4', 'none', { stroke: shaded(tone, 0.25), 'stroke-width': 3.4 }),
    rect(-19, -70, 4, 68, tone),
    rect(15, -70, 4, 68, shaded(tone, 0.12)),
    repeat(5, (index) => rect(-13 + index * 6.4, -66, 3, 36, index < 2 ? lit(tone, 0.3) : shaded(tone, 0.08))),
    rect(-19, -70, 38, 5, lit(tone, 0.3)),
    polygon(
      [
        [-20, -30],
        [19, -30],
        [24, -22],
        [-24, -22],
      ],
      lit(tone, 0.2),
    ),
    rect(-24, -22, 48, 4, shaded(tone, 0.24)),
    rect(-25, -44, 5, 40, lit(tone, 0.25)),
    rect(20, -44, 5, 40, shaded(tone, 0.2)),
  );

/** A fern in a hanging basket, its hook at 0, 0: 44 wide. */
const fern = (): Svg =>
  line([0, 0], [0, 22], PALETTE.ink, 1.4) +
  repeat(13, (index) =>
    path('M0 0C10 -10 22 -6 28 12C18 2 8 2 0 6Z', index % 2 === 0 ? PALETTE.leaf : sunlit(PALETTE.leaf, 0.35), {
      transform: `translate(0 26) rotate(${index * 17 - 190})`,
    }),
  ) +
  ellipse(0, 30, 10, 6, PALETTE.bark);

/** The inside of the porch: walls, door, lamp, floor, ceiling. */
function inside(): Svg {
  const dusk = fade(PALETTE.river, 0.62, 0.4, 0.34);
  const lamp = glow('#ffd98a', 0.5);
  const [lampX, lampY] = project([28.6, 6.2, back]);
  return (
    courses(frontPlane(back), [left, floor, WIDE, 8], brickCourses(shaded(BRICK, 0.06), 61)) +
    dusk.defs +
    face(rectangleOn(frontPlane(back), left, floor, WIDE, 8), dusk.fill) +
    homeDoor({ left: 23.9, foot: floor, wide: 3.1, tall: 6.6, back }, PALETTE.brick) +
    lamp.defs +
    ellipse(lampX, lampY, 70, 64, lamp.fill) +
    lantern([28.6, 6.2, back]) +
    courses(sidePlane(left), [0, floor, back, 8], brickCourses(shaded(BRICK, 0.3), 67)) +
    face(rectangleOn(horizontalPlane(floor), left, -0.4, WIDE, back + 0.4), mix(PALETTE.concrete, PALETTE.river, 0.2)) +
    face(rectangleOn(horizontalPlane(HOUSE.tall - 0.5), left, 0, WIDE, back), mix(PALETTE.white, PALETTE.river, 0.3))
  );
}

const column = (x: number): Svg => {
  const box = { left: x, foot: floor, wide: 0.75, tall: HOUSE.tall - floor - 0.7, back: 0 };
  return (
    panel(box, PALETTE.white) +
    panel({ ...box, left: x + 0.48, wide: 0.27 }, shaded(PALETTE.white, 0.2)) +
    panel({ ...box, left: x - 0.16, wide: 1.07, tall: 0.42 }, shaded(PALETTE.white, 0.05)) +
    panel({ ...box, left: x - 0.16, wide: 1.07, foot: HOUSE.tall - 1.1, tall: 0.42 }, PALETTE.white)
  );
};

/** The left edges of the porch's columns. */
const COLUMNS = [left + 0.1, 26.2, right - 0.85] as const;

/** The outlines of the columns and the beam they carry. */
export const WOODWORK: readonly (readonly Position[])[] = [
  ...COLUMNS.map((x) => rectangleOn(frontPlane(0), x - 0.16, floor, 1.07, HOUSE.tall - floor)),
  rectangleOn(frontPlane(0), left, HOUSE.tall - 0.7, WIDE, 0.7),
];

const stair = (places: readonly Position[], index: number): Svg =>
  face(places, index % 2 === 0 ? lit(PALETTE.concrete, 0.3) : shaded(PALETTE.concrete, 0.16));

/** The porch's inside and steps. porchFront is drawn later, over the dirt on them. */
export const homePorch = (): Svg =>
  clip(polygon(PORCH_OPENING.map(project), '#000'), inside()) + STEPS.slice(1).map(stair).join('');

/** The columns with their beam, a rocking chair, a fern. */
export function porchFront(): Svg {
  const scale = unitsPerFoot(2) / 20;
  const [chairX, chairY] = project([23.4, floor, 2.4]);
  const [fernX, fernY] = project([23.4, HOUSE.tall - 0.7, 0]);
  return (
    place(chairX, chairY, scale * 1.12, rocker('#f6f1e4')) +
    panel({ left, foot: HOUSE.tall - 0.7, wide: WIDE, tall: 0.7, back: 0 }, PALETTE.white) +
    panel({ left, foot: HOUSE.tall - 0.7, wide: WIDE, tall: 0.14, back: 0 }, shaded(PALETTE.white, 0.24)) +
    COLUMNS.map(column).join('') +
    place(fernX, fernY, 0.9, fern())
  );
}
