import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, line, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash } from './openings.ts';
import { steps } from './porch.ts';
import { chimney, gable, longRoof } from './roof.ts';

/** A small cabin on piers with a screened porch: 520 wide, 340 tall. */
export function lakeCabin(finish: HouseFinish): Svg {
  const wall = wallPaint('battens', finish.tone, 15);
  return group(
    {},
    chimney(404, -352, 50, 150),
    wall.defs,
    rect(200, -208, 310, 168, wall.fill),
    longRoof(190, 534, -204, -296, 22, finish.cover, finish.roof),
    door(330, -174, 56, 132, finish.door),
    sash(250, -160, 60, 76, 2, 2),
    sash(416, -160, 66, 76, 2, 2),
    rect(10, -208, 236, 168, '#6f8586'),
    repeat(3, (index) => rect(10 + index * 76, -208, 84, 168, mixGlass(index))),
    repeat(4, (index) => rect(8 + index * 76, -208, 10, 168, PALETTE.white)),
    rect(10, -118, 236, 8, PALETTE.white),
    gable([0, -206], [128, -312], [256, -206], wall, finish.roof, 22),
    rect(4, -210, 248, 10, PALETTE.white),
    rect(0, -44, 520, 12, lit(PALETTE.wood, 0.2)),
    rect(8, -32, 504, 32, PALETTE.river, { opacity: 0.34 }),
    repeat(6, (index) => line([16 + index * 98, -32], [16 + index * 98, 0], shaded(PALETTE.wood, 0.3), 14)),
    steps(358, -38, 84, 12, 3),
  );
}

const mixGlass = (index: number): string => ['#7f9796', '#728a8b', '#657d80'][index] ?? '#728a8b';
