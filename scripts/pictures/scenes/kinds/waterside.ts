import { closedSmoothLine } from '#scripts/pictures/drawing/curves.ts';
import { PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { path, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { cottage } from '#scripts/pictures/houses/cottage.ts';
import { lakeCabin } from '#scripts/pictures/houses/lake-cabin.ts';
import { lakeHouse } from '#scripts/pictures/houses/lake-house.ts';
import type { HouseFinish } from '#scripts/pictures/houses/materials.ts';
import { ranch } from '#scripts/pictures/houses/ranch.ts';
import { reeds } from '#scripts/pictures/motifs/reeds.ts';
import { farWoods, lawn, sky, treeline, water } from '#scripts/pictures/motifs/landscape.ts';
import { oak, pine } from '#scripts/pictures/motifs/trees.ts';
import { building, paved, street, tree } from './lot.ts';

const TEAL: HouseFinish = {
  wall: 'battens',
  tone: '#5f858c',
  cover: 'metal',
  roof: '#59656b',
  door: PALETTE.sun,
  shutter: PALETTE.ink,
};

/** A shore from the water: sky, woods, the bank at `top`, the water's edge at `edge`. */
const shore = (top: number, edge: number, warmth: number, seed: number): Svg =>
  sky(560, warmth, seed) +
  farWoods(600, seed) +
  treeline(top + 10, 170, '#7ba97f', seed + 1) +
  lawn(top, '#94b271') +
  water(edge, 1200 - edge, seed);

/** The bank where lawn meets water. */
const bank = (edge: number): Svg =>
  path(
    closedSmoothLine(
      [
        [-20, edge],
        [340, edge + 12],
        [760, edge - 4],
        [1180, edge + 12],
        [1640, edge],
      ],
      [1640, edge - 26],
      [-20, edge - 26],
    ),
    '#c9a77f',
  );

/** A dock that runs from the bank toward the viewer, with a roof over a slip. */
const dock = (x: number, edge: number): Svg =>
  polygon(
    [
      [x, edge - 12],
      [x + 56, edge - 12],
      [x + 70, edge + 170],
      [x - 26, edge + 170],
    ],
    PALETTE.wood,
  ) +
  repeat(8, (index) => rect(x - 4 - index * 3, edge - 4 + index * 22, 64 + index * 5, 3, shaded(PALETTE.wood, 0.34))) +
  repeat(
    3,
    (index) =>
      rect(x - 10 - index * 9, edge - 8 + index * 70, 9, 70, shaded(PALETTE.wood, 0.5)) +
      rect(x + 56 + index * 6, edge - 8 + index * 70, 9, 70, shaded(PALETTE.wood, 0.5)),
  ) +
  rect(x - 30, edge + 168, 104, 10, shaded(PALETTE.wood, 0.5));

const boat = (x: number, y: number): Svg =>
  path(`M${x} ${y}h190c-10 30 -26 42 -46 44h-104c-24 -8 -36 -24 -40 -44Z`, PALETTE.white) +
  path(`M${x + 3} ${y + 10}h184l-4 10h-176Z`, PALETTE.brick) +
  path(`M${x + 78} ${y}l20 -32h46l6 32Z`, '#bcd9dc');

/** A lake house with a walk-out floor above its dock. */
export const lakeHouseScene = (): Svg =>
  shore(640, 880, 0.3, 141) +
  tree(230, 800, 0.98, pine(141)) +
  tree(360, 780, 0.82, pine(142)) +
  tree(1400, 810, 1, pine(143)) +
  building(lakeHouse(TEAL), 430, 640, 1.1, 822) +
  bank(880) +
  dock(1150, 880) +
  boat(1270, 940);

/** A weekend cabin at a cove. */
export const lakeCabinScene = (): Svg =>
  shore(640, 890, 0.7, 144) +
  tree(200, 810, 1, pine(144)) +
  tree(1180, 790, 0.9, pine(145)) +
  tree(1370, 820, 1.02, pine(146)) +
  building(lakeCabin({ ...TEAL, tone: '#8d7358', roof: '#7d8a86', door: PALETTE.brick }), 380, 520, 1.3, 834) +
  bank(890) +
  dock(330, 890) +
  boat(110, 950);

/** A brick ranch on the shore of a small lake. */
export const lakeRanchScene = (): Svg =>
  shore(640, 900, 0.3, 147) +
  tree(250, 790, 1, oak(147)) +
  tree(1440, 810, 0.84, oak(148, '#6c9a60')) +
  building(
    ranch({
      wall: 'brick',
      tone: '#b98a6b',
      cover: 'shingles',
      roof: '#6b6259',
      door: PALETTE.pine,
      shutter: '#42372f',
    }),
    370,
    780,
    1.12,
    836,
  ) +
  bank(900) +
  reeds(90, 930, 1) +
  reeds(1330, 940, 2);

/** A house on a wooded bluff above a wide river. */
export const riverBluffScene = (): Svg =>
  sky(560, 0.4, 149) +
  farWoods(640, 149) +
  water(640, 560, 149) +
  treeline(655, 60, '#93b99c', 150) +
  path(
    closedSmoothLine(
      [
        [520, 830],
        [640, 736],
        [860, 706],
        [1200, 700],
        [1640, 690],
      ],
      [1640, 1000],
      [420, 1000],
    ),
    '#8fb06b',
  ) +
  path(
    closedSmoothLine(
      [
        [440, 1010],
        [520, 826],
        [640, 806],
        [900, 856],
        [1240, 842],
        [1640, 858],
      ],
      [1640, 1240],
      [380, 1240],
    ),
    '#b9825a',
  ) +
  path(
    closedSmoothLine(
      [
        [640, 1240],
        [720, 960],
        [900, 900],
        [1240, 920],
        [1640, 900],
      ],
      [1640, 1240],
    ),
    '#6f9a62',
  ) +
  tree(640, 800, 0.62, pine(149)) +
  tree(1500, 780, 0.8, oak(150)) +
  building(
    cottage({
      wall: 'lap',
      tone: '#efe6d3',
      cover: 'metal',
      roof: '#6d7c80',
      door: PALETTE.brick,
      shutter: PALETTE.pine,
    }),
    800,
    540,
    1.06,
    808,
  ) +
  tree(760, 1010, 0.34, oak(151, '#55804f')) +
  tree(1390, 1060, 0.5, oak(152)) +
  reeds(470, 1010, 3) +
  reeds(250, 1040, 4);

/** A low house on a street along a river. */
export const riversideStreetScene = (): Svg =>
  sky(560, 0.3, 153) +
  farWoods(590, 153) +
  treeline(612, 80, '#93b99c', 153) +
  water(606, 140, 154) +
  lawn(744) +
  reeds(60, 780, 5) +
  reeds(330, 772, 6) +
  tree(1380, 840, 0.9, oak(154)) +
  paved(880, 960, 'sand', 80) +
  building(
    cottage({ wall: 'lap', tone: '#c3cfb2', cover: 'metal', roof: '#7d8a86', door: PALETTE.brick, shutter: '#37533f' }),
    610,
    540,
    1.16,
  ) +
  tree(190, 950, 0.62, oak(153)) +
  street();
