import { puddle } from '#scripts/pictures/drawing/curves.ts';
import { noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { lit } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { path, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type Box, pointIn } from '#scripts/pictures/motifs/box.ts';

/** Old chewing gum, stepped flat: dark, round, hardly raised. One is still pink. */
export const gumSpots = (box: Box, seed: number): Svg =>
  repeat(30, (index) => {
    const [x, y] = pointIn(box, seed, index);
    const size = randomBetween(24, 50, seed + 2, index);
    const tone = index === 7 ? '#d59aa2' : ['#33322f', '#413f3c', '#504d49', '#66625b'][index % 4]!;
    const disc = (reach: number, fill: string, opacity: number): Svg =>
      path(puddle(x, y, size * reach, size * reach * 0.96, 11, seed + index), fill, { opacity });
    return (
      disc(1.12, '#3a372f', 0.35) +
      disc(1, tone, 0.96) +
      noiseMasked({ size: [6, 6], share: 0.4, crisp: 4, seed: seed + 3 }, disc(0.94, lit(tone, 0.25), 0.5))
    );
  });
