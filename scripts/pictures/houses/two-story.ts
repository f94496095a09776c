import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, polygon, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick } from '#scripts/pictures/drawing/texture.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, garageDoor, sash, shutters } from './openings.ts';
import { columns, steps } from './porch.ts';
import { eave, gable, roofPlane } from './roof.ts';

/**
 * A two-story house with a front gable over a garage wing, as in the newer subdivisions: 700 wide, about 480
 * tall.
 */
export function twoStory(finish: HouseFinish): Svg {
  const size = finish.wall === 'brick' ? 20 : 14;
  const wall = wallPaint(finish.wall, finish.tone, size);
  const base = brick(PALETTE.wall, 18);
  return group(
    {},
    wall.defs,
    base.defs,
    rect(0, -340, 430, 340, wall.fill),
    roofPlane(
      [
        [-26, -338],
        [66, -470],
        [400, -470],
        [470, -338],
      ],
      finish.cover,
      finish.roof,
    ),
    polygon(
      [
        [66, -470],
        [400, -470],
        [404, -462],
        [60, -462],
      ],
      lit(finish.roof, 0.25),
    ),
    eave(-26, -340, 490),
    ...[64, 186, 308].flatMap((x) => [shutters(x, -302, 58, 84, finish.shutter), sash(x, -302, 58, 84, 2, 2)]),
    rect(0, -64, 430, 64, base.fill),
    shutters(64, -152, 58, 92, finish.shutter),
    sash(64, -152, 58, 92, 2, 2),
    rect(152, -176, 268, 168, PALETTE.river, { opacity: 0.2 }),
    door(190, -146, 62, 134, finish.door),
    sash(300, -148, 74, 88, 2, 2),
    roofPlane(
      [
        [136, -178],
        [160, -214],
        [420, -214],
        [436, -178],
      ],
      finish.cover,
      finish.roof,
    ),
    rect(136, -180, 300, 10, PALETTE.white),
    columns(152, -170, 260, 160, 3, 14),
    rect(144, -12, 288, 12, PALETTE.concrete),
    steps(221, 0, 100, 9, 2),
    rect(430, -216, 270, 216, wall.fill),
    gable([430, -208], [565, -338], [700, -208], wallPaint('battens', lit(finish.tone, 0.3), 18), finish.roof, 30),
    sash(544, -284, 42, 50, 2, 2),
    garageDoor(462, -150, 206, 150),
    rect(430, -216, 270, 9, PALETTE.white),
    rect(430, -207, 270, 10, PALETTE.river, { opacity: 0.2 }),
    rect(430, -216, 12, 216, shaded(PALETTE.white, 0.08)),
  );
}
