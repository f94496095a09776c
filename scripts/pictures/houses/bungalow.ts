import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick } from '#scripts/pictures/drawing/texture.ts';
import { type HouseFinish, wallPaint } from './materials.ts';
import { door, sash } from './openings.ts';
import { railing, steps } from './porch.ts';
import { chimney, gable } from './roof.ts';

const pier = (x: number, fill: string): Svg =>
  polygon(
    [
      [x + 9, -178],
      [x + 37, -178],
      [x + 42, -92],
      [x + 4, -92],
    ],
    PALETTE.white,
  ) +
  polygon(
    [
      [x + 28, -178],
      [x + 37, -178],
      [x + 42, -92],
      [x + 30, -92],
    ],
    shaded(PALETTE.white, 0.18),
  ) +
  rect(x - 4, -96, 54, 10, PALETTE.concrete) +
  rect(x, -88, 46, 88, fill) +
  rect(x + 32, -88, 14, 88, PALETTE.river, { opacity: 0.2 });

const brace = (x: number, y: number, lean: 1 | -1): Svg =>
  polygon(
    [
      [x, y],
      [x + 9, y],
      [x + 9 + lean * 26, y + 34],
      [x + lean * 26, y + 34],
    ],
    PALETTE.white,
  );

/**
 * A Craftsman bungalow of the 1910s to 1930s: low broad gables, braces, a porch on tapered columns. 560 wide, 380 tall.
 */
export function bungalow(finish: HouseFinish): Svg {
  const wall = wallPaint(finish.wall, finish.tone, 13);
  const base = brick('#8f5a46', 18);
  const attic = wallPaint('battens', lit(finish.tone, 0.28), 22);
  return group(
    {},
    chimney(64, -356, 46, 170),
    wall.defs,
    base.defs,
    rect(24, -204, 512, 204, wall.fill),
    rect(24, -34, 512, 34, base.fill),
    gable([12, -198], [290, -352], [568, -198], attic, finish.roof, 50),
    repeat(3, (index) => sash(228 + index * 44, -292, 36, 46, 1, 2)),
    rect(24, -202, 512, 14, PALETTE.river, { opacity: 0.24 }),
    sash(396, -156, 52, 92, 2, 2),
    sash(458, -156, 52, 92, 2, 2),
    rect(34, -196, 320, 164, PALETTE.river, { opacity: 0.28 }),
    sash(66, -150, 74, 92, 2, 2),
    door(170, -162, 60, 130, finish.door),
    sash(262, -150, 62, 92, 2, 2),
    gable([18, -178], [194, -266], [370, -178], attic, finish.roof, 34),
    rect(18, -184, 352, 14, PALETTE.white),
    rect(18, -174, 352, 5, shaded(PALETTE.white, 0.22)),
    brace(30, -176, -1),
    brace(350, -176, 1),
    railing(76, -84, 82, 52, 13),
    railing(242, -84, 80, 52, 13),
    rect(10, -36, 372, 10, lit(PALETTE.concrete, 0.2)),
    rect(16, -28, 360, 28, base.fill),
    pier(24, base.fill),
    pier(320, base.fill),
    steps(200, -34, 84, 12, 3),
  );
}
