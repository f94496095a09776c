import { PALETTE, lit, shaded } from './palette.ts';
import { STAGE } from './stage.ts';
import { type Svg, polygon, rect, repeat } from './svg.ts';
import { shingles } from './texture.ts';

/** The lower edge of a roof across the whole stage, from y to the gutter's lower lip at y + height + 44. */
export function eaveAcross(y: number, height: number, tone: string): Svg {
  const cover = shingles(tone, 38);
  return (
    cover.defs +
    rect(0, y, STAGE.width, height, cover.fill) +
    polygon(
      [
        [0, y + height],
        [STAGE.width, y + height],
        [STAGE.width, y + height + 90],
        [0, y + height + 74],
      ],
      PALETTE.river,
      { opacity: 0.24 },
    ) +
    rect(0, y + height, STAGE.width, 44, PALETTE.white) +
    rect(0, y + height, STAGE.width, 9, lit(PALETTE.white, 0.2)) +
    rect(0, y + height + 26, STAGE.width, 18, shaded(PALETTE.white, 0.12)) +
    repeat(6, (index) => rect(130 + index * 270, y + height, 5, 44, shaded(PALETTE.white, 0.16)))
  );
}

/** A white downspout with its straps. */
export const downspout = (x: number, top: number, bottom: number): Svg =>
  rect(x + 30, top, 22, bottom - top, PALETTE.river, { opacity: 0.2 }) +
  rect(x, top, 44, bottom - top, PALETTE.white) +
  rect(x + 28, top, 16, bottom - top, shaded(PALETTE.white, 0.14)) +
  repeat(2, (index) => rect(x - 6, top + 90 + index * 240, 56, 12, shaded(PALETTE.white, 0.2)));
