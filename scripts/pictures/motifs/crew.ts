import { place, type Point, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { CREW, person } from './people.ts';
import { wand } from './tools.ts';

/** A point between two points; 0 gives the first, 1 the second. */
const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/**
 * A person of the crew at x, y who holds both hands to points of the canvas: their feet at x, y, 400 tall at scale 1.
 */
export const crewAt = (
  x: number,
  y: number,
  scale: number,
  hands: readonly [near: Point, far: Point],
  stance: Parameters<typeof person>[2] = 'stand',
  member: 0 | 1 = 0,
): Svg => {
  const own = ([left, top]: Point): Point => [(left - x) / scale, (top - y) / scale];
  return place(x, y, scale, person(CREW[member], [own(hands[0]), own(hands[1])], stance));
};

/** A person of the crew with a washing wand from its grip to its nozzle, both hands on it. */
export const washer = (x: number, y: number, scale: number, grip: Point, nozzle: Point, member: 0 | 1 = 0): Svg =>
  wand(grip, nozzle) + crewAt(x, y, scale, [between(grip, nozzle, 0.03), between(grip, nozzle, 0.24)], 'step', member);
