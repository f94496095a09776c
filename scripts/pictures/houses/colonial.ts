import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, polygon, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash, shutters } from './openings.ts';
import { columns, steps } from './porch.ts';
import { chimney, longRoof } from './roof.ts';

/**
 * A two-story house with five windows across and a small portico: 660 wide, 480 tall. In brick a Colonial of the 1920s
 * to 50s; `upper` gives the second floor of the 1970s its own siding.
 */
export function colonial(finish: HouseFinish, upper?: string): Svg {
  const wall = wallPaint(finish.wall, finish.tone, finish.wall === 'brick' ? 20 : 13);
  const siding = wallPaint('lap', upper ?? finish.tone, 13);
  const window = (x: number, y: number, height: number): Svg =>
    shutters(x, y, 52, height, finish.shutter) + sash(x, y, 52, height, 2, 2);
  return group(
    {},
    chimney(582, -486, 58, 200),
    wall.defs,
    siding.defs,
    rect(10, -344, 640, 344, wall.fill),
    upper === undefined ? '' : rect(2, -344, 656, 166, siding.fill) + rect(2, -180, 656, 10, PALETTE.white),
    upper === undefined ? '' : rect(10, -170, 640, 10, PALETTE.river, { opacity: 0.22 }),
    longRoof(-16, 676, -340, -448, 34, finish.cover, finish.roof),
    ...[66, 182, 304, 426, 542].map((x) => window(x, -304, 92)),
    ...[66, 182, 426, 542].map((x) => window(x, -148, 104)),
    rect(282, -176, 96, 164, PALETTE.river, { opacity: 0.18 }),
    door(300, -146, 60, 132, finish.door),
    polygon(
      [
        [258, -172],
        [330, -214],
        [402, -172],
      ],
      PALETTE.white,
    ),
    polygon(
      [
        [330, -214],
        [402, -172],
        [350, -172],
      ],
      shaded(PALETTE.white, 0.16),
    ),
    rect(262, -174, 136, 12, PALETTE.white),
    columns(268, -162, 124, 150, 2, 14),
    rect(258, -14, 144, 14, PALETTE.concrete),
    rect(258, -14, 144, 5, lit(PALETTE.concrete, 0.5)),
    steps(330, 0, 104, 9, 2),
  );
}
