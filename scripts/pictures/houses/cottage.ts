import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick } from '#scripts/pictures/drawing/texture.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash, shutters } from './openings.ts';
import { columns, railing, steps } from './porch.ts';
import { chimney, gable, roofPlane } from './roof.ts';

/**
 * A front-gabled cottage with a full-width porch on brick piers, as in the mill villages: 540 wide, about 450
 * tall.
 */
export function cottage(finish: HouseFinish): Svg {
  const wall = wallPaint(finish.wall, finish.tone, finish.wall === 'brick' ? 20 : 13);
  const pier = brick(PALETTE.wall, 18);
  return group(
    {},
    chimney(370, -452, 44, 150),
    wall.defs,
    pier.defs,
    rect(30, -270, 480, 224, wall.fill),
    gable([30, -262], [270, -430], [510, -262], wallPaint('lap', lit(finish.tone, 0.2), 13), finish.roof, 44),
    sash(242, -360, 56, 66, 2, 2),
    rect(30, -240, 480, 190, PALETTE.river, { opacity: 0.22 }),
    shutters(96, -186, 64, 104, finish.shutter),
    sash(96, -186, 64, 104, 2, 2),
    door(238, -190, 64, 136, finish.door),
    shutters(380, -186, 64, 104, finish.shutter),
    sash(380, -186, 64, 104, 2, 2),
    roofPlane(
      [
        [-22, -218],
        [22, -268],
        [518, -268],
        [562, -218],
      ],
      finish.cover,
      finish.roof,
    ),
    rect(-22, -220, 584, 12, PALETTE.white),
    rect(6, -209, 528, 10, shaded(PALETTE.white, 0.2)),
    columns(10, -202, 520, 154, 4, 18),
    railing(30, -104, 150, 50, 15),
    railing(362, -104, 150, 50, 15),
    rect(-4, -52, 548, 14, lit(PALETTE.wood, 0.25)),
    rect(-4, -40, 548, 6, shaded(PALETTE.wood, 0.35)),
    rect(6, -34, 528, 34, shaded(PALETTE.bark, 0.4)),
    ...[0, 168, 326, 494].map((x) => rect(x, -36, 46, 36, pier.fill)),
    steps(270, -44, 96, 15, 3),
  );
}
