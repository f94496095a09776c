import { PALETTE, lit, mix } from './palette.ts';
import { downward } from './paint.ts';
import { between } from './scatter.ts';
import { STAGE } from './stage.ts';
import { type Svg, rect, repeat } from './svg.ts';

/** Still water from a shore line down to `y + depth`, with glints where the sun meets it. */
export function water(y: number, depth: number, seed: number): Svg {
  const surface = downward(mix(PALETTE.sky, PALETTE.water, 0.3), mix(PALETTE.sky, PALETTE.water, 0.62), PALETTE.water);
  const glint = (index: number): Svg => {
    const share = (index + 0.5) / 26;
    const width = between(50, 210, seed, index) * (0.4 + share);
    return rect(
      between(-60, STAGE.width, seed + 1, index),
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
  return surface.defs + rect(0, y, STAGE.width, depth, surface.fill) + repeat(26, glint);
}
