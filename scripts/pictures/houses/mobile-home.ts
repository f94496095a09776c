import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash, shutters } from './openings.ts';
import { railing, steps } from './porch.ts';
import { longRoof } from './roof.ts';

/** A manufactured home on skirting with a wooden deck at its door: 740 wide, 230 tall. */
export function mobileHome(finish: HouseFinish): Svg {
  const wall = wallPaint('lap', finish.tone, 12);
  const wood = PALETTE.wood;
  return group(
    {},
    wall.defs,
    rect(8, -184, 724, 144, wall.fill),
    rect(8, -40, 724, 40, shaded(finish.tone, 0.22)),
    repeat(36, (index) => rect(14 + index * 20, -40, 2, 40, shaded(finish.tone, 0.36))),
    longRoof(-12, 752, -180, -226, 18, finish.cover, finish.roof),
    ...[60, 200, 540, 650].flatMap((x) => [shutters(x, -148, 52, 70, finish.shutter), sash(x, -148, 52, 70, 1, 2)]),
    sash(306, -148, 66, 70, 2, 1),
    door(420, -158, 54, 116, finish.door),
    rect(352, -42, 190, 12, lit(wood, 0.1)),
    ...[356, 442, 528].map((x) => rect(x, -100, 8, 100, shaded(wood, 0.2))),
    railing(352, -98, 66, 58, 11, wood),
    railing(484, -98, 58, 58, 11, wood),
    rect(352, -30, 190, 30, PALETTE.river, { opacity: 0.3 }),
    steps(450, -36, 62, 12, 3),
  );
}
