import { noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { glow } from '#scripts/pictures/drawing/paint.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, group, path, polygon, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type Box, veil } from './box.ts';

/** Algae on a wall: a thin film, and green patches that get denser toward the bottom. */
export const algae = (box: Box, seed: number): Svg =>
  veil(box, '#8a9160', 0.12, 0.24, 0.4) +
  noiseMasked({ size: [150, 120], share: 0.66, crisp: 2, seed }, veil(box, '#6d8848', 0.02, 0.14, 0.38, 0.66)) +
  noiseMasked({ size: [64, 84], share: 0.46, crisp: 3, seed: seed + 1 }, veil(box, '#4f7037', 0, 0.08, 0.3, 0.58)) +
  noiseMasked({ size: [26, 30], share: 0.32, crisp: 5, seed: seed + 2 }, veil(box, '#3a552c', 0, 0.06, 0.18, 0.46));

/** Streaks from the top down, as of algae on a roof or below a gutter; `count` sets their density. */
export function streaks(box: Box, count: number, seed: number, tone = '#1d2426', opacity = 0.5): Svg {
  const across = box.width / count / 2;
  const run = (share: number, crisp: number, own: number, ...opacities: readonly number[]): Svg =>
    noiseMasked(
      { size: [across * (own === seed ? 1 : 0.45), box.height * 0.9], share, crisp, seed: own },
      veil(box, tone, ...opacities),
    );
  return (
    run(0.5, 2.4, seed, opacity, opacity * 0.9, opacity * 0.6, 0.02) +
    run(0.36, 4, seed + 1, opacity, opacity * 0.8, opacity * 0.3, 0)
  );
}

/** Red clay that rain has washed over a surface in fans. */
export function clayFans(box: Box, seed: number): Svg {
  const fan = (index: number): Svg => {
    const size = randomBetween(0.22, 0.42, seed + 2, index) * box.width;
    const paint = glow(index % 2 === 0 ? '#b9643c' : '#a2532f', 0.8);
    const [x, y] = [randomBetween(0.04, 0.96, seed, index), randomBetween(0.06, 0.94, seed + 1, index)];
    return (
      paint.defs + ellipse(box.x + box.width * x, box.y + box.height * y, size, Math.min(size * 0.4, 190), paint.fill)
    );
  };
  return (
    noiseMasked({ size: [170, 44], share: 0.78, crisp: 2, seed }, repeat(9, fan)) +
    noiseMasked({ size: [40, 12], share: 0.4, crisp: 4, seed: seed + 5 }, repeat(9, fan))
  );
}

/** Grime on paving or boards: a dull film, blots and specks, flattened by perspective. */
export const grime = (box: Box, seed: number, tone = '#4d5548', opacity = 0.42): Svg =>
  veil(box, tone, opacity, opacity) +
  noiseMasked({ size: [190, 48], share: 0.5, crisp: 2.2, seed }, veil(box, '#343a31', opacity * 0.6, opacity * 0.75)) +
  noiseMasked(
    { size: [60, 16], share: 0.42, crisp: 3, seed: seed + 1 },
    veil(box, '#2a3029', opacity * 0.3, opacity * 0.55),
  ) +
  noiseMasked(
    { size: [14, 6], share: 0.32, crisp: 5, seed: seed + 2 },
    veil(box, '#252a24', opacity * 0.2, opacity * 0.5),
  );

/** Pine pollen: a yellow film and drifts. */
export const pollen = (box: Box, seed: number): Svg =>
  veil(box, '#e9cd52', 0.26, 0.3) +
  noiseMasked({ size: [150, 26], share: 0.52, crisp: 3, seed }, veil(box, '#e3bd2f', 0.5, 0.66)) +
  noiseMasked({ size: [30, 8], share: 0.36, crisp: 5, seed: seed + 1 }, veil(box, '#d2a81e', 0.4, 0.6));

const TONES = ['#9a6a38', '#b98445', '#6e4a2c', '#c69a52', '#7f7a3e', '#84552c', '#a9752f'] as const;

const STRAW = polygon(
  [
    [-34, 0],
    [34, -3],
    [34, 2],
  ],
  'currentColor',
);
const LEAF = path('M-18 0C-8 -14 10 -14 20 0C10 10 -8 10 -18 0Z', 'currentColor');

/** Fallen leaves and pine straw from x to x + width, piled `pile` high above y; `size` scales a leaf. */
export const litter = (x: number, y: number, width: number, seed: number, pile = 26, size = 1): Svg =>
  repeat(Math.round(width / (9 * size)), (index) => {
    const [left, up] = [x + randomBetween(0, width, seed, index), randomBetween(-pile, 12 * size, seed + 1, index)];
    const turn = randomBetween(-50, 50, seed + 2, index);
    return group(
      {
        transform: `translate(${Math.round(left)} ${Math.round(y + up)}) rotate(${Math.round(turn)}) scale(${size})`,
        color: TONES[index % TONES.length] ?? TONES[0],
      },
      index % 3 === 0 ? STRAW : LEAF,
    );
  });
