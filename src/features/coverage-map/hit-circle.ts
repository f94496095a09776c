import { type Box, LEAST_TARGET } from './lettering.ts';
import type { Level } from './levels.ts';
import { milesApart, type Spot } from './sheet.ts';

/** The radius in pixels of the circle that a neighborhood's link has for itself (WCAG 2.2, 2.5.8: targets so spaced). */
export const HIT_RADIUS = LEAST_TARGET / 2;
/** Places are rounded when they are drawn. */
const ROUNDING = 0.5;
/** Half of a dot, in pixels. */
const DOT = 2;

/** Pixels from a spot to the nearest of a box. */
function pixelsToBox({ x, y }: Spot, box: Box, { pixelsPerMile }: Level): number {
  const [across, down] = [x * pixelsPerMile, y * pixelsPerMile];
  return Math.hypot(Math.max(box.left - across, 0, across - box.right), Math.max(box.top - down, 0, down - box.bottom));
}

/** Whether the circle round a spot covers nothing of any box. */
export const isClearOfBoxes = (spot: Spot, boxes: readonly Box[], level: Level): boolean =>
  boxes.every((box) => pixelsToBox(spot, box, level) >= HIT_RADIUS + ROUNDING);

/** Whether the circle round a spot shares nothing with the circle round another. */
export const isClearOfLink = (spot: Spot, other: Spot, { pixelsPerMile }: Level): boolean =>
  milesApart(spot, other) * pixelsPerMile >= 2 * (HIT_RADIUS + ROUNDING);

/** Whether the circle round a spot holds no other dot. */
export const isClearOfDot = (spot: Spot, other: Spot, { pixelsPerMile }: Level): boolean =>
  milesApart(spot, other) * pixelsPerMile >= HIT_RADIUS + DOT;

/** Whether the circle round a spot lies within what is seen of a sheet. */
export const isWithin = ({ x, y }: Spot, { pixelsPerMile, width, height }: Level): boolean =>
  [x * pixelsPerMile, width - x * pixelsPerMile, y * pixelsPerMile, height - y * pixelsPerMile].every(
    (toEdge) => toEdge >= HIT_RADIUS,
  );
