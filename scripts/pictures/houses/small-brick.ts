import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, polygon, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash, shutters } from './openings.ts';
import { steps } from './porch.ts';
import { chimney, gable, longRoof } from './roof.ts';

/** A small brick house of the 1940s and early 50s: a side gable, a front gable over the door. 500 wide, 330 tall. */
export function smallBrick(finish: HouseFinish): Svg {
  const wall = wallPaint(finish.wall, finish.tone, 20);
  return group(
    {},
    chimney(330, -340, 48, 120),
    wall.defs,
    rect(10, -184, 480, 184, wall.fill),
    longRoof(-14, 514, -180, -290, 26, finish.cover, finish.roof),
    shutters(62, -136, 76, 92, finish.shutter),
    sash(62, -136, 76, 92, 2, 2),
    rect(196, -196, 136, 196, wall.fill),
    gable([190, -190], [264, -268], [338, -190], wallPaint('lap', '#efe9da', 11), finish.roof, 22),
    rect(196, -190, 136, 10, PALETTE.white),
    rect(196, -180, 136, 9, PALETTE.river, { opacity: 0.22 }),
    door(234, -148, 60, 132, finish.door),
    polygon(
      [
        [218, -156],
        [310, -156],
        [320, -142],
        [208, -142],
      ],
      lit(finish.roof, 0.1),
    ),
    shutters(386, -136, 62, 92, finish.shutter),
    sash(386, -136, 62, 92, 2, 2),
    rect(10, -16, 480, 16, shaded(PALETTE.wall, 0.25)),
    steps(264, -18, 86, 9, 3),
  );
}
