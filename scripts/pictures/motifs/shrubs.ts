import { blob } from '#scripts/pictures/drawing/curves.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, group, path, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** An azalea bush: its base at 0, 0, about 170 wide and 90 tall. `bloom` is the color of its flowers. */
export function azalea(seed: number, bloom = '#c2476a'): Svg {
  const flower = (index: number): Svg => {
    const [x, y] = [randomBetween(-66, 64, seed + 3, index), randomBetween(-78, -16, seed + 4, index)];
    return ellipse(x, y, 7, 6, index % 3 === 0 ? lit(bloom, 0.4) : bloom);
  };
  return group(
    {},
    ellipse(14, 0, 96, 12, PALETTE.river, { opacity: 0.16 }),
    path(blob(4, -40, 86, 46, 13, seed), shaded(PALETTE.leaf, 0.32)),
    path(blob(-6, -46, 74, 38, 12, seed + 1), PALETTE.leaf),
    repeat(22, flower),
  );
}

/** A clipped hedge from x to x + width, its base at y. */
export const hedge = (x: number, y: number, width: number, height: number, seed: number): Svg =>
  repeat(Math.ceil(width / 70), (index) =>
    path(
      blob(x + 35 + index * 70 + 6, y - height * 0.45, 56, height * 0.6, 10, seed + index),
      shaded(PALETTE.leaf, 0.35),
    ),
  ) +
  repeat(Math.ceil(width / 70), (index) =>
    path(blob(x + 35 + index * 70 - 4, y - height * 0.52, 48, height * 0.5, 10, seed + 40 + index), PALETTE.leaf),
  );
