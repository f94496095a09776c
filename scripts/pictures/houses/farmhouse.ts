import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash } from './openings.ts';
import { columns, railing, steps } from './porch.ts';
import { chimney, longRoof } from './roof.ts';

/** An old farmhouse, one room deep: two floors, end chimneys, a long porch under a metal roof. 600 wide, 500 tall. */
export function farmhouse(finish: HouseFinish): Svg {
  const wall = wallPaint('lap', finish.tone, 13);
  const { cover, roof } = finish;
  return group(
    {},
    chimney(14, -500, 42, 200),
    chimney(544, -500, 42, 200),
    wall.defs,
    rect(40, -360, 520, 330, wall.fill),
    longRoof(18, 582, -356, -448, 24, cover, roof),
    ...[90, 272, 454].map((x) => sash(x, -322, 56, 88, 2, 2)),
    rect(30, -196, 540, 152, PALETTE.river, { opacity: 0.26 }),
    ...[92, 180, 366, 454].map((x) => sash(x, -156, 54, 94, 2, 2)),
    door(270, -168, 60, 126, finish.door),
    longRoof(0, 600, -196, -236, 40, cover, roof),
    columns(16, -184, 568, 142, 6, 12),
    railing(30, -94, 220, 50, 14),
    railing(350, -94, 220, 50, 14),
    rect(6, -44, 588, 12, lit(PALETTE.gray, 0.2)),
    rect(14, -32, 572, 32, shaded(PALETTE.bark, 0.42)),
    ...[14, 196, 370, 552].map((x) => rect(x, -32, 34, 32, shaded(PALETTE.wall, 0.05))),
    steps(300, -38, 92, 12, 3),
  );
}
