import { type Point, polygon, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** A place in feet: right of the lot's corner, up from the ground, back from the house's front wall. */
export type Position = readonly [right: number, up: number, back: number];

/** We stand across the street on a rise: 60 feet before the house, 21 feet up, to the right of it. */
const EYE = { right: 75, up: 21, before: 60 } as const;

/** Where on the stage all lines that run back meet, and how many units a foot of the front wall is. */
const VANISH = { x: 1582, y: 436, foot: 19.2 } as const;

/** Units of the stage in a foot, at a distance behind the front wall. */
export const unitsPerFoot = (back: number): number => (VANISH.foot * EYE.before) / (EYE.before + back);

/** Where a place is seen on the stage. Upright planes that face us stay undistorted. */
export function project([right, up, back]: Position): Point {
  const foot = unitsPerFoot(back);
  return [VANISH.x + (right - EYE.right) * foot, VANISH.y + (EYE.up - up) * foot];
}

/** A flat face through places. */
export const face = (places: readonly Position[], fill: string, opacity = 1): Svg =>
  polygon(places.map(project), fill, opacity === 1 ? {} : { opacity });

/** A surface with its own two directions, in feet. */
export type Surface = (along: number, up: number) => Position;

/** An upright surface that faces us. */
export const frontPlane =
  (back: number): Surface =>
  (along, up) => [along, up, back];

/** An upright surface that runs back. */
export const sidePlane =
  (right: number): Surface =>
  (along, up) => [right, up, along];

/** The ground, or a floor above it. */
export const horizontalPlane =
  (height: number): Surface =>
  (along, back) => [along, height, back];

/** A rectangle of a surface. */
export const rectangleOn = (
  surface: Surface,
  x: number,
  y: number,
  width: number,
  height: number,
): readonly Position[] => [
  surface(x, y),
  surface(x + width, y),
  surface(x + width, y + height),
  surface(x, y + height),
];
