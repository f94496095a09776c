import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { place, polygon, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { HOUSES } from '#scripts/pictures/houses/house-kinds.ts';
import type { HouseFinish } from '#scripts/pictures/houses/materials.ts';
import { crewAt } from '#scripts/pictures/motifs/crew.ts';
import { clayFans, grime } from '#scripts/pictures/motifs/dirt.ts';
import { type Driveway, driveway, drivewayOutline, drivewayPoint } from '#scripts/pictures/motifs/driveway.ts';
import { farWoods, lawn, sky, treeline } from '#scripts/pictures/motifs/landscape.ts';
import { OWNER, person } from '#scripts/pictures/motifs/people.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { surfaceCleaner } from '#scripts/pictures/motifs/tools.ts';
import { oak, pine } from '#scripts/pictures/motifs/trees.ts';
import { atWork, sweep, type Wash } from '#scripts/pictures/motifs/wash.ts';

const DRIVE: Driveway = { top: 664, bottom: 1200, far: [662, 893], near: [180, 1420] };

/** A house and its driveway, stained by gray grime or by red clay. */
export function drivewayScene(finish: HouseFinish, stain: 'grime' | 'clay', wash: Wash, seed: number): Svg {
  const box = { x: 180, y: DRIVE.top, width: 1240, height: DRIVE.bottom - DRIVE.top };
  const dirt =
    stain === 'clay'
      ? grime(box, seed, '#8a6a50', 0.3) + clayFans({ x: 260, y: 700, width: 1100, height: 440 }, seed)
      : grime(box, seed);
  return (
    sky(520, 0.2, seed) +
    farWoods(520, seed) +
    treeline(560, 120, '#9dbfa4', seed) +
    lawn(556) +
    withShadow(5, place(150, 664, 0.8, oak(seed))) +
    place(1290, 610, 0.74, pine(seed + 1)) +
    driveway(DRIVE, 6) +
    withShadow(5, place(190, 670, 1.04, HOUSES['two-story'].draw(finish))) +
    place(1060, 700, 0.95, azalea(seed + 2)) +
    place(1230, 716, 1.05, azalea(seed + 3, '#e2859b')) +
    place(250, 690, 0.8, azalea(seed + 4)) +
    place(
      492,
      668,
      0.31,
      person(OWNER, [
        [-34, -196],
        [34, -200],
      ]),
    ) +
    sweep(polygon(drivewayOutline(DRIVE), '#000'), wash, dirt) +
    atWork(wash, (edge) => {
      const [x, y] = drivewayPoint(DRIVE, (edge.bottom - 180) / 1240 + 0.02, 0.52);
      return (
        place(x, y, 1, surfaceCleaner()) +
        crewAt(
          x - 200,
          y + 14,
          0.78,
          [
            [x - 122, y - 178],
            [x - 62, y - 192],
          ],
          'step',
        )
      );
    })
  );
}
