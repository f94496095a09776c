import { clip, withShadow } from '#scripts/pictures/drawing/paint.ts';
import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, place, polygon, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { HOUSES } from '#scripts/pictures/houses/house-kinds.ts';
import type { HouseFinish } from '#scripts/pictures/houses/materials.ts';
import { pollen } from '#scripts/pictures/motifs/dirt.ts';
import { type Driveway, driveway, drivewayOutline } from '#scripts/pictures/motifs/driveway.ts';
import { farWoods, lawn, sky, treeline } from '#scripts/pictures/motifs/landscape.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { pine } from '#scripts/pictures/motifs/trees.ts';

const WALK: Driveway = { top: 858, bottom: 1200, far: [724, 880], near: [560, 1020] };

/** A porch under pines in spring: yellow pollen drifts on the walk, the lawn and the roof. */
export const pollenScene = (finish: HouseFinish, seed: number): Svg =>
  sky(620, 1, seed) +
  farWoods(600, seed) +
  treeline(660, 150, '#a9bf94', seed) +
  lawn(650, '#9bb266') +
  place(180, 860, 1, pine(seed)) +
  place(330, 800, 0.84, pine(seed + 1)) +
  place(1290, 800, 0.9, pine(seed + 2)) +
  place(1460, 880, 1.04, pine(seed + 3)) +
  driveway(WALK, 5) +
  clip(polygon(drivewayOutline(WALK), '#000'), pollen({ x: 540, y: 858, width: 500, height: 342 }, seed)) +
  withShadow(6, place(450, 870, 1.3, HOUSES.cottage.draw(finish))) +
  clip(
    polygon(
      [
        [420, 588],
        [478, 522],
        [1124, 522],
        [1182, 588],
      ],
      '#000',
    ),
    pollen({ x: 420, y: 520, width: 770, height: 70 }, seed + 4),
  ) +
  repeat(4, (index) =>
    place([420, 590, 1010, 1180][index] ?? 0, 906, 1, azalea(seed + index, index % 2 === 0 ? '#c2476a' : '#e2859b')),
  ) +
  repeat(70, (index) => {
    const size = randomBetween(2, 6, seed + 9, index);
    return ellipse(
      randomBetween(0, 1600, seed + 7, index),
      randomBetween(180, 1010, seed + 8, index),
      size,
      size,
      PALETTE.sun,
      {
        opacity: 0.55,
      },
    );
  });
