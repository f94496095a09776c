import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { place, polygon, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { HOUSES } from '#scripts/pictures/houses/house-kinds.ts';
import { grime } from '#scripts/pictures/motifs/dirt.ts';
import { type Driveway, driveway, drivewayOutline } from '#scripts/pictures/motifs/driveway.ts';
import { farWoods, lawn, sky, treeline } from '#scripts/pictures/motifs/landscape.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { surfaceCleaner } from '#scripts/pictures/motifs/tools.ts';
import { oak } from '#scripts/pictures/motifs/trees.ts';
import { atWork, sweep, type Wash } from '#scripts/pictures/motifs/wash.ts';
import { cityView } from './place-views.ts';

const WALK: Driveway = { top: 600, bottom: 1200, far: [792, 872], near: [330, 1250] };

/** A town sidewalk between lawn and street. */
export function sidewalkScene(wash: Wash, seed: number): Svg {
  const dirt = grime({ x: 300, y: WALK.top, width: 1100, height: 600 }, seed, '#545a4c', 0.5);
  const dash = (index: number): Svg => {
    const share = (index / 6) ** 1.6;
    const [x, y, size] = [1000 + share * 520, 612 + share * 520, 6 + share * 22];
    return polygon(
      [
        [x, y],
        [x + size, y],
        [x + size * 2.6, y + size * 2.6],
        [x + size * 1.2, y + size * 2.6],
      ],
      PALETTE.sun,
    );
  };
  return (
    sky(560, 0.4, seed) +
    farWoods(560, seed) +
    treeline(600, 110, '#9dbfa4', seed) +
    lawn(592) +
    withShadow(3, place(60, 700, 0.62, HOUSES.cottage.draw(cityView('west-columbia').finish))) +
    withShadow(3, place(470, 640, 0.36, HOUSES.cottage.draw(cityView('newberry').finish))) +
    withShadow(3, place(1130, 626, 0.4, HOUSES.ranch.draw(cityView('columbia').finish))) +
    polygon(
      [
        [930, 600],
        [1010, 600],
        [2400, 1200],
        [1500, 1200],
      ],
      '#7d8688',
    ) +
    repeat(6, dash) +
    polygon(
      [
        [918, 600],
        [932, 600],
        [1506, 1200],
        [1424, 1200],
      ],
      lit(PALETTE.concrete, 0.2),
    ) +
    polygon(
      [
        [928, 600],
        [932, 600],
        [1506, 1200],
        [1476, 1200],
      ],
      shaded(PALETTE.concrete, 0.3),
    ) +
    withShadow(5, place(250, 860, 0.9, oak(seed))) +
    driveway(WALK, 8) +
    sweep(polygon(drivewayOutline(WALK), '#000'), wash, dirt) +
    place(520, 900, 0.8, azalea(seed)) +
    place(390, 1000, 1.1, azalea(seed + 1, '#e2859b')) +
    atWork(wash, (edge) => place(edge.bottom + 26, 890, 0.8, surfaceCleaner()))
  );
}
