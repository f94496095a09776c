import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash } from './openings.ts';
import { columns, steps } from './porch.ts';
import { chimney, longRoof } from './roof.ts';

/** A two-story mill house of about 1900 with two front doors under a shed porch: 400 wide, 420 tall. */
export function millHouse(finish: HouseFinish): Svg {
  const wall = wallPaint('lap', finish.tone, 13);
  const { cover, roof } = finish;
  return group(
    {},
    chimney(178, -430, 44, 110),
    wall.defs,
    rect(10, -316, 380, 290, wall.fill),
    longRoof(-12, 412, -312, -392, 20, cover, roof),
    ...[52, 174, 296].map((x) => sash(x, -280, 52, 82, 2, 2)),
    rect(6, -176, 388, 140, PALETTE.river, { opacity: 0.26 }),
    sash(40, -140, 54, 84, 2, 2),
    sash(306, -140, 54, 84, 2, 2),
    door(126, -150, 54, 116, finish.door),
    door(220, -150, 54, 116, finish.door),
    longRoof(-14, 414, -176, -214, 18, cover, roof),
    columns(6, -164, 388, 128, 4, 11),
    rect(-4, -38, 408, 10, lit(PALETTE.wood, 0.1)),
    rect(4, -28, 392, 28, shaded(PALETTE.bark, 0.42)),
    ...[4, 186, 366].map((x) => rect(x, -28, 30, 28, shaded(PALETTE.wall, 0.05))),
    steps(200, -32, 150, 11, 3),
  );
}
