import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick } from '#scripts/pictures/drawing/texture.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash } from './openings.ts';
import { columns, railing, steps } from './porch.ts';
import { chimney, longRoof } from './roof.ts';

/** An American foursquare of the 1900s to 1920s: a two-story cube, a dormer, a full porch. 500 wide, 540 tall. */
export function foursquare(finish: HouseFinish): Svg {
  const wall = wallPaint(finish.wall, finish.tone, finish.wall === 'brick' ? 20 : 13);
  const base = brick('#8f5a46', 18);
  const { cover, roof } = finish;
  return group(
    {},
    chimney(404, -540, 46, 170),
    wall.defs,
    base.defs,
    rect(20, -380, 460, 380, wall.fill),
    longRoof(-24, 524, -376, -520, 150, cover, roof),
    rect(186, -478, 128, 62, lit(finish.tone, 0.2)),
    sash(200, -468, 46, 48, 2, 1),
    sash(254, -468, 46, 48, 2, 1),
    longRoof(164, 336, -476, -512, 44, cover, roof),
    ...[58, 216, 374].flatMap((x) => [sash(x, -336, 70, 96, 2, 2)]),
    rect(20, -204, 460, 160, PALETTE.river, { opacity: 0.26 }),
    sash(70, -162, 84, 98, 2, 2),
    door(216, -168, 66, 132, finish.door),
    sash(346, -162, 84, 98, 2, 2),
    longRoof(-22, 522, -196, -240, 46, cover, roof),
    rect(-14, -194, 528, 14, PALETTE.white),
    columns(2, -182, 496, 96, 4, 24),
    railing(34, -98, 150, 56, 13),
    railing(316, -98, 150, 56, 13),
    rect(-8, -44, 516, 10, lit(PALETTE.concrete, 0.2)),
    rect(0, -36, 500, 36, base.fill),
    ...[-6, 154, 312, 470].flatMap((x) => [
      rect(x, -92, 36, 92, base.fill),
      rect(x + 25, -92, 11, 92, PALETTE.river, { opacity: 0.2 }),
      rect(x - 4, -98, 44, 8, shaded(PALETTE.concrete, 0.05)),
    ]),
    steps(250, -42, 110, 14, 3),
  );
}
