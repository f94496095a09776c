import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { cottage } from '#scripts/pictures/houses/cottage.ts';
import type { HouseFinish } from '#scripts/pictures/houses/materials.ts';
import { wallPaint } from '#scripts/pictures/houses/materials.ts';
import { millHouse } from '#scripts/pictures/houses/mill-house.ts';
import { sash } from '#scripts/pictures/houses/openings.ts';
import { longRoof } from '#scripts/pictures/houses/roof.ts';
import { farWoods, sky, treeline } from '#scripts/pictures/motifs/landscape.ts';
import { mill, warehouse } from '#scripts/pictures/motifs/mill.ts';
import { oneFloorShop, shopfront, stripedAwning, twoFloorStore } from '#scripts/pictures/motifs/stores.ts';
import { oak, pine } from '#scripts/pictures/motifs/trees.ts';
import { car } from '#scripts/pictures/motifs/vehicles.ts';
import { building, ground, paved, shrubs, street, tree } from './lot.ts';

const MILL: HouseFinish = {
  wall: 'lap',
  tone: '#efe6cf',
  cover: 'metal',
  roof: '#8c9b9c',
  door: PALETTE.pine,
  shutter: '#8a7d68',
};

/** A row of one-story mill cottages of one plan, the mill behind them. */
export const millCottagesScene = (): Svg =>
  ground('oaks', 0.4, 121) +
  mill(1010, 700) +
  tree(760, 790, 0.62, oak(121)) +
  [
    [60, '#efe6cf', PALETTE.brick],
    [580, '#dfe4d8', PALETTE.pine],
    [1100, '#d7dfe0', PALETTE.water],
  ]
    .map(([x, tone, door]) =>
      building(cottage({ ...MILL, tone: String(tone), door: String(door) }), Number(x), 540, 0.82),
    )
    .join('') +
  [258, 778, 1298].map((x) => paved(x, x + 50, 'concrete', 10)).join('') +
  shrubs(121, 0.56, 80, 490, 620, 1010, 1130, 1530) +
  street();

/** Two-story mill houses with paired front doors, close together. */
export const millHousesScene = (): Svg =>
  ground('oaks', 0.5, 123) +
  mill(930, 700) +
  tree(1500, 820, 0.84, oak(123)) +
  building(millHouse({ ...MILL, tone: '#c9d3cf', door: PALETTE.brick }), 40, 400, 1.12) +
  building(millHouse(MILL), 560, 400, 1.12) +
  building(millHouse({ ...MILL, tone: '#e6d3b4', door: PALETTE.water }), 1080, 400, 1.12) +
  [210, 730, 1250].map((x) => paved(x, x + 120, 'concrete', 10)).join('') +
  shrubs(123, 0.6, 70, 470, 590, 990, 1110, 1510) +
  street();

/** A main street of two-floor brick stores with awnings. */
export const mainStreetScene = (): Svg =>
  sky(740, 0.4, 125) +
  treeline(760, 240, '#93b99c', 125) +
  rect(0, 758, 1600, 200, PALETTE.lawn) +
  withShadow(
    4,
    twoFloorStore(20, 420, { tone: '#a35c46', awning: PALETTE.pine, floors: 540, seed: 1 }),
    twoFloorStore(440, 360, { tone: '#d3b894', awning: PALETTE.brick, floors: 470, seed: 2 }),
    twoFloorStore(800, 440, { tone: '#8f5443', awning: PALETTE.water, floors: 580, seed: 3 }),
    twoFloorStore(1240, 380, { tone: '#c9a07f', awning: '#4d6b58', floors: 500, seed: 4 }),
  ) +
  street() +
  tree(452, 968, 0.52, oak(125)) +
  tree(1236, 968, 0.52, oak(126)) +
  place(700, 1030, 1.2, car(PALETTE.water));

/** A short row of one-floor shops in a small town. */
export const smallTownShopsScene = (): Svg =>
  sky(740, 0.5, 127) +
  farWoods(690, 127) +
  treeline(760, 180, '#93b99c', 128) +
  rect(0, 750, 1600, 210, PALETTE.lawn) +
  tree(120, 880, 0.9, oak(127)) +
  tree(1520, 880, 0.86, oak(128, '#6c9a60')) +
  withShadow(
    4,
    oneFloorShop(240, 340, { tone: '#b06a51', awning: PALETTE.pine, seed: 1 }),
    oneFloorShop(580, 420, { tone: '#e4d6b8', awning: PALETTE.brick, seed: 2 }),
    oneFloorShop(1000, 360, { tone: '#9d5742', awning: PALETTE.water, seed: 3 }),
  ) +
  street();

