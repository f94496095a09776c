import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** White columns, evenly spaced from x to x + width, with base and cap. */
export const columns = (x: number, top: number, width: number, height: number, count: number, thick: number): Svg =>
  repeat(count, (index) => {
    const left = x + ((width - thick) * index) / (count - 1);
    return (
      rect(left, top, thick, height, PALETTE.white) +
      rect(left + thick * 0.66, top, thick * 0.34, height, shaded(PALETTE.white, 0.16)) +
      rect(left - thick * 0.25, top, thick * 1.5, thick * 0.5, PALETTE.white) +
      rect(left - thick * 0.25, top + height - thick * 0.6, thick * 1.5, thick * 0.6, PALETTE.white)
    );
  });

/** A railing with balusters. */
export const railing = (
  x: number,
  top: number,
  width: number,
  height: number,
  gap: number,
  tone: string = PALETTE.white,
): Svg =>
  repeat(Math.floor(width / gap), (index) =>
    rect(x + (index + 0.5) * gap, top, gap * 0.24, height, shaded(tone, 0.06)),
  ) +
  rect(x, top, width, height * 0.13, lit(tone, 0.2)) +
  rect(x, top + height * 0.84, width, height * 0.1, tone);

/** Concrete steps that widen downward, by center, top edge, width of the top step, rise and count. */
export const steps = (centre: number, top: number, width: number, rise: number, count: number): Svg =>
  repeat(count, (index) => {
    const wide = width + index * rise * 1.5;
    const tone = PALETTE.concrete;
    return (
      rect(centre - wide / 2, top + index * rise, wide, rise, shaded(tone, 0.16)) +
      rect(centre - wide / 2, top + index * rise, wide, rise * 0.4, lit(tone, 0.4))
    );
  });
