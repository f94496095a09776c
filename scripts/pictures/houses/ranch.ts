import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, polygon, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash, shutters } from './openings.ts';
import { columns, steps } from './porch.ts';
import { chimney, eave, gable, roofPlane } from './roof.ts';

/** A long, low ranch with a recessed porch and a front gable: 780 wide, about 360 tall. */
export function ranch(finish: HouseFinish): Svg {
  const wall = wallPaint(finish.wall, finish.tone, 22);
  return group(
    {},
    chimney(300, -376, 54, 120),
    wall.defs,
    rect(0, -176, 780, 176, wall.fill),
    rect(216, -176, 254, 176, PALETTE.river, { opacity: 0.26 }),
    roofPlane(
      [
        [-26, -174],
        [70, -312],
        [710, -312],
        [806, -174],
      ],
      finish.cover,
      finish.roof,
    ),
    polygon(
      [
        [70, -312],
        [710, -312],
        [716, -304],
        [64, -304],
      ],
      lit(finish.roof, 0.25),
    ),
    eave(-26, -176, 832),
    shutters(82, -136, 76, 92, finish.shutter),
    sash(82, -136, 76, 92, 2, 2),
    door(256, -140, 62, 128, finish.door),
    sash(356, -134, 88, 88, 3, 2),
    columns(216, -166, 254, 152, 3, 15),
    rect(204, -16, 276, 16, PALETTE.concrete),
    rect(204, -16, 276, 5, lit(PALETTE.concrete, 0.5)),
    steps(288, 0, 110, 9, 2),
    rect(492, -176, 250, 176, wall.fill),
    rect(492, -160, 250, 12, PALETTE.river, { opacity: 0.16 }),
    gable(
      [492, -172],
      [617, -282],
      [742, -172],
      wallPaint(
        finish.wall === 'brick' ? 'lap' : finish.wall,
        finish.wall === 'brick' ? '#efe6d3' : lit(finish.tone, 0.15),
        14,
      ),
      finish.roof,
      34,
    ),
    rect(604, -236, 26, 36, shaded(PALETTE.white, 0.3)),
    shutters(560, -132, 116, 92, finish.shutter),
    sash(560, -132, 116, 92, 4, 2),
    rect(0, -12, 204, 12, shaded(PALETTE.concrete, 0.16)),
    rect(480, -12, 300, 12, shaded(PALETTE.concrete, 0.16)),
    rect(742, -166, 38, 154, PALETTE.river, { opacity: 0.14 }),
  );
}
