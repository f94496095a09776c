import { puddle } from '#scripts/pictures/drawing/curves.ts';
import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { random, randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, path, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type Box, pointIn } from '#scripts/pictures/motifs/box.ts';

const PAINTS = ['#2f6aa8', '#b8436a', '#f4efe2'] as const;

/** Drops and splashes of paint, raised, with small ones around them. */
export const paintDrops = (box: Box, seed: number, tones: readonly string[] = PAINTS): Svg =>
  repeat(15, (index) => {
    const [x, y] = pointIn(box, seed, index);
    const size = randomBetween(20, 74, seed + 2, index);
    const tone = tones[index % tones.length]!;
    const small = repeat(13, (drop) => {
      const angle = random(seed + index, drop) * 6.283;
      const reach = size * randomBetween(1.1, 3.4, seed + index + 20, drop);
      const dot = randomBetween(4, 13, seed + index + 40, drop);
      return ellipse(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, dot, dot, tone);
    });
    const length = size * randomBetween(1.5, 4.4, seed + 3, index);
    const drip =
      index % 2 === 0
        ? rect(x - size * 0.16, y, size * 0.32, length, tone, { rx: size * 0.16 }) +
          ellipse(x, y + length, size * 0.24, size * 0.3, tone)
        : '';
    return (
      withShadow(3, small + drip + path(puddle(x, y, size, size * 0.94, 8, seed + index), tone)) +
      ellipse(x - size * 0.3, y - size * 0.34, size * 0.24, size * 0.14, '#ffffff', { opacity: 0.45 })
    );
  });
