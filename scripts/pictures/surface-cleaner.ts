import { soft } from './curve.ts';
import { PALETTE, lit, shaded } from './palette.ts';
import { type Svg, ellipse, group, line, path, repeat } from './svg.ts';

/** The round machine that washes flat concrete, its disc's centre at 0, 0: about 200 wide, with its handle to the left. */
export const surfaceCleaner = (): Svg =>
  group(
    {},
    path(
      soft([
        [-120, -190],
        [-260, -120],
        [-300, 60],
        [-520, 170],
        [-1100, 300],
        [-1500, 420],
      ]),
      'none',
      { stroke: PALETTE.brick, 'stroke-width': 11 },
    ),
    ellipse(16, 20, 122, 46, PALETTE.river, { opacity: 0.25 }),
    repeat(16, (index) =>
      ellipse(-112 + index * 15, 26 + (index % 3) * 8 - Math.abs(index - 7.5) * 2.4, 13, 9, PALETTE.white, {
        opacity: 0.85,
      }),
    ),
    ellipse(0, 6, 108, 42, shaded(PALETTE.water, 0.4)),
    ellipse(0, -6, 108, 42, PALETTE.water),
    ellipse(-16, -14, 72, 24, lit(PALETTE.water, 0.3)),
    line([0, -10], [-100, -180], '#46565a', 11),
    line([28, -10], [-72, -188], '#5c6d70', 11),
    line([-128, -176], [-48, -194], PALETTE.ink, 15, { 'stroke-linecap': 'round' }),
    ellipse(10, -12, 22, 12, PALETTE.sun),
  );
