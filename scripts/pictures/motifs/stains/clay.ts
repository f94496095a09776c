import { blob, puddle } from '#scripts/pictures/drawing/curves.ts';
import { blurred, noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { random, randomBetween } from '#scripts/pictures/drawing/random.ts';
import { path, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type Box, pointIn, veil } from '#scripts/pictures/motifs/box.ts';

/** Spots that splashed up from the ground at `foot`, dense at the bottom. */
export const clayFoot = (foot: number, seed: number): Svg => {
  const box = { x: 0, y: foot - 620, width: 1600, height: 640 };
  return (
    noiseMasked({ size: [110, 70], share: 0.62, crisp: 2, seed }, veil(box, '#b55a30', 0, 0.05, 0.4, 0.9)) +
    noiseMasked({ size: [30, 26], share: 0.4, crisp: 3, seed: seed + 1 }, veil(box, '#9a4523', 0, 0.14, 0.5, 0.9)) +
    repeat(330, (index) => {
      const up = random(seed + 2, index) ** 1.9;
      const size = randomBetween(4, 19, seed + 3, index) * (1 - up * 0.5);
      const [x, y] = [randomBetween(0, 1600, seed + 4, index), foot - 10 - up * 640];
      return path(blob(x, y, size, size * 1.12, 8, seed + index), index % 3 === 0 ? '#8f3f1f' : '#b25730', {
        opacity: 0.85,
      });
    })
  );
};

/** Red clay on paving: fans that rain left, and the prints of a tire. */
export const clayOnPaving = (box: Box, seed: number): Svg => {
  const fan = (index: number): Svg => {
    const [x, y] = pointIn(box, seed, index);
    const size = randomBetween(180, 380, seed + 2, index);
    return path(puddle(x, y, size, size * 0.56, 9, seed + index), index % 2 === 0 ? '#b9603a' : '#a14e2b', {
      opacity: 0.6,
    });
  };
  const lug = (index: number): Svg =>
    repeat(4, (across) =>
      rect(560 + across * 48 + index * 14, 1150 - index * 62, 36, 40, '#a3492a', {
        opacity: 0.86,
        transform: `skewX(${across % 2 === 0 ? -8 : 8})`,
      }),
    );
  return (
    noiseMasked({ size: [150, 70], share: 0.72, crisp: 2, seed }, blurred(16, repeat(8, fan))) +
    noiseMasked({ size: [30, 22], share: 0.42, crisp: 4, seed: seed + 5 }, repeat(8, fan)) +
    noiseMasked({ size: [26, 26], share: 0.74, crisp: 3, seed: seed + 6 }, repeat(19, lug))
  );
};