/** A shopping strip of the 1950s and later behind its parking spaces. */
export const shoppingStripScene = (): Svg =>
  sky(740, 0.2, 129) +
  farWoods(690, 129) +
  treeline(740, 150, '#93b99c', 130) +
  rect(0, 740, 1600, 220, PALETTE.lawn) +
  tree(1500, 850, 0.82, pine(129)) +
  withShadow(
    4,
    rect(120, 520, 1300, 350, '#d9c8ab'),
    rect(120, 520, 1300, 96, '#c3ab88'),
    repeat(5, (index) =>
      rect(
        160 + index * 254,
        544,
        190,
        46,
        [PALETTE.water, PALETTE.brick, PALETTE.pine, '#c98a2e', PALETTE.ink][index] ?? PALETTE.ink,
      ),
    ),
  ) +
  repeat(5, (index) => shopfront(144 + index * 254, 660, 236, 206, index)) +
  rect(96, 606, 1350, 22, PALETTE.white) +
  rect(96, 624, 1350, 8, shaded(PALETTE.white, 0.24)) +
  rect(120, 632, 1300, 30, PALETTE.river, { opacity: 0.28 }) +
  repeat(6, (index) => rect(124 + index * 254, 628, 16, 244, PALETTE.white)) +
  rect(80, 866, 1380, 22, lit(PALETTE.concrete, 0.2)) +
  rect(0, 888, 1600, 320, '#8b9493') +
  repeat(9, (index) =>
    polygon(
      [
        [120 + index * 170, 892],
        [126 + index * 170, 892],
        [90 + index * 182, 990],
        [80 + index * 182, 990],
      ],
      PALETTE.white,
      { opacity: 0.8 },
    ),
  ) +
  place(330, 968, 1.1, car(PALETTE.brick)) +
  place(1020, 968, 1.1, car('#e8e4d8'));

/** Brick warehouses with tall arched windows, shops at street level. */
export const warehousesScene = (): Svg =>
  sky(740, 0.5, 131) +
  treeline(800, 260, '#93b99c', 131) +
  rect(0, 800, 1600, 160, PALETTE.lawn) +
  withShadow(4, warehouse(40, 950, 1.56, '#a35c46'), warehouse(850, 950, 1.72, '#8f5443')) +
  repeat(4, (index) => shopfront(84 + index * 156, 812, 136, 138, index)) +
  repeat(4, (index) => shopfront(898 + index * 172, 806, 150, 144, index + 1)) +
  [64, 894]
    .map((x, index) => stripedAwning(x, 790 - index * 8, 330, 50, index === 0 ? PALETTE.water : PALETTE.pine))
    .join('') +
  street() +
  tree(790, 968, 0.5, oak(131)) +
  place(250, 1030, 1.2, car('#e8e4d8'));

/** Garden apartments of two floors around a lawn. */
export const gardenApartmentsScene = (): Svg => {
  const wall = wallPaint('brick', '#a9614a', 20);
  const block = (x: number, width: number): Svg =>
    building(
      wall.defs +
        rect(0, -330, width, 330, wall.fill) +
        longRoof(-24, width + 24, -326, -424, 70, 'shingles', '#6b6259') +
        rect(width / 2 - 50, -326, 100, 326, '#3b5156') +
        repeat(6, (step) => rect(width / 2 - 44 + step * 12, -30 - step * 22, 30, 8, PALETTE.concrete)) +
        [26, width - 176]
          .map((dx) => [-290, -136].map((y) => sash(dx + 86, y, 62, 84, 2, 1) + sash(dx + 8, y, 44, 84, 1, 2)).join(''))
          .join('') +
        rect(0, -176, width, 10, PALETTE.white),
      x,
      width,
      1,
    );
  return (
    ground('oaks', 0.3, 133) +
    tree(800, 780, 0.8, oak(133)) +
    block(90, 560) +
    block(950, 560) +
    tree(60, 900, 0.7, pine(134)) +
    tree(800, 900, 0.5, oak(135)) +
    paved(345, 395, 'concrete', -10) +
    paved(1205, 1255, 'concrete', -10) +
    shrubs(133, 0.7, 160, 270, 480, 590, 1020, 1130, 1340, 1450) +
    street()
  );
};

/** Apartments of four floors over shops, built since 2000. */
export const cityApartmentsScene = (): Svg => {
  const base = wallPaint('brick', '#8f5443', 26);
  const bay = (x: number, tone: string): Svg =>
    rect(x, 250, 240, 560, tone) +
    repeat(4, (floor) => {
      const y = 276 + floor * 136;
      return (
        sash(x + 26, y, 72, 88, 1, 1, PALETTE.ink) +
        rect(x + 124, y - 4, 94, 104, '#5d8088') +
        rect(x + 128, y, 40, 100, '#9cc6cb') +
        rect(x + 116, y + 56, 110, 5, PALETTE.ink) +
        repeat(9, (bar) => rect(x + 118 + bar * 12.6, y + 58, 3, 44, PALETTE.ink)) +
        rect(x + 112, y + 100, 118, 9, PALETTE.white)
      );
    });
  return (
    sky(740, 0.2, 136) +
    treeline(800, 240, '#93b99c', 136) +
    rect(0, 800, 1600, 160, PALETTE.lawn) +
    withShadow(
      6,
      ['#d9cdb6', '#8fa3a6', '#d9cdb6', '#a9745b', '#d9cdb6']
        .map((tone, index) => bay(200 + index * 240, tone))
        .join(''),
      rect(190, 236, 1220, 18, '#4d585f'),
      base.defs,
      rect(200, 800, 1200, 150, base.fill),
    ) +
    repeat(5, (index) => shopfront(222 + index * 240, 822, 196, 126, index)) +
    rect(200, 796, 1200, 16, PALETTE.white) +
    rect(200, 812, 1200, 10, PALETTE.river, { opacity: 0.26 }) +
    street() +
    tree(130, 968, 0.7, oak(136)) +
    tree(1490, 968, 0.66, oak(137)) +
    place(860, 1030, 1.2, car(PALETTE.pine))
  );
};
