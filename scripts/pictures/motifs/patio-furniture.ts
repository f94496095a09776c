import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, group, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** An Adirondack chair from the front, its base at 0, 0: 330 wide, 380 tall. */
export const adirondackChair = (tone: string): Svg =>
  group(
    {},
    ellipse(24, 4, 190, 24, PALETTE.river, { opacity: 0.22 }),
    repeat(7, (index) => {
      const [bottom, top] = [-84 + index * 24, -114 + index * 32.5];
      const height = 380 - Math.abs(index - 3) * 20;
      return polygon(
        [
          [bottom, -120],
          [bottom + 22, -120],
          [top + 29, -height],
          [top, -height],
        ],
        index > 4 ? shaded(tone, 0.14) : lit(tone, 0.2 - index * 0.03),
      );
    }),
    polygon(
      [
        [-98, -286],
        [98, -286],
        [96, -270],
        [-96, -270],
      ],
      shaded(tone, 0.16),
    ),
    polygon(
      [
        [-92, -124],
        [92, -124],
        [126, -62],
        [-126, -62],
      ],
      lit(tone, 0.25),
    ),
    repeat(3, (index) =>
      polygon(
        [
          [-98 - index * 11, -111 + index * 18],
          [98 + index * 11, -111 + index * 18],
          [100 + index * 11, -107 + index * 18],
          [-100 - index * 11, -107 + index * 18],
        ],
        shaded(tone, 0.28),
      ),
    ),
    rect(-126, -64, 252, 26, shaded(tone, 0.12)),
    rect(-146, -160, 26, 164, tone),
    rect(120, -160, 26, 164, shaded(tone, 0.2)),
    polygon(
      [
        [-172, -176],
        [-104, -176],
        [-112, -156],
        [-176, -156],
      ],
      lit(tone, 0.35),
    ),
    polygon(
      [
        [104, -176],
        [172, -176],
        [176, -156],
        [112, -156],
      ],
      lit(tone, 0.2),
    ),
    polygon(
      [
        [-110, -38],
        [-84, -38],
        [-96, 0],
        [-118, 0],
      ],
      shaded(tone, 0.3),
    ),
    polygon(
      [
        [84, -38],
        [110, -38],
        [118, 0],
        [96, 0],
      ],
      shaded(tone, 0.4),
    ),
  );

/** A round garden table with a jug and two glasses, its base at 0, 0: 260 wide, 210 tall. */
export const gardenTable = (tone: string): Svg =>
  group(
    {},
    ellipse(20, 2, 120, 16, PALETTE.river, { opacity: 0.22 }),
    ...[-86, -8, 72].map((x) => rect(x, -150, 16, 152, shaded(tone, 0.2))),
    ellipse(0, -148, 132, 28, shaded(tone, 0.25)),
    ellipse(0, -158, 132, 28, lit(tone, 0.25)),
    polygon(
      [
        [-30, -262],
        [22, -262],
        [30, -168],
        [-36, -168],
      ],
      '#d7eded',
      { opacity: 0.9 },
    ),
    polygon(
      [
        [-32, -226],
        [25, -226],
        [30, -168],
        [-36, -168],
      ],
      PALETTE.sun,
      { opacity: 0.8 },
    ),
    ...[56, -86].map((x) =>
      polygon(
        [
          [x - 16, -208],
          [x + 16, -208],
          [x + 12, -164],
          [x - 12, -164],
        ],
        '#e4f3f2',
        { opacity: 0.9 },
      ),
    ),
  );
