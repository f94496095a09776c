import { CANVAS } from '#scripts/pictures/drawing/canvas.ts';
import type { Paint } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, line, type Point, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick, shingles } from '#scripts/pictures/drawing/texture.ts';
import { type RoofCover, roofPaint } from './materials.ts';

/** A roof plane from the front: its outline from the lower left corner clockwise, darker toward the right. */
export function roofPlane(outline: readonly Point[], cover: RoofCover, tone: string): Svg {
  const paint = roofPaint(cover, tone);
  const right = Math.max(...outline.map(([x]) => x));
  const left = Math.min(...outline.map(([x]) => x));
  const shade = outline.map(([x, y]): Point => [Math.max(x, left + (right - left) * 0.72), y]);
  return paint.defs + polygon(outline, paint.fill) + polygon(shade, PALETTE.river, { opacity: 0.1 });
}

/** A gable's wall and its two rakes, by left corner, ridge and right corner. */
export function gable(left: Point, ridge: Point, right: Point, wall: Paint, roof: string, overhang: number): Svg {
  const slope = (foot: Point): Point => {
    const reach = 1 + overhang / Math.abs(foot[0] - ridge[0]);
    return [ridge[0] + (foot[0] - ridge[0]) * reach, ridge[1] + (foot[1] - ridge[1]) * reach];
  };
  const [start, end] = [slope(left), slope(right)];
  const rake = (foot: Point, tone: string): Svg =>
    polygon([foot, ridge, [ridge[0], ridge[1] - 22], [foot[0], foot[1] - 22]], tone) +
    line(foot, ridge, PALETTE.white, 8);
  return (
    wall.defs +
    polygon([left, ridge, right], wall.fill) +
    polygon([[ridge[0], ridge[1]], right, [right[0] - 14, right[1]], [ridge[0] - 16, ridge[1] + 22]], PALETTE.river, {
      opacity: 0.16,
    }) +
    rake(start, lit(roof, 0.12)) +
    rake(end, shaded(roof, 0.16))
  );
}

/**
 * A hipped or side-gabled roof from the front with its ridge cap and gutter: from `left` to `right` at the eave,
 * `inset` shorter at each end of the ridge.
 */
export const longRoof = (
  left: number,
  right: number,
  eaveY: number,
  ridgeY: number,
  inset: number,
  cover: RoofCover,
  tone: string,
): Svg =>
  roofPlane(
    [
      [left, eaveY],
      [left + inset, ridgeY],
      [right - inset, ridgeY],
      [right, eaveY],
    ],
    cover,
    tone,
  ) +
  polygon(
    [
      [left + inset, ridgeY],
      [right - inset, ridgeY],
      [right - inset + 5, ridgeY + 8],
      [left + inset - 5, ridgeY + 8],
    ],
    lit(tone, 0.25),
  ) +
  eave(left, eaveY - 2, right - left);

/** A white gutter at the eave with its shadow on the wall. */
export const eave = (x: number, y: number, width: number): Svg =>
  rect(x + 10, y + 9, width - 20, 14, PALETTE.river, { opacity: 0.26 }) +
  rect(x, y, width, 10, PALETTE.white) +
  rect(x, y + 7, width, 3, shaded(PALETTE.white, 0.18));

/** A brick chimney by upper left corner and size. */
export function chimney(x: number, y: number, width: number, height: number): Svg {
  const paint = brick(PALETTE.wall, 18);
  return (
    paint.defs +
    rect(x, y, width, height, paint.fill) +
    rect(x + width * 0.66, y, width * 0.34, height, PALETTE.river, { opacity: 0.22 }) +
    rect(x - 5, y - 9, width + 10, 12, shaded(PALETTE.concrete, 0.1)) +
    ellipse(x + width / 2, y - 9, width * 0.26, 4, PALETTE.river)
  );
}

/** The lower edge of a roof across the canvas, from y to the gutter's bottom at y + height + 44. */
export function eaveAcross(y: number, height: number, tone: string): Svg {
  const cover = shingles(tone, 38);
  return (
    cover.defs +
    rect(0, y, CANVAS.width, height, cover.fill) +
    polygon(
      [
        [0, y + height],
        [CANVAS.width, y + height],
        [CANVAS.width, y + height + 90],
        [0, y + height + 74],
      ],
      PALETTE.river,
      { opacity: 0.24 },
    ) +
    rect(0, y + height, CANVAS.width, 44, PALETTE.white) +
    rect(0, y + height, CANVAS.width, 9, lit(PALETTE.white, 0.2)) +
    rect(0, y + height + 26, CANVAS.width, 18, shaded(PALETTE.white, 0.12)) +
    repeat(6, (index) => rect(130 + index * 270, y + height, 5, 44, shaded(PALETTE.white, 0.16)))
  );
}

/** A white downspout with its straps. */
export const downspout = (x: number, top: number, bottom: number): Svg =>
  rect(x + 30, top, 22, bottom - top, PALETTE.river, { opacity: 0.2 }) +
  rect(x, top, 44, bottom - top, PALETTE.white) +
  rect(x + 28, top, 16, bottom - top, shaded(PALETTE.white, 0.14)) +
  repeat(2, (index) => rect(x - 6, top + 90 + index * 240, 56, 12, shaded(PALETTE.white, 0.2)));
