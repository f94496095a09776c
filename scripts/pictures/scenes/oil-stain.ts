import { PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { random, randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, group, line, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick } from '#scripts/pictures/drawing/texture.ts';
import { garageDoor } from '#scripts/pictures/houses/openings.ts';
import { crewAt } from '#scripts/pictures/motifs/crew.ts';
import { grime } from '#scripts/pictures/motifs/dirt.ts';
import { type Driveway, driveway, drivewayJoints, drivewayOutline } from '#scripts/pictures/motifs/driveway.ts';
import { lawn } from '#scripts/pictures/motifs/landscape.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { oilDrops, oilSpot } from '#scripts/pictures/motifs/stains/oil.ts';
import { bucket } from '#scripts/pictures/motifs/tools.ts';
import { carRear } from '#scripts/pictures/motifs/vehicles.ts';
import { atWork, type Edge, unwashed, type Wash } from '#scripts/pictures/motifs/wash.ts';

const DRIVE: Driveway = { top: 640, bottom: 1200, far: [330, 1270], near: [-60, 1660] };
const SLABS = 4;

/** A deck brush with a long handle, its bristles at 0, 0. */
const brush = (): Svg =>
  group(
    {},
    ellipse(20, 14, 110, 18, PALETTE.river, { opacity: 0.25 }),
    line([0, -20], [-250, -330], PALETTE.wood, 18, { 'stroke-linecap': 'round' }),
    line([4, -16], [-246, -330], shaded(PALETTE.wood, 0.25), 6),
    polygon(
      [
        [-100, -34],
        [96, -34],
        [104, -6],
        [-108, -6],
      ],
      PALETTE.water,
    ),
    polygon(
      [
        [-106, -6],
        [102, -6],
        [112, 20],
        [-116, 20],
      ],
      '#e8dcc0',
    ),
    repeat(14, (index) => rect(-104 + index * 15, -4, 3, 22, '#c9b68e')),
  );

const foam = (edge: Edge): Svg =>
  repeat(46, (index) => {
    const size = randomBetween(8, 26, 10, index);
    const [x, y] = [edge.bottom + randomBetween(-140, 90, 8, index), randomBetween(850, 985, 9, index)];
    return ellipse(x, y, size, size * 0.6, PALETTE.white, { opacity: 0.9 });
  });

/** The spots of a car that leaks where it is parked, drops around them, and a trail of drops to the street. */
const oil = (seed: number): Svg => {
  const around = (index: number) => {
    const [angle, reach] = [random(seed, index) * 6.283, randomBetween(1.05, 1.7, seed + 1, index)];
    return {
      x: 825 + Math.cos(angle) * 250 * reach,
      y: 880 + Math.sin(angle) * 84 * reach,
      size: randomBetween(4, 15, seed + 2, index),
    };
  };
  const trail = (index: number) => ({
    x: 930 + index * 13 + randomBetween(-16, 16, seed + 6, index),
    y: 985 + index * 17,
    size: randomBetween(8, 17, seed + 7, index),
  });
  return (
    oilSpot({ x: 765, y: 880, across: 190, along: 60 }, seed) +
    oilSpot({ x: 935, y: 918, across: 130, along: 36 }, seed + 17) +
    oilSpot({ x: 560, y: 1000, across: 100, along: 26 }, seed + 30) +
    oilSpot({ x: 1030, y: 770, across: 74, along: 17 }, seed + 60) +
    group({ opacity: 0.4 }, drivewayJoints(DRIVE, SLABS, '#2b2621')) +
    oilDrops(30, 0.36, seed, around) +
    oilDrops(9, 0.36, seed + 40, trail)
  );
};

/** A garage and its driveway with an oil stain. */
export function oilStainScene(wash: Wash, seed: number): Svg {
  const wall = brick(PALETTE.wall, 54);
  const paving = polygon(drivewayOutline(DRIVE), '#000');
  const veil = grime({ x: -60, y: 640, width: 1720, height: 560 }, seed, '#6a6a5e', 0.1);
  return (
    wall.defs +
    rect(0, 0, 1600, 660, wall.fill) +
    rect(0, 0, 1600, 190, PALETTE.river, { opacity: 0.16 }) +
    garageDoor(400, 250, 800, 392, 4) +
    [250, 1306]
      .map(
        (x) =>
          rect(x, 300, 44, 96, PALETTE.ink) +
          rect(x + 8, 316, 28, 56, '#ffe9b0') +
          rect(x - 8, 290, 60, 12, PALETTE.ink),
      )
      .join('') +
    lawn(640) +
    driveway(DRIVE, SLABS) +
    polygon(
      [
        [330, 640],
        [1270, 640],
        [1286, 664],
        [314, 664],
      ],
      PALETTE.river,
      { opacity: 0.22 },
    ) +
    unwashed(paving, wash, veil + oil(seed)) +
    place(456, 792, 1, carRear('#3f6f86')) +
    place(150, 760, 1.3, azalea(seed)) +
    place(1470, 760, 1.3, azalea(seed + 1, '#e2859b')) +
    atWork(
      wash,
      (edge) =>
        foam(edge) +
        place(edge.bottom - 50, 930, 1, brush()) +
        crewAt(
          edge.bottom - 380,
          1010,
          1.12,
          [
            [edge.bottom - 246, 690],
            [edge.bottom - 186, 760],
          ],
          'step',
        ) +
        place(190, 1050, 0.9, bucket(PALETTE.brick)),
    )
  );
}
