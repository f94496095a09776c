import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, line, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash, shutters } from './openings.ts';
import { steps } from './porch.ts';
import { chimney, longRoof } from './roof.ts';

/** A split-level of the 1960s and 70s: a low living wing beside two half-raised floors. 780 wide, 400 tall. */
export function splitLevel(finish: HouseFinish): Svg {
  const base = wallPaint('brick', finish.tone, 22);
  const siding = wallPaint('battens', '#e9dfc8', 20);
  return group(
    {},
    base.defs,
    siding.defs,
    rect(0, -196, 430, 196, base.fill),
    longRoof(-28, 440, -192, -284, 70, finish.cover, finish.roof),
    chimney(386, -420, 60, 190),
    rect(416, -308, 356, 168, siding.fill),
    rect(416, -142, 356, 142, base.fill),
    rect(410, -146, 368, 10, PALETTE.white),
    rect(416, -136, 356, 10, PALETTE.river, { opacity: 0.24 }),
    longRoof(392, 796, -304, -402, 66, finish.cover, finish.roof),
    ...[462, 642].flatMap((x) => [shutters(x, -262, 84, 76, finish.shutter), sash(x, -262, 84, 76, 2, 2)]),
    ...[462, 642].map((x) => sash(x, -100, 84, 58, 2, 1)),
    sash(56, -150, 176, 96, 4, 2),
    rect(276, -184, 130, 166, PALETTE.river, { opacity: 0.22 }),
    door(306, -150, 62, 132, finish.door),
    repeat(
      2,
      (index) =>
        line([286 + index * 112, -18], [286 + index * 112, -186], PALETTE.ink, 6) +
        line([286 + index * 112, -120], [300 + index * 84, -186], PALETTE.ink, 3),
    ),
    rect(264, -18, 152, 18, PALETTE.concrete),
    rect(264, -18, 152, 5, lit(PALETTE.concrete, 0.5)),
    rect(0, -12, 264, 12, shaded(PALETTE.concrete, 0.2)),
    steps(337, 0, 92, 9, 2),
  );
}
