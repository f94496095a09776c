import { blob } from './curve.ts';
import { PALETTE, shaded, sunlit } from './palette.ts';
import { type Svg, ellipse, group, path, polygon, repeat } from './svg.ts';

const TUFTS: readonly (readonly [x: number, y: number, reach: number])[] = [
  [64, -400, 66],
  [-66, -440, 74],
  [58, -500, 84],
  [-48, -545, 80],
  [34, -605, 70],
  [-16, -660, 56],
];

/** A loblolly pine: its foot at 0, 0, about 700 tall, the crown in its upper half. */
export function pine(seed: number): Svg {
  const tuft = (dx: number, dy: number, size: number, tone: string): Svg =>
    repeat(TUFTS.length, (index) => {
      const [x, y, reach] = TUFTS[index] ?? [0, 0, 0];
      return path(blob(x + dx, y + dy, reach * size, reach * size * 0.56, 11, seed + index), tone);
    });
  const limb = (index: number): Svg => {
    const [x, y] = TUFTS[index] ?? [0, 0];
    return polygon(
      [
        [-4, y + 70],
        [4, y + 58],
        [x, y + 6],
        [x - 4, y],
      ],
      shaded(PALETTE.bark, 0.2),
    );
  };
  return group(
    {},
    ellipse(26, 2, 96, 14, PALETTE.river, { opacity: 0.16 }),
    polygon(
      [
        [-15, 4],
        [-5, -640],
        [5, -640],
        [16, 4],
      ],
      '#7d5a45',
    ),
    polygon(
      [
        [3, 4],
        [1, -640],
        [5, -640],
        [16, 4],
      ],
      '#5b4437',
    ),
    repeat(4, limb),
    tuft(8, 12, 1.04, shaded(PALETTE.pine, 0.4)),
    tuft(0, 0, 0.96, PALETTE.pine),
    tuft(-16, -12, 0.56, sunlit(PALETTE.pine, 0.28)),
  );
}
