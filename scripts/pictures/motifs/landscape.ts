import { CANVAS } from '#scripts/pictures/drawing/canvas.ts';
import { blob, smoothLine, closedSmoothLine } from '#scripts/pictures/drawing/curves.ts';
import { verticalGradient, glow } from '#scripts/pictures/drawing/paint.ts';
import { lit, mix, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, path, type Point, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** A flat-bottomed cloud; `width` in canvas units. */
const cloud = (x: number, y: number, width: number, seed: number): Svg =>
  path(blob(x, y, width * 0.5, width * 0.11, 11, seed), PALETTE.cloud, { opacity: 0.75 }) +
  path(blob(x - width * 0.08, y - width * 0.06, width * 0.26, width * 0.11, 8, seed + 3), PALETTE.white, {
    opacity: 0.85,
  });

/**
 * A bright morning sky down to the horizon, the sun at the upper left. `warmth` from 0 (blue) to 1 (sunrise).
 */
export function sky(horizon: number, warmth: number, seed: number): Svg {
  const air = verticalGradient(
    mix(PALETTE.sky, '#f3d9b0', warmth * 0.45),
    mix('#d9eeec', '#f8e6c6', warmth),
    PALETTE.paper,
  );
  const sun = glow('#fff3cf', 0.95);
  return (
    air.defs +
    sun.defs +
    rect(0, 0, CANVAS.width, horizon + 4, air.fill) +
    ellipse(300, 300, 460, 420, sun.fill) +
    ellipse(300, 300, 54, 54, '#fff7dd') +
    cloud(900 + (seed % 5) * 40, 300, 330, seed) +
    cloud(1390, 225 + (seed % 3) * 26, 240, seed + 5)
  );
}

/** A pine of a far wood: a bare trunk and a flat crown, the foot at x, y. */
const farPine = (x: number, y: number, height: number, tone: string, seed: number): Svg =>
  rect(x - height * 0.02, y - height * 0.8, height * 0.04, height * 0.8, tone) +
  path(blob(x, y - height * 0.82, height * 0.22, height * 0.16, 8, seed), tone) +
  path(blob(x + height * 0.08, y - height * 0.64, height * 0.17, height * 0.09, 7, seed + 1), tone);

/** The haze of flat country: two far lines of woods that end at the horizon, tall pines above the nearer one. */
export function farWoods(horizon: number, seed: number): Svg {
  const [far, near] = [mix('#dbe9e0', PALETTE.haze, 0.35), mix('#d6e6de', PALETTE.haze, 0.9)];
  const pines = (index: number): Svg => {
    const x = index * 74 + randomBetween(-60, 60, seed + 6, index);
    return farPine(x, horizon, randomBetween(70, 128, seed + 7, index), near, seed + index);
  };
  return (
    treeline(horizon, 96, far, seed + 2) +
    repeat(23, pines) +
    treeline(horizon, 58, near, seed + 4) +
    rect(0, horizon, CANVAS.width, 120, near)
  );
}

/** A single wooded hill left of the center. */
export const loneHill = (horizon: number): Svg =>
  path(
    closedSmoothLine([
      [-60, horizon],
      [120, horizon - 60],
      [360, horizon - 210],
      [500, horizon - 220],
      [760, horizon - 90],
      [1040, horizon],
    ]),
    '#9dc0b1',
  ) +
  path(
    closedSmoothLine([
      [260, horizon],
      [420, horizon - 90],
      [560, horizon - 160],
      [760, horizon - 70],
      [1040, horizon],
    ]),
    '#8bb3a1',
  );

/** A distant line of trees along the horizon: crowns side by side, level as in flat country. */
export function treeline(horizon: number, height: number, tone: string, seed: number): Svg {
  const wide = 26 + height * 0.34;
  const count = Math.ceil((CANVAS.width + 80) / wide);
  const top = (index: number): Point => [
    index * wide - 40 + randomBetween(-wide * 0.2, wide * 0.2, seed + 1, index),
    horizon - height * randomBetween(0.62, 0.9, seed, index),
  ];
  const crowns = Array.from({ length: count }, (_, index) => {
    const [[fromX, fromY], [x, y]] = [top(index), top(index + 1)];
    const radius = Math.hypot(x - fromX, y - fromY) * 0.56;
    return `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const [x, y] = top(0);
  return path(
    `M-60 ${horizon + 8}V${y.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}${crowns.join('')}V${horizon + 8}Z`,
    tone,
  );
}

/** A lawn from the horizon to the bottom, with mowing stripes. */
export function lawn(horizon: number, tone: string = PALETTE.lawn): Svg {
  const ground = verticalGradient(lit(tone, 0.35), tone, shaded(tone, 0.18));
  const stripe = (index: number): Svg => {
    const y = horizon + 20 + index * index * 16;
    return path(
      `${smoothLine([
        [0, y + 12],
        [560, y],
        [1100, y + 10],
        [1600, y - 4],
      ])}L1600 ${y + 6 + index * 6}L0 ${y + 22 + index * 7}Z`,
      lit(tone, 0.5),
      { opacity: 0.2 },
    );
  };
  return ground.defs + rect(0, horizon, CANVAS.width, CANVAS.height - horizon, ground.fill) + repeat(6, stripe);
}

/** Field rows that converge at the horizon. */
export const rows = (horizon: number, depth: number, soil: string, crop: string): Svg =>
  rect(0, horizon, CANVAS.width, depth, soil) +
  repeat(19, (index) => {
    const x = index * 150 - 550;
    const vanish = 700 + (x - 700) * 0.42;
    return polygon(
      [
        [vanish, horizon],
        [vanish + 22, horizon],
        [x + 74, horizon + depth],
        [x, horizon + depth],
      ],
      crop,
    );
  });

/** A white board fence across the canvas. */
export const fence = (y: number): Svg =>
  repeat(14, (index) => rect(index * 124 - 20, y - 52, 9, 60, PALETTE.white)) +
  repeat(3, (index) =>
    rect(0, y - 46 + index * 17, CANVAS.width, 7, index === 0 ? PALETTE.white : shaded(PALETTE.white, 0.06)),
  );

/** Still water from `y` down to `y + depth`, with glints of the sun. */
export function water(y: number, depth: number, seed: number): Svg {
  const surface = verticalGradient(
    mix(PALETTE.sky, PALETTE.water, 0.3),
    mix(PALETTE.sky, PALETTE.water, 0.62),
    PALETTE.water,
  );
  const glint = (index: number): Svg => {
    const share = (index + 0.5) / 26;
    const width = randomBetween(50, 210, seed, index) * (0.4 + share);
    return rect(
      randomBetween(-60, CANVAS.width, seed + 1, index),
      y + 8 + depth * share * 0.97,
      width,
      2 + share * 4,
      lit(PALETTE.sky, 0.5),
      {
        rx: 3,
        opacity: 0.5,
      },
    );
  };
  return surface.defs + rect(0, y, CANVAS.width, depth, surface.fill) + repeat(26, glint);
}
