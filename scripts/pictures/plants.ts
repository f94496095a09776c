import { blob } from './curve.ts';
import { PALETTE, lit, shaded, sunlit } from './palette.ts';
import { between } from './scatter.ts';
import { type Svg, ellipse, group, path, polygon, repeat } from './svg.ts';

/** A magnolia in bloom: its foot at 0, 0, about 260 wide and 420 tall. */
export function magnolia(seed: number): Svg {
  const tone = '#37684f';
  const bloom = (index: number): Svg => {
    const [x, y] = [between(-84, 74, seed + 9, index), between(-340, -90, seed + 10, index)];
    return ellipse(x, y, 12, 9, PALETTE.white) + ellipse(x + 2, y + 1, 4, 3, PALETTE.sun);
  };
  return group(
    {},
    ellipse(30, 2, 130, 18, PALETTE.river, { opacity: 0.16 }),
    polygon(
      [
        [-10, 4],
        [-7, -80],
        [9, -80],
        [14, 4],
      ],
      PALETTE.bark,
    ),
    path(blob(6, -150, 132, 130, 14, seed), shaded(tone, 0.34)),
    path(blob(2, -270, 98, 140, 13, seed + 1), shaded(tone, 0.26)),
    path(blob(-6, -160, 116, 112, 14, seed + 2), tone),
    path(blob(-8, -285, 80, 118, 13, seed + 3), tone),
    path(blob(-40, -200, 54, 70, 11, seed + 4), sunlit(tone, 0.22)),
    path(blob(-34, -320, 38, 60, 10, seed + 5), sunlit(tone, 0.26)),
    repeat(9, bloom),
  );
}

/** A palmetto, the state's tree: its foot at 0, 0, about 420 tall. */
export function palmetto(): Svg {
  const frond = (index: number): Svg => {
    const angle = -178 + index * 22.4;
    const tone = index % 2 === 0 ? PALETTE.leaf : shaded(PALETTE.leaf, 0.25);
    return path('M0 0C34 -30 84 -30 128 12C84 -4 36 0 0 8Z', index < 4 ? sunlit(tone, 0.2) : tone, {
      transform: `translate(0 -318) rotate(${angle})`,
    });
  };
  return group(
    {},
    ellipse(20, 2, 80, 12, PALETTE.river, { opacity: 0.16 }),
    path('M-15 4C-9 -100 -13 -210 -10 -320L12 -320C12 -210 12 -100 17 4Z', '#8a745b'),
    path('M4 4C8 -100 4 -210 5 -320L12 -320C12 -210 12 -100 17 4Z', '#66543f'),
    repeat(9, (index) => ellipse(1, -30 - index * 32, 13, 3, '#5a4a38', { opacity: 0.5 })),
    repeat(9, frond),
    repeat(7, (index) =>
      path('M0 0C30 -16 70 -10 96 22C66 8 30 8 0 8Z', sunlit(PALETTE.leaf, 0.05 + index * 0.04), {
        transform: `translate(0 -316) rotate(${-200 + index * 36})`,
      }),
    ),
  );
}

/** An azalea bush: its foot at 0, 0, about 170 wide and 90 tall. `bloom` is its flowers' colour. */
export function azalea(seed: number, bloom = '#c2476a'): Svg {
  const flower = (index: number): Svg => {
    const [x, y] = [between(-66, 64, seed + 3, index), between(-78, -16, seed + 4, index)];
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

/** A clipped green hedge from x to x + width, its foot at y. */
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
