import { smoothLine } from '#scripts/pictures/drawing/curves.ts';
import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, path, place, polygon, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type WallMaterial, wallPaint } from '#scripts/pictures/houses/materials.ts';
import { sash, shutters } from '#scripts/pictures/houses/openings.ts';
import { gable } from '#scripts/pictures/houses/roof.ts';
import { washer } from '#scripts/pictures/motifs/crew.ts';
import { algae } from '#scripts/pictures/motifs/dirt.ts';
import { farWoods, lawn, sky, treeline } from '#scripts/pictures/motifs/landscape.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { spray } from '#scripts/pictures/motifs/tools.ts';
import { pine } from '#scripts/pictures/motifs/trees.ts';
import { atWork, sweep, type Wash } from '#scripts/pictures/motifs/wash.ts';

const tank = (x: number, y: number): Svg =>
  ellipse(x + 14, y, 110, 16, PALETTE.river, { opacity: 0.22 }) +
  rect(x - 84, y - 180, 168, 178, '#f1f5ef', { rx: 18 }) +
  rect(x - 84, y - 96, 168, 94, '#a9d6d6', { rx: 18 }) +
  rect(x + 40, y - 180, 44, 178, PALETTE.river, { rx: 18, opacity: 0.14 }) +
  rect(x - 30, y - 204, 60, 28, PALETTE.water, { rx: 6 }) +
  path(
    smoothLine([
      [x - 60, y - 20],
      [x - 210, y + 40],
      [x - 420, y + 190],
    ]),
    'none',
    { stroke: PALETTE.brick, 'stroke-width': 12 },
  );

/** A tall gable end, rinsed with a gentle fan of solution. */
export function softWashScene(material: WallMaterial, tone: string, roof: string, wash: Wash, seed: number): Svg {
  const [left, right, top, foot] = [420, 1340, 500, 960];
  const wall = wallPaint(material, tone, material === 'brick' ? 60 : 34);
  const surface =
    rect(left, top, right - left, foot - top, '#000') +
    polygon(
      [
        [left, top],
        [880, 236],
        [right, top],
      ],
      '#000',
    );
  const nozzle = [420, 800] as const;
  const window = (x: number, y: number): Svg => shutters(x, y, 110, 150, PALETTE.pine) + sash(x, y, 110, 150, 2, 2);
  return (
    sky(620, 0.3, seed) +
    farWoods(610, seed) +
    treeline(660, 150, '#9dbfa4', seed) +
    place(1480, 840, 1, pine(seed)) +
    place(180, 800, 0.86, pine(seed + 1)) +
    lawn(650) +
    withShadow(
      6,
      wall.defs,
      rect(left, top - 10, right - left, foot - top + 10, wall.fill),
      gable([left, top], [880, 236], [right, top], wall, roof, 60),
    ) +
    sweep(
      surface,
      wash,
      algae({ x: left, y: 236, width: right - left, height: foot - 236 }, seed) +
        algae({ x: left, y: 620, width: right - left, height: foot - 620 }, seed + 4),
    ) +
    ellipse(880, 390, 52, 52, PALETTE.white) +
    ellipse(880, 390, 40, 40, '#8dbcc4') +
    polygon(
      [
        [846, 370],
        [890, 352],
        [862, 424],
      ],
      PALETTE.white,
      { opacity: 0.4 },
    ) +
    [560, 825, 1090].map((x) => window(x, 520)).join('') +
    [560, 1090].map((x) => window(x, 750)).join('') +
    rect(left, foot - 22, right - left, 26, shaded(PALETTE.concrete, 0.12)) +
    rect(left, top, 18, foot - top, lit(PALETTE.white, 0.1)) +
    rect(right - 18, top, 18, foot - top, shaded(PALETTE.white, 0.12)) +
    atWork(wash, (edge) => spray(nozzle, [edge.top - 90, 480], [edge.bottom - 40, 760])) +
    place(760, 1000, 1.1, azalea(seed)) +
    place(960, 1010, 1.2, azalea(seed + 1, '#e2859b')) +
    place(1240, 1004, 1.3, azalea(seed + 2)) +
    atWork(wash, () => tank(120, 1020) + washer(280, 1030, 0.86, [322, 880], nozzle, 1))
  );
}
