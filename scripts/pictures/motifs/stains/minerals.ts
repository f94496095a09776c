import { puddle } from '#scripts/pictures/drawing/curves.ts';
import { blurred, noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { random, randomBetween } from '#scripts/pictures/drawing/random.ts';
import { group, path, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type Box, veil } from '#scripts/pictures/motifs/box.ts';
import { run } from './run.ts';

/** White crystals of salt: a powdery bloom, thickest along the given lines. */
export const saltBloom = (box: Box, seed: number, ...lines: readonly Svg[]): Svg => {
  const white = (opacity: number): Svg => rect(box.x, box.y, box.width, box.height, '#fffdf7', { opacity });
  const patches = (share: number, inner: Svg): Svg => noiseMasked({ size: [200, 120], share, crisp: 1.5, seed }, inner);
  return (
    patches(0.42, white(0.34)) +
    patches(0.42, noiseMasked({ size: [5, 5], share: 0.56, crisp: 5, seed: seed + 1 }, white(0.9))) +
    patches(0.18, white(0.5)) +
    patches(0.46, group({ opacity: 0.6 }, blurred(5, ...lines))) +
    patches(0.54, noiseMasked({ size: [6, 6], share: 0.6, crisp: 5, seed: seed + 2 }, ...lines))
  );
};

/** Dried drops of hard water: white rims, with runs below some. */
export const hardWater = (box: Box, seed: number): Svg =>
  noiseMasked({ size: [240, 180], share: 0.5, crisp: 1.5, seed }, veil(box, '#f3f7f6', 0.06, 0.2, 0.46)) +
  repeat(170, (index) => {
    const [x, across] = [box.x + box.width * random(seed + 1, index), random(seed + 2, index)];
    const y = box.y + box.height * across ** 0.7;
    const size = randomBetween(9, 33, seed + 3, index);
    const drop = puddle(x, y, size, size * 1.06, 7, seed + index);
    return (
      path(drop, '#ffffff', { opacity: 0.22 }) +
      path(drop, 'none', { stroke: '#ffffff', 'stroke-width': 5, opacity: 0.86 }) +
      (index % 4 === 0
        ? run(
            Math.round(x),
            Math.round(y),
            size * 1.1,
            randomBetween(80, 260, seed + 5, index),
            '#ffffff',
            0.4,
            seed + index,
          )
        : '')
    );
  });
