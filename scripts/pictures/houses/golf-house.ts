import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, path, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash } from './openings.ts';
import { steps } from './porch.ts';
import { chimney, gable, longRoof } from './roof.ts';

/** A large brick house of the 1980s and later: steep roofs, two front gables, an arched entry. 780 wide, 540 tall. */
export function golfHouse(finish: HouseFinish): Svg {
  const wall = wallPaint('brick', finish.tone, 20);
  const { cover, roof } = finish;
  return group(
    {},
    chimney(96, -560, 54, 170),
    wall.defs,
    rect(540, -210, 230, 210, wall.fill),
    longRoof(520, 792, -206, -330, 84, cover, roof),
    sash(590, -160, 54, 96, 2, 2),
    sash(668, -160, 54, 96, 2, 2),
    rect(10, -340, 540, 340, wall.fill),
    longRoof(-16, 576, -336, -500, 130, cover, roof),
    rect(40, -346, 190, 346, wall.fill),
    gable([34, -340], [135, -470], [236, -340], wall, roof, 22),
    ...[76, 146].flatMap((x) => [sash(x, -312, 50, 88, 2, 2), sash(x, -158, 50, 100, 2, 2)]),
    rect(270, -346, 150, 346, wall.fill),
    gable([264, -340], [345, -452], [426, -340], wall, roof, 20),
    rect(420, -336, 14, 336, PALETTE.river, { opacity: 0.14 }),
    sash(314, -320, 62, 84, 2, 2),
    path('M298 -8V-150A47 47 0 0 1 392 -150V-8Z', PALETTE.white),
    path('M306 -8V-150A39 39 0 0 1 384 -150V-8Z', '#8db5bb'),
    door(317, -140, 56, 132, finish.door),
    sash(458, -312, 54, 88, 2, 2),
    sash(450, -158, 70, 100, 2, 2),
    rect(10, -12, 760, 12, shaded(PALETTE.concrete, 0.16)),
    rect(286, -14, 118, 14, lit(PALETTE.concrete, 0.2)),
    steps(345, 0, 116, 9, 2),
  );
}
