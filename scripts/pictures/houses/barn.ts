import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, line, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { wallPaint } from './materials.ts';
import { gable, longRoof } from './roof.ts';

const crossed = (x: number, y: number, width: number, height: number, tone: string): Svg =>
  rect(x, y, width, height, shaded(tone, 0.2)) +
  line([x, y], [x + width, y + height], PALETTE.white, 5) +
  line([x + width, y], [x, y + height], PALETTE.white, 5) +
  rect(x, y, width, height, 'none', { stroke: PALETTE.white, 'stroke-width': 6 });

/** A wooden barn with a shed at its side: 420 wide, 340 tall. */
export function barn(tone: string, roof: string): Svg {
  const wall = wallPaint('battens', tone, 15);
  return group(
    {},
    wall.defs,
    rect(270, -140, 150, 140, wall.fill),
    polygon(
      [
        [262, -206],
        [438, -136],
        [438, -124],
        [262, -192],
      ],
      lit(roof, 0.1),
    ),
    rect(296, -104, 100, 104, PALETTE.river, { opacity: 0.5 }),
    rect(20, -210, 256, 210, wall.fill),
    gable([20, -206], [148, -336], [276, -206], wall, roof, 24),
    crossed(118, -282, 60, 58, tone),
    crossed(84, -140, 64, 140, tone),
    crossed(148, -140, 64, 140, tone),
    rect(232, -210, 44, 210, PALETTE.river, { opacity: 0.12 }),
  );
}

/** A long stable with Dutch doors under a metal roof: 620 wide, 230 tall. */
export function stable(tone: string, roof: string): Svg {
  const wall = wallPaint('battens', tone, 15);
  return group(
    {},
    wall.defs,
    rect(10, -150, 600, 150, wall.fill),
    longRoof(-14, 634, -146, -224, 22, 'metal', roof),
    repeat(5, (index) => {
      const x = 46 + index * 114;
      return rect(x, -116, 70, 54, '#2c3a3b') + crossed(x, -62, 70, 62, PALETTE.pine);
    }),
    rect(286, -262, 48, 44, PALETTE.white) +
      polygon(
        [
          [276, -260],
          [310, -296],
          [344, -260],
        ],
        roof,
      ),
  );
}
