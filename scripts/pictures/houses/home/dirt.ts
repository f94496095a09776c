import { noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { fade } from '#scripts/pictures/drawing/paint.ts';
import { polygon, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import type { Box } from '#scripts/pictures/motifs/box.ts';
import { clayFans, algae, grime, litter, streaks } from '#scripts/pictures/motifs/dirt.ts';
import { unwashed, type Wash } from '#scripts/pictures/motifs/wash.ts';
import { type Position, project } from './perspective.ts';
import { STEPS, WOODWORK } from './porch.ts';
import { GUTTER, MAIN_ROOF, WING_ROOF } from './roof.ts';
import { WALLS } from './walls.ts';
import { PAVING } from './yard.ts';

const shape = (...faces: readonly (readonly Position[])[]): Svg =>
  faces.map((places) => polygon(places.map(project), '#000')).join('');

/** The bounding box of faces on the canvas. */
function around(...faces: readonly (readonly Position[])[]): Box {
  const points = faces.flat().map(project);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const over = (wash: Wash, faces: readonly (readonly Position[])[], draw: (box: Box) => Svg): Svg =>
  unwashed(shape(...faces), wash, draw(around(...faces)));

/** Black algae streaks on the roof, with lichen between them. */
export const roofDirt = (wash: Wash): Svg =>
  [MAIN_ROOF, WING_ROOF]
    .map((plane, index) =>
      over(
        wash,
        [plane],
        (box) =>
          rect(box.x, box.y, box.width, box.height, '#2a302b', { opacity: 0.2 }) +
          streaks(box, index === 0 ? 24 : 6, 7 + index, '#171c1d', index === 0 ? 0.64 : 0.4) +
          noiseMasked(
            { size: [6, 4], share: 0.14, crisp: 4, seed: 12 + index },
            rect(box.x, box.y, box.width, box.height, '#7c8852', { opacity: 0.42 }),
          ),
      ),
    )
    .join('');

/** Moss at the base of a brick wall, greener than algae(), which looks brown on brick. */
function moss(box: Box, seed: number): Svg {
  const green = fade('#5f9440', 0, 0.1, 0.35, 0.8);
  return (
    green.defs +
    noiseMasked({ size: [80, 50], share: 0.6, crisp: 2, seed }, rect(box.x, box.y, box.width, box.height, green.fill))
  );
}

/** Algae on the brick, densest on the end wall, which gets no sun. */
export const wallDirt = (wash: Wash): Svg =>
  over(
    wash,
    [WALLS.beside, WALLS.front],
    (box) => algae(box, 15) + moss(box, 16) + streaks(box, 30, 19, '#2c3326', 0.26),
  ) +
  over(wash, [WALLS.wingSide], (box) => algae(box, 21) + moss(box, 22)) +
  over(
    wash,
    [WALLS.end],
    (box) => algae(box, 25) + moss(box, 27) + algae({ ...box, y: box.y - 90, height: box.height + 90 }, 26),
  );

/** Algae on the wing's front and its boarded gable. */
export const wingDirt = (wash: Wash): Svg =>
  over(wash, [WALLS.wing], (box) => algae(box, 31) + moss(box, 32) + streaks(box, 10, 33, '#2c3326', 0.26)) +
  over(wash, [WALLS.gable], (box) => algae(box, 35) + streaks(box, 12, 37, '#39432f', 0.36));

/** Streaks and leaves in the gutter. */
export function gutterDirt(wash: Wash): Svg {
  if (wash === 'clean') return '';
  const box = around(GUTTER);
  const leaves =
    litter(box.x + 30, box.y + 1, box.width * 0.42, 41, 7, 0.3) +
    litter(box.x + box.width * 0.55, box.y + 1, box.width * 0.4, 42, 8, 0.3);
  return (
    over(wash, [GUTTER], (own) => streaks({ ...own, height: own.height * 2 }, 40, 43, '#3a4136', 0.5)) +
    unwashed(rect(box.x, box.y - 30, box.width, 60, '#000'), wash, leaves)
  );
}

/** Mildew on the porch's white woodwork. */
export const woodworkDirt = (wash: Wash): Svg => over(wash, WOODWORK, (box) => algae(box, 45));

/** Grime on the walk and the driveway, and red clay on the driveway. */
export const pavingDirt = (wash: Wash): Svg =>
  over(wash, PAVING, (box) => grime(box, 51, '#5f6252', 0.4)) +
  over(wash, PAVING.slice(0, 1), (box) =>
    clayFans({ x: box.x + 120, y: box.y + 110, width: box.width * 0.8, height: box.height * 0.8 }, 55),
  );

/** Grime on the porch's floor and steps. */
export const stepsDirt = (wash: Wash): Svg => over(wash, STEPS, (box) => grime(box, 61, '#5a5e4e', 0.42));
