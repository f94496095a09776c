import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash } from './openings.ts';
import { columns, steps } from './porch.ts';
import { chimney, gable, longRoof } from './roof.ts';

/** A farmhouse of the 2010s and later: board and batten, dark window frames, a metal porch roof. 760 wide, 460 tall. */
export function newFarmhouse(finish: HouseFinish): Svg {
  const wall = wallPaint('battens', finish.tone, 20);
  const trim = PALETTE.ink;
  const { roof } = finish;
  return group(
    {},
    chimney(470, -470, 54, 150),
    wall.defs,
    rect(540, -200, 210, 200, wall.fill),
    longRoof(520, 774, -196, -288, 34, 'shingles', roof),
    sash(596, -150, 104, 86, 3, 2, trim),
    rect(20, -330, 530, 330, wall.fill),
    longRoof(-6, 576, -326, -432, 30, 'shingles', roof),
    rect(30, -200, 470, 180, PALETTE.river, { opacity: 0.16 }),
    gable([40, -318], [142, -430], [244, -318], wall, roof, 22),
    sash(110, -376, 64, 50, 2, 1, trim),
    ...[80, 156, 330, 440].map((x) => sash(x, -296, 52, 76, 1, 2, trim)),
    ...[80, 156, 408, 474].map((x) => sash(x, -148, 52, 96, 1, 2, trim)),
    door(292, -156, 66, 138, finish.door),
    longRoof(0, 570, -196, -236, 44, 'metal', '#6d7c80'),
    columns(14, -184, 542, 168, 5, 18),
    rect(4, -18, 562, 18, PALETTE.concrete),
    rect(4, -18, 562, 6, lit(PALETTE.concrete, 0.5)),
    rect(566, -14, 184, 14, shaded(PALETTE.concrete, 0.2)),
    steps(325, 0, 104, 9, 2),
  );
}
