import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { path, place, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** A brick warehouse with rows of arched windows: its lower left corner at x, y, 440 wide and 240 tall at scale 1. */
export function warehouse(x: number, y: number, scale: number, tone: string): Svg {
  const window = (index: number): Svg => {
    const [left, top] = [26 + (index % 8) * 50, -210 + Math.floor(index / 8) * 74];
    return path(`M${left} ${top + 52}V${top + 12}A15 13 0 0 1 ${left + 30} ${top + 12}V${top + 52}Z`, '#a9c9cb');
  };
  return place(
    x,
    y,
    scale,
    rect(0, -232, 440, 232, tone) +
      rect(-6, -240, 452, 12, lit(tone, 0.4)) +
      repeat(9, (index) => rect(8 + index * 50, -228, 8, 228, shaded(tone, 0.1))) +
      repeat(24, window) +
      rect(330, -228, 110, 228, PALETTE.river, { opacity: 0.08 }),
  );
}

const HAZY_BRICK = '#c08a75';

/** A distant brick mill with its stack: its lower left corner at x, y, 440 wide and 350 tall. */
export const mill = (x: number, y: number): Svg =>
  rect(x + 372, y - 350, 30, 140, shaded(HAZY_BRICK, 0.1)) +
  rect(x + 368, y - 356, 38, 10, lit(HAZY_BRICK, 0.3)) +
  warehouse(x, y, 1, HAZY_BRICK);
