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

/** The points of a ridge line across the canvas around a height. */
const ridge = (y: number, swell: number, seed: number): readonly Point[] =>
  Array.from({ length: 8 }, (_, index): Point => [index * 240 - 40, y + randomBetween(-swell, swell, seed, index)]);

const bottom: readonly [Point, Point] = [
  [CANVAS.width, CANVAS.height],
  [0, CANVAS.height],
];

/** Three hazy hills behind one another, the nearest ending at the horizon. */
export const hills = (horizon: number, seed: number): Svg =>
  repeat(3, (index) => {
    const tone = mix('#d6e6de', PALETTE.haze, index / 2);
    return path(closedSmoothLine(ridge(horizon - 120 + index * 42, 26 - index * 5, seed + index), ...bottom), tone, {
      opacity: 0.9,
    });
  });

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

/** A distant line of trees along the horizon. */
export const treeline = (horizon: number, height: number, tone: string, seed: number): Svg =>
  path(
    closedSmoothLine(
      Array.from({ length: 36 }, (_, index): Point => [
        index * 48 - 40,
        horizon - height * randomBetween(0.45, 1, seed, index),
      ]),
      [CANVAS.width, horizon + 8],
      [0, horizon + 8],
    ),
    tone,
  );

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
