import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { wallPaint } from '#scripts/pictures/houses/materials.ts';
import { sash } from '#scripts/pictures/houses/openings.ts';
import { railing } from '#scripts/pictures/houses/porch.ts';
import { eave, gable, roofPlane } from '#scripts/pictures/houses/roof.ts';
import { algae, streaks } from '#scripts/pictures/motifs/dirt.ts';
import { farWoods, lawn, sky, treeline } from '#scripts/pictures/motifs/landscape.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { oak, palmetto } from '#scripts/pictures/motifs/trees.ts';
import { unwashed, sweep, type Wash } from '#scripts/pictures/motifs/wash.ts';

const FLOORS = [420, 586, 752] as const;

const bay = (x: number): Svg =>
  FLOORS.map(
    (y) =>
      rect(x, y, 190, 136, PALETTE.river, { opacity: 0.34 }) +
      sash(x + 48, y + 14, 94, 116, 2, 1) +
      rect(x - 8, y + 130, 206, 12, PALETTE.white) +
      railing(x - 4, y + 78, 198, 54, 28),
  ).join('');

const breezeway = (x: number): Svg =>
  rect(x, 420, 150, 510, '#3b5156') +
  FLOORS.map(
    (y, index) =>
      rect(x, y + 132, 150, 12, PALETTE.concrete) +
      repeat(7, (step) =>
        rect(x + 20 + step * 16, y + 118 - step * 17 + (index === 2 ? 30 : 0), 18, 7, lit(PALETTE.concrete, 0.2)),
      ),
  ).join('');

/** A three-story apartment building with balconies and a breezeway. */
export function apartmentsScene(wash: Wash, seed: number): Svg {
  const wall = wallPaint('lap', '#e6dcc4', 36);
  const surface = rect(180, 392, 1240, 540, '#000');
  return (
    sky(620, 0.3, seed) +
    farWoods(600, seed) +
    treeline(660, 160, '#9dbfa4', seed) +
    lawn(650) +
    withShadow(6, wall.defs, rect(180, 392, 1240, 540, wall.fill)) +
    rect(180, 860, 1240, 72, shaded('#b0735a', 0.05)) +
    roofPlane(
      [
        [140, 394],
        [250, 252],
        [1350, 252],
        [1460, 394],
      ],
      'shingles',
      '#66727a',
    ) +
    [430, 1170]
      .map(
        (x) =>
          gable([x - 150, 392], [x, 250], [x + 150, 392], wallPaint('battens', '#f0e9d8', 38), '#66727a', 26) +
          sash(x - 26, 316, 52, 56, 2, 2),
      )
      .join('') +
    eave(140, 392, 1320) +
    unwashed(surface, wash, algae({ x: 180, y: 392, width: 1240, height: 540 }, seed)) +
    [214, 1200].map(bay).join('') +
    breezeway(725) +
    [462, 930].map(bay).join('') +
    sweep(
      surface,
      wash,
      FLOORS.map((y, index) =>
        streaks({ x: 180, y: y + 128, width: 1240, height: 90 }, 54, seed + index, '#39452c', 0.55),
      ).join('') + algae({ x: 180, y: 640, width: 1240, height: 292 }, seed + 5),
    ) +
    rect(700, 400, 200, 26, PALETTE.white) +
    rect(700, 418, 200, 8, shaded(PALETTE.white, 0.2)) +
    polygon(
      [
        [742, 930],
        [858, 930],
        [1010, 1200],
        [560, 1200],
      ],
      PALETTE.concrete,
    ) +
    repeat(4, (index) =>
      rect(
        742 - index * index * 10 - index * 22,
        956 + index * 56,
        116 + index * index * 18 + index * 42,
        4,
        shaded(PALETTE.concrete, 0.22),
      ),
    ) +
    withShadow(5, place(70, 1000, 0.86, oak(seed))) +
    withShadow(4, place(1500, 1010, 1, palmetto())) +
    repeat(6, (index) =>
      place(
        [260, 400, 560, 1040, 1200, 1340][index] ?? 0,
        966,
        0.9,
        azalea(seed + index, index % 2 === 0 ? '#c2476a' : '#e2859b'),
      ),
    )
  );
}
