import { blob } from '#scripts/pictures/drawing/curves.ts';
import { blurred, paperGrain } from '#scripts/pictures/drawing/noise.ts';
import { glow, withShadow } from '#scripts/pictures/drawing/paint.ts';
import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, group, path, place, type Svg } from '#scripts/pictures/drawing/svg.ts';
import {
  gutterDirt,
  pavingDirt,
  roofDirt,
  stepsDirt,
  wallDirt,
  wingDirt,
  woodworkDirt,
} from '#scripts/pictures/houses/home/dirt.ts';
import { project } from '#scripts/pictures/houses/home/perspective.ts';
import { homePorch, porchFront } from '#scripts/pictures/houses/home/porch.ts';
import { gutters, homeRoof, rakes } from '#scripts/pictures/houses/home/roof.ts';
import {
  footings,
  frontWindows,
  homeWalls,
  litEdges,
  wallShadows,
  wingFront,
  wingWindows,
} from '#scripts/pictures/houses/home/walls.ts';
import { beds, groundShadows, homeGarage, homeLawn, mailbox, paving } from '#scripts/pictures/houses/home/yard.ts';
import { farWoods, sky, treeline } from '#scripts/pictures/motifs/landscape.ts';
import { hedge } from '#scripts/pictures/motifs/shrubs.ts';
import { magnolia, oak, pine } from '#scripts/pictures/motifs/trees.ts';
import type { Wash } from '#scripts/pictures/motifs/wash.ts';

/** The sky and woods behind the house, and the lawn. */
const backdrop = (): Svg =>
  sky(470, 0.35, 3) +
  farWoods(452, 4) +
  treeline(470, 130, '#a9cbb4', 6) +
  treeline(484, 84, '#8fb894', 9) +
  homeLawn() +
  treeline(500, 96, '#77a67c', 14) +
  hedge(-40, 545, 1700, 60, 5);

/** The trees behind the roof. */
const trees = (): Svg =>
  withShadow(4, place(30, 600, 0.66, oak(12, '#74a066'))) +
  place(1010, 640, 0.6, pine(9)) +
  place(1100, 640, 0.72, pine(3)) +
  withShadow(6, place(800, 640, 0.62, oak(21, '#6c9a60'))) +
  withShadow(7, place(520, 690, 0.98, oak(4))) +
  place(1200, 650, 0.8, pine(5)) +
  withShadow(5, place(1530, 690, 0.72, magnolia(7)));

/** The shadow of an oak outside the picture. */
const shade = (): Svg =>
  blurred(
    7,
    group(
      { opacity: 0.17 },
      path(blob(60, 1080, 400, 62, 15, 81), PALETTE.river),
      path(blob(330, 1010, 190, 26, 12, 83), PALETTE.river),
    ),
  );

/**
 * The brick ranch of the home page with its porch, oaks and driveway: dirty, clean, or washed up to an edge.
 */
export function homeScene(wash: Wash): Svg {
  const [cornerX, cornerY] = project([50, 0, 0]);
  const morning = glow('#ffedbd', 0.2);
  return (
    backdrop() +
    trees() +
    paving() +
    pavingDirt(wash) +
    withShadow(4, homeGarage()) +
    shade() +
    groundShadows() +
    ellipse(cornerX - 300, cornerY + 8, 420, 14, PALETTE.river, { opacity: 0.16 }) +
    homeWalls() +
    wallDirt(wash) +
    wallShadows() +
    footings() +
    frontWindows() +
    homePorch() +
    stepsDirt(wash) +
    porchFront() +
    woodworkDirt(wash) +
    withShadow(3, homeRoof() + roofDirt(wash)) +
    gutters() +
    gutterDirt(wash) +
    wingFront() +
    wingDirt(wash) +
    litEdges() +
    wingWindows() +
    rakes() +
    beds() +
    mailbox() +
    morning.defs +
    ellipse(180, 120, 860, 620, morning.fill) +
    paperGrain(0.024, 7)
  );
}
