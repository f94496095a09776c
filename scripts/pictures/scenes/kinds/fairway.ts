import { closedSmoothLine } from '#scripts/pictures/drawing/curves.ts';
import { PALETTE, shaded, sunlit } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, line, path, polygon, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** The end of a golf hole before the house: rough, green, bunker and flag. */
export const fairway = (): Svg =>
  path(
    closedSmoothLine(
      [
        [-40, 900],
        [320, 868],
        [760, 890],
        [1200, 872],
        [1640, 896],
      ],
      [1640, 1240],
      [-40, 1240],
    ),
    shaded(PALETTE.lawn, 0.12),
  ) +
  ellipse(620, 1000, 560, 84, sunlit('#9cc173', 0.3)) +
  ellipse(1330, 985, 190, 34, shaded('#e9dcb9', 0.14)) +
  ellipse(1326, 990, 180, 28, '#efe4c6') +
  ellipse(560, 990, 20, 6, PALETTE.river, { opacity: 0.5 }) +
  line([560, 990], [560, 830], PALETTE.white, 6) +
  polygon(
    [
      [562, 830],
      [640, 852],
      [562, 876],
    ],
    PALETTE.brick,
  );
