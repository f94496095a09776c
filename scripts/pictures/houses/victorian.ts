import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, group, path, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash } from './openings.ts';
import { columns, railing, steps } from './porch.ts';
import { chimney, gable, longRoof } from './roof.ts';

/** The scalloped trim under a porch roof. */
const scallops = (x: number, y: number, width: number): Svg =>
  repeat(Math.floor(width / 26), (index) =>
    path(`M${x + index * 26} ${y}h26A13 15 0 0 1 ${x + index * 26} ${y}Z`, PALETTE.white),
  );

/** A frame Victorian of about 1890: a steep front gable, tall windows, a porch with trim. 600 wide, 580 tall. */
export function victorian(finish: HouseFinish): Svg {
  const wall = wallPaint('lap', finish.tone, 13);
  const attic = wallPaint('lap', lit(finish.tone, 0.3), 9);
  const { cover, roof } = finish;
  return group(
    {},
    chimney(392, -560, 44, 190),
    wall.defs,
    rect(250, -370, 330, 370, wall.fill),
    longRoof(232, 606, -366, -490, 96, cover, roof),
    ...[352, 474].map((x) => sash(x, -336, 58, 112, 1, 2)),
    rect(0, -370, 256, 370, wall.fill),
    rect(244, -370, 12, 370, PALETTE.river, { opacity: 0.16 }),
    gable([0, -364], [128, -556], [256, -364], attic, roof, 30),
    ellipse(128, -438, 26, 26, PALETTE.white),
    ellipse(128, -438, 19, 19, '#7fb0b8'),
    rect(126, -457, 4, 38, PALETTE.white),
    rect(109, -440, 38, 4, PALETTE.white),
    rect(0, -370, 256, 10, PALETTE.white),
    ...[58, 140].flatMap((x) => [sash(x, -332, 58, 112, 1, 2), sash(x, -168, 58, 112, 1, 2)]),
    rect(262, -192, 316, 150, PALETTE.river, { opacity: 0.28 }),
    door(300, -172, 60, 132, finish.door),
    sash(400, -164, 56, 106, 1, 2),
    sash(494, -164, 56, 106, 1, 2),
    longRoof(246, 606, -196, -238, 40, cover, roof),
    scallops(262, -186, 330),
    columns(262, -186, 326, 146, 4, 12),
    railing(276, -94, 14, 52, 13),
    railing(378, -94, 206, 52, 13),
    rect(252, -44, 344, 12, lit(PALETTE.wood, 0.2)),
    rect(258, -32, 332, 32, shaded(PALETTE.bark, 0.3)),
    rect(0, -30, 256, 30, shaded(PALETTE.wall, 0.1)),
    steps(330, -36, 84, 12, 3),
  );
}
