import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { railing } from '#scripts/pictures/houses/porch.ts';
import { washer } from '#scripts/pictures/motifs/crew.ts';
import { algae } from '#scripts/pictures/motifs/dirt.ts';
import { farWoods, lawn, sky, treeline } from '#scripts/pictures/motifs/landscape.ts';
import { type Planking, planking, plankingOutline, weatheredPlanking } from '#scripts/pictures/motifs/planking.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { bucket, spray } from '#scripts/pictures/motifs/tools.ts';
import { oak, pine } from '#scripts/pictures/motifs/trees.ts';
import { atWork, unwashed, sweep, type Wash } from '#scripts/pictures/motifs/wash.ts';

const FLOOR: Planking = { top: 690, bottom: 1200, far: [120, 1480], near: [-420, 2020], boards: 13 };

const RAILING =
  railing(120, 520, 1360, 168, 34) +
  [112, 560, 1016, 1464]
    .map((x) => rect(x, 494, 24, 204, PALETTE.white) + rect(x - 5, 486, 34, 14, PALETTE.white))
    .join('');

const pot = (x: number, y: number, seed: number): Svg =>
  ellipse(x + 16, y, 70, 12, PALETTE.river, { opacity: 0.22 }) +
  polygon(
    [
      [x - 56, y - 84],
      [x + 56, y - 84],
      [x + 40, y],
      [x - 40, y],
    ],
    PALETTE.clay,
  ) +
  polygon(
    [
      [x + 18, y - 84],
      [x + 56, y - 84],
      [x + 40, y],
      [x + 16, y],
    ],
    shaded(PALETTE.clay, 0.2),
  ) +
  rect(x - 64, y - 100, 128, 22, lit(PALETTE.clay, 0.15)) +
  place(x, y - 92, 1, azalea(seed));

/** A wooden deck above a yard: honey-colored where it is washed, gray-green elsewhere. */
export function deckScene(wood: string, wash: Wash, seed: number): Svg {
  const nozzle = [560, 900] as const;
  return (
    sky(520, 0.4, seed) +
    farWoods(500, seed) +
    treeline(560, 150, '#9dbfa4', seed) +
    lawn(548) +
    withShadow(5, place(330, 640, 0.9, oak(seed))) +
    place(1060, 620, 0.74, pine(seed + 1)) +
    place(1260, 640, 0.82, pine(seed + 2)) +
    repeat(5, (index) =>
      place(560 + index * 260, 650, 1, azalea(seed + index, index % 2 === 0 ? '#c2476a' : '#e2859b')),
    ) +
    RAILING +
    unwashed(
      RAILING,
      wash,
      algae({ x: 90, y: 420, width: 1420, height: 280 }, seed + 1) +
        algae({ x: 90, y: 486, width: 1420, height: 214 }, seed + 2),
    ) +
    planking(FLOOR, wood) +
    polygon(
      [
        [120, 690],
        [1480, 690],
        [1480, 704],
        [120, 704],
      ],
      PALETTE.river,
      { opacity: 0.26 },
    ) +
    sweep(polygon(plankingOutline(FLOOR), '#000'), wash, weatheredPlanking(FLOOR, seed)) +
    pot(230, 800, seed + 8) +
    atWork(
      wash,
      (edge) =>
        place(110, 1000, 0.9, bucket(PALETTE.pine)) +
        spray(nozzle, [edge.bottom, 820], [edge.bottom - 30, 980]) +
        washer(290, 1040, 1.22, [356, 800], nozzle, 1),
    )
  );
}
