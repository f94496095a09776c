import { PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { group, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** An open carport to set against a house's right end, with a car in its shade: 250 wide, 190 tall. */
export const carport = (car: Svg): Svg =>
  group(
    {},
    rect(0, -176, 236, 164, PALETTE.river, { opacity: 0.42 }),
    rect(0, -14, 246, 14, PALETTE.concrete),
    car,
    rect(-10, -190, 262, 18, PALETTE.white),
    rect(-10, -178, 262, 6, shaded(PALETTE.white, 0.24)),
    ...[222, 118].map((x) => rect(x, -174, 11, 162, PALETTE.white)),
  );
