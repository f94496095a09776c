import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, polygon, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { wallPaint } from './materials.ts';
import { door, sash } from './openings.ts';
import { steps } from './porch.ts';
import { gable, longRoof } from './roof.ts';

const UNITS = [
  { wall: 'brick', tone: PALETTE.wall, door: PALETTE.ink, gabled: true },
  { wall: 'lap', tone: '#c9d3cf', door: PALETTE.brick, gabled: false },
  { wall: 'brick', tone: '#c8b196', door: PALETTE.pine, gabled: true },
  { wall: 'lap', tone: '#e6dcc4', door: PALETTE.water, gabled: false },
  { wall: 'brick', tone: '#96503f', door: PALETTE.sun, gabled: true },
] as const;

const WIDE = 188;

/** A row of five townhouses under one roof: 940 wide, 460 tall. */
export function townhouses(roof: string): Svg {
  const unit = ({ wall, tone, door: leaf, gabled }: (typeof UNITS)[number], index: number): Svg => {
    const x = index * WIDE;
    const paint = wallPaint(wall, tone, wall === 'brick' ? 20 : 13);
    return (
      paint.defs +
      rect(x, -340, WIDE, 340, paint.fill) +
      rect(x, -338, WIDE, 16, PALETTE.river, { opacity: 0.22 }) +
      (gabled ? gable([x + 14, -336], [x + WIDE / 2, -424], [x + WIDE - 14, -336], paint, roof, 14) : '') +
      (gabled ? sash(x + WIDE / 2 - 20, -386, 40, 40, 2, 1) : '') +
      [30, 108].map((dx) => sash(x + dx, -296, 50, 84, 2, 2)).join('') +
      sash(x + 104, -150, 62, 92, 2, 2) +
      door(x + 24, -146, 54, 128, leaf) +
      polygon(
        [
          [x + 16, -172],
          [x + 86, -172],
          [x + 98, -154],
          [x + 4, -154],
        ],
        lit(roof, 0.1),
      ) +
      rect(x + 4, -156, 94, 6, PALETTE.white) +
      rect(x, -14, WIDE, 14, shaded(PALETTE.concrete, 0.16)) +
      steps(x + 51, -18, 70, 9, 2) +
      rect(x + WIDE - 6, -340, 6, 340, shaded(PALETTE.white, 0.1))
    );
  };
  const width = UNITS.length * WIDE;
  return group({}, longRoof(-20, width + 20, -336, -436, 34, 'shingles', roof), UNITS.map(unit).join(''));
}
