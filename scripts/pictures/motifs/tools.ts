import { smoothLine } from '#scripts/pictures/drawing/curves.ts';
import { horizontalGradient } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import {
  ellipse,
  group,
  line,
  path,
  type Point,
  polygon,
  rect,
  repeat,
  type Svg,
} from '#scripts/pictures/drawing/svg.ts';

/** A washing wand from its grip to its nozzle, with a hose from the grip out of the picture. */
export const wand = (grip: Point, nozzle: Point): Svg =>
  path(smoothLine([[grip[0] - 220, grip[1] + 260], [grip[0] - 60, grip[1] + 130], grip]), 'none', {
    stroke: PALETTE.brick,
    'stroke-width': 14,
  }) +
  line(grip, nozzle, '#47565a', 10, { 'stroke-linecap': 'round' }) +
  line(grip, [grip[0] + (nozzle[0] - grip[0]) * 0.22, grip[1] + (nozzle[1] - grip[1]) * 0.22], PALETTE.ink, 24, {
    'stroke-linecap': 'round',
  }) +
  line([nozzle[0] - (nozzle[0] - grip[0]) * 0.06, nozzle[1] - (nozzle[1] - grip[1]) * 0.06], nozzle, PALETTE.sun, 16);

/** A fan of water from a nozzle to the two ends of its impact. */
export function spray(nozzle: Point, first: Point, last: Point): Svg {
  const mist = horizontalGradient('#ffffff', '#dff1f1');
  const drop = (index: number): Svg => {
    const [along, across] = [randomBetween(0.3, 1.04, 11, index), randomBetween(0, 1, 12, index)];
    const end: Point = [first[0] + (last[0] - first[0]) * across, first[1] + (last[1] - first[1]) * across];
    const size = 2 + along * 5;
    return ellipse(
      nozzle[0] + (end[0] - nozzle[0]) * along,
      nozzle[1] + (end[1] - nozzle[1]) * along,
      size,
      size,
      PALETTE.white,
      { opacity: 0.8 },
    );
  };
  const inner: readonly Point[] = [
    nozzle,
    [first[0] * 0.7 + last[0] * 0.3, first[1] * 0.7 + last[1] * 0.3],
    [first[0] * 0.3 + last[0] * 0.7, first[1] * 0.3 + last[1] * 0.7],
  ];
  return (
    mist.defs +
    polygon([nozzle, first, last], mist.fill, { opacity: 0.5 }) +
    polygon(inner, PALETTE.white, { opacity: 0.4 }) +
    repeat(34, drop)
  );
}

/** A bucket with suds, its base at 0, 0: 150 wide, 170 tall. */
export const bucket = (tone: string): Svg =>
  group(
    {},
    ellipse(22, 0, 92, 15, PALETTE.river, { opacity: 0.22 }),
    path('M-74 -134C-70 -210 70 -210 74 -134', 'none', { stroke: '#7b8a8c', 'stroke-width': 7 }),
    path('M-76 -136L-56 -4C-30 8 30 8 56 -4L76 -136Z', tone),
    path('M30 -136L22 4C38 4 48 0 56 -4L76 -136Z', shaded(tone, 0.25)),
    ellipse(0, -136, 76, 19, lit(tone, 0.4)),
    ellipse(0, -138, 64, 15, '#cfe9e8'),
    repeat(9, (index) => ellipse(-52 + index * 13, -146 - (index % 3) * 10, 17, 15, PALETTE.white, { opacity: 0.92 })),
  );

/** A straight ladder by its foot, top and width. */
export function ladder(foot: Point, top: Point, width: number): Svg {
  const rail = (dx: number, tone: string): Svg => line([foot[0] + dx, foot[1]], [top[0] + dx * 0.9, top[1]], tone, 15);
  const rung = (index: number): Svg => {
    const share = (index + 0.6) / 11;
    const [x, y] = [foot[0] + (top[0] - foot[0]) * share, foot[1] + (top[1] - foot[1]) * share];
    return (
      rect(x, y, width * (1 - share * 0.1), 11, '#c3cbca') + rect(x, y + 8, width * (1 - share * 0.1), 4, '#8b9798')
    );
  };
  return repeat(11, rung) + rail(0, '#dfe5e3') + rail(width, '#a9b4b4');
}

/** A surface cleaner, the round machine for flat concrete: its disc's center at 0, 0, about 200 wide. */
export const surfaceCleaner = (): Svg =>
  group(
    {},
    path(
      smoothLine([
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
