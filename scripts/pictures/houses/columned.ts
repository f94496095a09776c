import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, group, polygon, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash, shutters } from './openings.ts';
import { columns, railing, steps } from './porch.ts';
import { chimney, longRoof } from './roof.ts';

/** A frame house of the early 1800s with a two-story portico of four columns: 720 wide, 560 tall. */
export function columned(finish: HouseFinish): Svg {
  const wall = wallPaint('lap', finish.tone, 13);
  const { cover, roof } = finish;
  const window = (x: number, y: number): Svg => shutters(x, y, 56, 108, finish.shutter) + sash(x, y, 56, 108, 2, 2);
  return group(
    {},
    chimney(70, -560, 48, 160),
    chimney(602, -560, 48, 160),
    wall.defs,
    rect(20, -400, 680, 372, wall.fill),
    longRoof(-8, 728, -396, -500, 110, cover, roof),
    ...[74, 590].flatMap((x) => [window(x, -354), window(x, -182)]),
    rect(184, -396, 352, 356, PALETTE.river, { opacity: 0.22 }),
    window(232, -354),
    window(432, -354),
    window(232, -182),
    window(432, -182),
    door(324, -352, 72, 112, finish.shutter),
    door(322, -184, 76, 146, finish.door),
    railing(196, -268, 328, 44, 13),
    rect(184, -226, 352, 12, PALETTE.white),
    polygon(
      [
        [160, -404],
        [360, -508],
        [560, -404],
      ],
      lit(finish.tone, 0.4),
    ),
    polygon(
      [
        [150, -404],
        [360, -516],
        [570, -404],
        [548, -404],
        [360, -500],
        [172, -404],
      ],
      PALETTE.white,
    ),
    ellipse(360, -440, 24, 16, '#8db5bb'),
    rect(160, -410, 400, 20, PALETTE.white),
    rect(160, -394, 400, 6, shaded(PALETTE.white, 0.22)),
    columns(184, -390, 352, 350, 4, 26),
    rect(168, -42, 384, 14, lit(PALETTE.concrete, 0.3)),
    rect(20, -30, 680, 30, shaded(PALETTE.wall, 0.08)),
    rect(168, -30, 384, 30, shaded(PALETTE.concrete, 0.14)),
    steps(360, -40, 130, 12, 4),
  );
}
