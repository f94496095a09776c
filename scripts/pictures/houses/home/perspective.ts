import { type Point, polygon, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** A position in feet: right of the lot's corner, up from the ground, back from the house's front wall. */
export type Position = readonly [right: number, up: number, back: number];

/** The viewer's eye, in feet: across the street, 60 feet in front of the house and 21 feet up. */
const EYE = { right: 75, up: 21, before: 60 } as const;

/** The vanishing point on the canvas, and the canvas units per foot at the front wall. */
const VANISH = { x: 1582, y: 436, foot: 19.2 } as const;

/** Canvas units per foot at a depth behind the front wall. */
export const unitsPerFoot = (back: number): number => (VANISH.foot * EYE.before) / (EYE.before + back);

/** Projects a position to the canvas. Planes that face the viewer stay undistorted. */
export function project([right, up, back]: Position): Point {
  const foot = unitsPerFoot(back);
  return [VANISH.x + (right - EYE.right) * foot, VANISH.y + (EYE.up - up) * foot];
}

/** A filled polygon through positions. */
export const face = (places: readonly Position[], fill: string, opacity = 1): Svg =>
  polygon(places.map(project), fill, opacity === 1 ? {} : { opacity });

/** Maps a surface's own two coordinates, in feet, to positions. */
export type Surface = (along: number, up: number) => Position;

/** An upright plane that faces the viewer. */
export const frontPlane =
  (back: number): Surface =>
  (along, up) => [along, up, back];

/** An upright plane that recedes from the viewer. */
export const sidePlane =
  (right: number): Surface =>
  (along, up) => [right, up, along];

/** A horizontal plane: the ground or a floor above it. */
export const horizontalPlane =
  (height: number): Surface =>
  (along, back) => [along, height, back];

/** The corners of a rectangle on a surface. */
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
