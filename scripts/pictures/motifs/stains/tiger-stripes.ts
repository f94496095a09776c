import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type Box } from '#scripts/pictures/motifs/box.ts';
import { run } from './run.ts';

/** Dark stripes on the face of a gutter, as wide as a finger and evenly apart. */
export const tigerStripes = ({ x, y, width, height }: Box, seed: number): Svg =>
  repeat(34, (index) => {
    const at = x + 24 + index * (width / 34) + randomBetween(-13, 13, seed, index);
    const wide = randomBetween(12, 32, seed + 1, index);
    const dark = randomBetween(0.5, 0.86, seed + 2, index);
    return (
      run(
        Math.round(at),
        y + 26,
        wide * 1.7,
        height * randomBetween(0.7, 1.06, seed + 3, index),
        '#50504a',
        dark * 0.5,
        seed + index,
      ) +
      run(
        Math.round(at),
        y + 22,
        wide,
        height * randomBetween(0.75, 1.1, seed + 4, index),
        '#24262a',
        dark,
        seed + index,
      )
    );
  });
