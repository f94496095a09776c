import { clip, fade } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { polygon, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { lapBoards, brickCourses, courses } from './courses.ts';
import { homeWindow, panel } from './openings.ts';
import { face, frontPlane, rectangleOn, type Position, sidePlane, project } from './perspective.ts';
import { GABLE, ROOF } from './roof.ts';

/** The color of the house's brick in the sun. */
export const BRICK = '#b4644a';
const SHUTTER = '#17383a';

/** The house in feet: its main block, the wing in front of it, and the recessed porch. */
export const HOUSE = {
  left: 3,
  right: 50,
  deep: 28,
  tall: 8.5,
  wing: { right: 16, front: -5 },
  porch: { left: 20, right: 34, back: 5, floor: 1 },
} as const;

const { wing, porch } = HOUSE;

/**
 * The outlines of the walls: the front beside the porch, the wing's front, side and gable, the shaded end.
 */
export const WALLS = {
  beside: rectangleOn(frontPlane(0), wing.right, 0, porch.left - wing.right, HOUSE.tall),
  front: rectangleOn(frontPlane(0), porch.right, 0, HOUSE.right - porch.right, HOUSE.tall),
  wing: rectangleOn(frontPlane(wing.front), HOUSE.left, 0, wing.right - HOUSE.left, HOUSE.tall),
  wingSide: rectangleOn(sidePlane(wing.right), wing.front, 0, -wing.front, HOUSE.tall),
  gable: [
    [HOUSE.left, HOUSE.tall - 0.2, wing.front],
    [wing.right, HOUSE.tall - 0.2, wing.front],
    [GABLE.middle, GABLE.peak - 0.2, wing.front],
  ],
  end: [
    [HOUSE.right, 0, 0],
    [HOUSE.right, 0, HOUSE.deep],
    [HOUSE.right, HOUSE.tall, HOUSE.deep],
    [HOUSE.right, ROOF.ridge[0] - 0.5, ROOF.ridge[1]],
    [HOUSE.right, HOUSE.tall, 0],
  ],
} as const satisfies Readonly<Record<string, readonly Position[]>>;

const cut = (places: readonly Position[], body: Svg): Svg => clip(polygon(places.map(project), '#000'), body);

/** Brick courses on a wall that faces the viewer. */
const front = (left: number, right: number, back: number, seed: number): Svg =>
  courses(frontPlane(back), [left, 0, right - left, HOUSE.tall], brickCourses(BRICK, seed));

/** The walls without windows or dirt. */
export const homeWalls = (): Svg =>
  cut(
    WALLS.end,
    courses(sidePlane(HOUSE.right), [0, 0, HOUSE.deep, ROOF.ridge[0]], brickCourses(shaded(BRICK, 0.3), 41)),
  ) +
  front(wing.right, HOUSE.right, 0, 5) +
  courses(sidePlane(wing.right), [wing.front, 0, -wing.front, HOUSE.tall], brickCourses(shaded(BRICK, 0.28), 17));

/** The wing's front: brick with a boarded gable. */
export const wingFront = (): Svg =>
  front(HOUSE.left, wing.right, wing.front, 29) +
  cut(WALLS.gable, courses(frontPlane(wing.front), [HOUSE.left, HOUSE.tall - 0.2, 13, 5], lapBoards('#f3ecdc')));

/** The concrete footings of the walls. */
export const footings = (): Svg =>
  panel(
    { left: wing.right, foot: 0, wide: HOUSE.right - wing.right, tall: 0.45, back: 0 },
    shaded(PALETTE.concrete, 0.2),
  ) +
  panel(
    { left: HOUSE.left, foot: 0, wide: wing.right - HOUSE.left, tall: 0.45, back: wing.front },
    shaded(PALETTE.concrete, 0.14),
  ) +
  face(rectangleOn(sidePlane(HOUSE.right), 0, 0, HOUSE.deep, 0.5), shaded(PALETTE.concrete, 0.42)) +
  face(rectangleOn(sidePlane(wing.right), wing.front, 0, -wing.front, 0.45), shaded(PALETTE.concrete, 0.42));

const falling = (places: readonly Position[], strength: number): Svg => {
  const shade = fade(PALETTE.river, strength, strength * 0.5, 0);
  return shade.defs + face(places, shade.fill);
};

/** Soft shadows under the eaves, and the wing's shadow on the front wall. */
export const wallShadows = (): Svg =>
  falling(rectangleOn(frontPlane(0), wing.right, 6.1, HOUSE.right - wing.right, 2.4), 0.5) +
  falling(rectangleOn(frontPlane(wing.front), HOUSE.left, 6.9, wing.right - HOUSE.left, 1.5), 0.42) +
  face(
    [
      [wing.right, 0, 0],
      [wing.right + 3, 0, 0],
      [wing.right + 2.4, 8.4, 0],
      [wing.right, 8.4, 0],
    ],
    PALETTE.river,
    0.26,
  );

/** The wide window in the wing's front, and the louver in its gable. */
export const wingWindows = (): Svg =>
  homeWindow({ left: 5.9, foot: 2.5, wide: 7.2, tall: 4.4, back: wing.front }, [4, 2], SHUTTER) +
  panel({ left: 8.75, foot: 9.4, wide: 1.5, tall: 1.7, back: wing.front }, PALETTE.white) +
  [0, 1, 2, 3]
    .map((index) =>
      panel(
        { left: 8.95, foot: 9.6 + index * 0.36, wide: 1.1, tall: 0.2, back: wing.front },
        shaded(PALETTE.white, 0.34),
      ),
    )
    .join('');

/** The two windows right of the porch. */
export const frontWindows = (): Svg =>
  [37, 44.9].map((left) => homeWindow({ left, foot: 2.7, wide: 3, tall: 4.2, back: 0 }, [2, 2], SHUTTER)).join('');

/** The highlight on the wing's left corner. */
export const litEdges = (): Svg =>
  panel({ left: HOUSE.left, foot: 0.45, wide: 0.2, tall: 7.6, back: wing.front }, lit(BRICK, 0.5), 0.5);
