import { blob } from './curve.ts';
import { PALETTE, shaded, sunlit } from './palette.ts';
import { type Svg, ellipse, group, path, repeat } from './svg.ts';

const CLUMPS: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [70, -330, 170, 110],
  [-110, -320, 150, 105],
  [0, -420, 160, 110],
  [150, -260, 110, 70],
  [-170, -250, 105, 68],
];

/** A spreading oak: its foot at 0, 0, about 560 wide and 520 tall. `leaf` is its tone, such as autumn's. */
export function oak(seed: number, leaf: string = PALETTE.leaf): Svg {
  const crown = (dx: number, dy: number, size: number, tone: string, from: number): Svg =>
    repeat(CLUMPS.length, (index) => {
      const [x, y, rx, ry] = CLUMPS[index] ?? [0, 0, 0, 0];
      return path(blob(x + dx, y + dy, rx * size, ry * size, 13, seed + from + index), tone);
    });
  return group(
    {},
    ellipse(60, 2, 230, 24, PALETTE.river, { opacity: 0.16 }),
    path(
      'M-34 4C-22 -60 -26 -120 -70 -220L-40 -232C-18 -180 -8 -160 0 -150C16 -190 40 -220 84 -262L104 -246C56 -190 34 -130 36 -70C38 -30 42 -10 52 4Z',
      PALETTE.bark,
    ),
    path(
      'M12 4C22 -60 20 -110 40 -170C46 -190 70 -220 104 -246C56 -190 34 -130 36 -70C38 -30 42 -10 52 4Z',
      shaded(PALETTE.bark, 0.3),
    ),
    crown(18, 18, 1.02, shaded(leaf, 0.36), 0),
    crown(0, 0, 0.95, leaf, 10),
    crown(-36, -34, 0.58, sunlit(leaf, 0.28), 20),
    crown(-60, -54, 0.26, sunlit(leaf, 0.5), 30),
  );
}
