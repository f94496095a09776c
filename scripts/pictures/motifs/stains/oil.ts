import { puddle } from '#scripts/pictures/drawing/curves.ts';
import { blurred, noiseMasked, roughened } from '#scripts/pictures/drawing/noise.ts';
import { horizontalGradient } from '#scripts/pictures/drawing/paint.ts';
import { random, randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, group, path, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** Where oil lies on paving: an ellipse, flattened as far as the paving recedes. */
export interface OilSpot {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly along: number;
}

const BLACK = '#231d18';
const SOAKED = '#5b4c3c';
/** The colors of a thin film of oil, from left to right. */
const SHEEN = ['#d9b36a', '#c98b9c', '#9a86c2', '#6fa3c4', '#7fbfae'] as const;

/** Lobes of a spot, which overlap into one shape. They share one opacity, so the shape has one tone and looks flat. */
const lobes = ({ x, y, across, along }: OilSpot, tone: string, opacity: number, size: number, seed: number): Svg =>
  group(
    { opacity },
    path(puddle(x, y, across * size, along * size, 13, seed), tone),
    repeat(7, (index) => {
      const angle = random(seed + 1, index) * 6.283;
      const reach = randomBetween(0.5, 0.95, seed + 2, index) * size;
      const wide = randomBetween(0.16, 0.42, seed + 3, index) * size;
      const [cx, cy] = [x + Math.cos(angle) * across * reach, y + Math.sin(angle) * along * reach];
      return path(puddle(cx, cy, across * wide, along * wide, 9, seed + index), tone);
    }),
  );

/** A thin film with the colors of a rainbow, on the left of a spot, in patches. */
const sheen = ({ x, y, across, along }: OilSpot, seed: number): Svg => {
  const film = horizontalGradient(...SHEEN);
  return (
    film.defs +
    noiseMasked(
      { size: [across * 0.4, along * 0.22], share: 0.52, crisp: 1.8, seed },
      blurred(
        along * 0.05,
        path(puddle(x - across * 0.22, y - along * 0.12, across * 0.46, along * 0.4, 11, seed), film.fill, {
          opacity: 0.5,
        }),
      ),
    )
  );
};

/** A spot of oil that concrete has soaked up: ragged, flat, darker where it dripped most, with a sheen on it. */
export function oilSpot(spot: OilSpot, seed: number): Svg {
  const { x, y, across, along } = spot;
  const [grain, rough] = [across * 0.3, along * 0.6];
  const ragged = (own: number, ...children: readonly Svg[]): Svg =>
    roughened({ size: [grain, grain * 0.5], reach: rough, seed: seed + own }, ...children);
  const drip = (index: number): Svg =>
    lobes(
      {
        x: x + randomBetween(-0.6, 0.6, seed + 11, index) * across,
        y: y + randomBetween(-0.6, 0.6, seed + 12, index) * along,
        across: across * randomBetween(0.14, 0.3, seed + 13, index),
        along: along * randomBetween(0.14, 0.3, seed + 14, index),
      },
      BLACK,
      1,
      1,
      seed + 20 + index,
    );
  return (
    ragged(0, lobes({ ...spot, x: x + across * 0.08 }, SOAKED, 0.36, 0.86, seed)) +
    ragged(1, lobes(spot, BLACK, 0.56, 0.78, seed + 4)) +
    ragged(2, group({ opacity: 0.34 }, repeat(6, drip))) +
    sheen(spot, seed + 5)
  );
}

/** Drops of oil: one at each of `count` points that `at` gives, as flat as `flat`. */
export const oilDrops = (
  count: number,
  flat: number,
  seed: number,
  at: (index: number) => { readonly x: number; readonly y: number; readonly size: number },
): Svg =>
  repeat(count, (index) => {
    const { x, y, size } = at(index);
    return (
      ellipse(x, y, size * 1.35, size * 1.35 * flat, SOAKED, { opacity: 0.3 }) +
      path(puddle(x, y, size, size * flat, 9, seed + index), BLACK, { opacity: 0.62 })
    );
  });
