import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, polygon, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick } from '#scripts/pictures/drawing/texture.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { sash } from './openings.ts';
import { railing } from './porch.ts';
import { chimney, eave, gable, roofPlane } from './roof.ts';

/** A lake house with a glazed gable and a deck over its walk-out floor: 640 wide, about 500 tall. */
export function lakeHouse(finish: HouseFinish): Svg {
  const wall = wallPaint(finish.wall, finish.tone, 15);
  const base = brick('#9a8f80', 34);
  return group(
    {},
    chimney(96, -470, 56, 160),
    wall.defs,
    base.defs,
    rect(0, -300, 640, 180, wall.fill),
    rect(0, -122, 640, 122, base.fill),
    roofPlane(
      [
        [-28, -298],
        [50, -416],
        [590, -416],
        [668, -298],
      ],
      finish.cover,
      finish.roof,
    ),
    polygon(
      [
        [50, -416],
        [590, -416],
        [595, -408],
        [45, -408],
      ],
      lit(finish.roof, 0.3),
    ),
    eave(-28, -300, 696),
    rect(206, -320, 228, 200, wall.fill),
    gable([206, -318], [320, -470], [434, -318], wallPaint(finish.wall, lit(finish.tone, 0.12), 15), finish.roof, 36),
    sash(250, -372, 62, 56, 1, 1),
    sash(328, -372, 62, 56, 1, 1),
    sash(232, -290, 84, 140, 1, 1),
    sash(326, -290, 84, 140, 1, 1),
    sash(50, -262, 104, 96, 2, 1),
    sash(486, -262, 104, 96, 2, 1),
    rect(30, -104, 580, 104, PALETTE.river, { opacity: 0.36 }),
    sash(90, -92, 90, 78, 2, 1),
    sash(262, -92, 116, 78, 2, 1),
    sash(458, -92, 90, 78, 2, 1),
    rect(0, -132, 640, 16, lit(PALETTE.wood, 0.2)),
    rect(0, -118, 640, 6, shaded(PALETTE.wood, 0.4)),
    ...[8, 214, 412, 618].map((x) => rect(x, -116, 14, 116, shaded(PALETTE.wood, 0.14))),
    railing(0, -188, 640, 56, 18),
  );
}
