import { blurred, noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, path, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type Box, pointIn } from '#scripts/pictures/motifs/box.ts';

const LOBED =
  'M0 -120C16 -104 20 -88 14 -74C34 -92 56 -88 66 -70C52 -66 40 -56 34 -42C56 -54 84 -44 92 -20C72 -22 52 -12 42 2C64 -2 84 12 84 38C62 26 38 28 20 44C18 64 14 84 8 112L-8 112C-8 84 -14 64 -18 44C-38 30 -62 28 -84 40C-84 14 -64 -2 -42 2C-54 -12 -72 -20 -92 -18C-84 -44 -56 -54 -34 -42C-40 -56 -52 -66 -66 -70C-56 -88 -34 -92 -14 -74C-20 -88 -16 -104 0 -120Z';
const OVAL = 'M0 -110C46 -74 58 -14 36 44C24 76 8 96 4 128L-4 128C-8 96 -26 76 -38 44C-58 -14 -46 -74 0 -110Z';

/** The brown prints that wet leaves and seeds leave, and some of the leaves. */
export const leafPrints = (box: Box, count: number, seed: number): Svg => {
  const leaf = (index: number, fill: string, opacity: number, own = 0): Svg => {
    const [x, y] = pointIn(box, seed + own, index);
    const [turn, size] = [
      randomBetween(0, 360, seed + own + 2, index),
      randomBetween(0.75, 1.35, seed + own + 3, index),
    ];
    return path(index % 3 === 1 ? OVAL : LOBED, fill, {
      opacity,
      transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)}) scale(${size.toFixed(2)})`,
    });
  };
  const ring = (index: number): Svg => {
    const [x, y] = pointIn(box, seed + 30, index);
    return (
      ellipse(x, y, 30, 26, '#6e431f', { opacity: 0.5 }) +
      ellipse(x, y, 42, 37, 'none', { stroke: '#7d5128', 'stroke-width': 9, opacity: 0.45 })
    );
  };
  return (
    noiseMasked(
      { size: [190, 150], share: 0.5, crisp: 1.8, seed },
      rect(box.x, box.y, box.width, box.height, '#8a5c2f', { opacity: 0.34 }),
    ) +
    blurred(
      9,
      repeat(count, (index) => leaf(index, '#8a5a2c', 0.5)),
    ) +
    noiseMasked(
      { size: [26, 26], share: 0.78, crisp: 3, seed: seed + 1 },
      repeat(count, (index) => leaf(index, '#6d421d', 0.72)),
    ) +
    repeat(9, ring) +
    withShadow(
      6,
      repeat(4, (index) => leaf(index * 3 + 1, ['#b9772f', '#a3602a', '#c79446', '#8f5426'][index]!, 1, 60)),
    )
  );
};
