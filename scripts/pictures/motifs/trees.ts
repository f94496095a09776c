import { blob } from '#scripts/pictures/drawing/curves.ts';
import { PALETTE, shaded, sunlit } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, group, path, polygon, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

const CLUMPS: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [70, -330, 170, 110],
  [-110, -320, 150, 105],
  [0, -420, 160, 110],
  [150, -260, 110, 70],
  [-170, -250, 105, 68],
];

/** A spreading oak: its base at 0, 0, about 560 wide and 520 tall. `leaf` is its tone, such as autumn's. */
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

const TUFTS: readonly (readonly [x: number, y: number, reach: number])[] = [
  [64, -400, 66],
  [-66, -440, 74],
  [58, -500, 84],
  [-48, -545, 80],
  [34, -605, 70],
  [-16, -660, 56],
];

/** A loblolly pine: its base at 0, 0, about 700 tall, the crown in its upper half. */
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

/** A magnolia in bloom: its base at 0, 0, about 260 wide and 420 tall. */
export function magnolia(seed: number): Svg {
  const tone = '#37684f';
  const bloom = (index: number): Svg => {
    const [x, y] = [randomBetween(-84, 74, seed + 9, index), randomBetween(-340, -90, seed + 10, index)];
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

/** A palmetto, the state's tree: its base at 0, 0, about 420 tall. */
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
