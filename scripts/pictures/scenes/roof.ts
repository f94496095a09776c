import { noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { place, type Point, polygon, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick, shingles } from '#scripts/pictures/drawing/texture.ts';
import { sash } from '#scripts/pictures/houses/openings.ts';
import { downspout } from '#scripts/pictures/houses/roof.ts';
import { streaks } from '#scripts/pictures/motifs/dirt.ts';
import { farWoods, sky, treeline } from '#scripts/pictures/motifs/landscape.ts';
import { pine } from '#scripts/pictures/motifs/trees.ts';
import { unwashed, sweep, type Wash } from '#scripts/pictures/motifs/wash.ts';

const RIDGE = 380;
const EAVE = 850;

/** A shingle roof with algae streaks. */
export function roofScene(tone: string, wash: Wash, seed: number): Svg {
  const plane: readonly Point[] = [
    [-60, EAVE],
    [170, RIDGE],
    [1430, RIDGE],
    [1660, EAVE],
  ];
  const cover = shingles(tone, 36);
  const wall = brick(PALETTE.wall, 64);
  const flue = brick(PALETTE.wall, 40);
  const dirt =
    polygon(plane, '#2c3230', { opacity: 0.2 }) +
    streaks({ x: -60, y: RIDGE, width: 1720, height: EAVE - RIDGE }, 22, seed, '#171c1d', 0.66) +
    noiseMasked(
      { size: [8, 6], share: 0.16, crisp: 4, seed: seed + 7 },
      rect(-60, RIDGE, 1720, EAVE - RIDGE, '#6c7848', { opacity: 0.4 }),
    );
  return (
    sky(600, 0.3, seed) +
    farWoods(560, seed) +
    treeline(640, 190, '#9dbfa4', seed) +
    place(110, 760, 0.85, pine(seed)) +
    place(1380, 740, 0.9, pine(seed + 1)) +
    place(1530, 760, 0.8, pine(seed + 2)) +
    flue.defs +
    withShadow(
      5,
      rect(1010, 250, 120, 190, flue.fill),
      rect(1090, 250, 40, 190, PALETTE.river, { opacity: 0.22 }),
      rect(998, 232, 144, 24, shaded(PALETTE.concrete, 0.08)),
    ) +
    wall.defs +
    rect(20, EAVE, 1560, 400, wall.fill) +
    [190, 700, 1210].map((x) => sash(x, 960, 210, 300, 2, 2)).join('') +
    polygon(
      [
        [20, EAVE + 20],
        [1580, EAVE + 20],
        [1580, EAVE + 92],
        [20, EAVE + 74],
      ],
      PALETTE.river,
      { opacity: 0.26 },
    ) +
    cover.defs +
    withShadow(6, polygon(plane, cover.fill)) +
    sweep(polygon(plane, '#000'), wash, dirt) +
    polygon(
      [
        [170, RIDGE - 8],
        [1430, RIDGE - 8],
        [1440, RIDGE + 16],
        [158, RIDGE + 16],
      ],
      lit(tone, 0.22),
    ) +
    rect(-60, EAVE, 1720, 34, PALETTE.white) +
    rect(-60, EAVE + 22, 1720, 12, shaded(PALETTE.white, 0.16)) +
    unwashed(
      rect(-60, EAVE, 1720, 34, '#000'),
      wash,
      streaks({ x: -60, y: EAVE - 6, width: 1720, height: 46 }, 40, seed, '#3a4136', 0.4),
    ) +
    downspout(1480, EAVE + 30, 1200)
  );
}
