import { PALETTE, shaded, sunlit } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { group, line, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** A stand of cattails at the water's edge, its foot at x, y: about 160 wide and 110 tall. */
export const reeds = (x: number, y: number, seed: number): Svg =>
  group(
    {},
    repeat(16, (index) => {
      const left = x + randomBetween(0, 150, seed, index);
      const tall = randomBetween(50, 112, seed + 1, index);
      const tip = left + randomBetween(-14, 14, seed + 2, index);
      const tone = index % 2 === 0 ? sunlit(PALETTE.leaf, 0.2) : shaded(PALETTE.leaf, 0.2);
      return (
        line([left, y], [tip, y - tall], tone, 4, { 'stroke-linecap': 'round' }) +
        (index % 4 === 0 ? rect(tip - 4, y - tall - 18, 8, 28, '#6b4a30', { rx: 4 }) : '')
      );
    }),
  );
