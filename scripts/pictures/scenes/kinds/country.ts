import { PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { place, polygon, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { barn, stable } from '#scripts/pictures/houses/barn.ts';
import { cottage } from '#scripts/pictures/houses/cottage.ts';
import { farmhouse } from '#scripts/pictures/houses/farmhouse.ts';
import type { HouseFinish } from '#scripts/pictures/houses/materials.ts';
import { mobileHome } from '#scripts/pictures/houses/mobile-home.ts';
import { newFarmhouse } from '#scripts/pictures/houses/new-farmhouse.ts';
import { ranch } from '#scripts/pictures/houses/ranch.ts';
import { horse } from '#scripts/pictures/motifs/horse.ts';
import { fence } from '#scripts/pictures/motifs/landscape.ts';
import { oak, pine } from '#scripts/pictures/motifs/trees.ts';
import { building, FOOT, ground, paved, shrubs, tree } from './lot.ts';

const WHITE_METAL: HouseFinish = {
  wall: 'lap',
  tone: '#f1eee2',
  cover: 'metal',
  roof: '#8c9b9c',
  door: PALETTE.water,
  shutter: PALETTE.pine,
};
const RED_BRICK: HouseFinish = {
  wall: 'brick',
  tone: PALETTE.wall,
  cover: 'shingles',
  roof: PALETTE.shingle,
  door: PALETTE.ink,
  shutter: PALETTE.ink,
};

/** An old farmhouse between fields, its barn behind it. */
export const farmhouseScene = (): Svg =>
  ground('fields', 0.6, 101) +
  building(barn('#93513f', '#8c9b9c'), 1180, 420, 0.78, 770) +
  tree(250, 810, 1, oak(101)) +
  paved(730, 820, 'sand', 120) +
  building(farmhouse(WHITE_METAL), 430, 600, 1.16) +
  shrubs(101, 0.84, 470, 600, 960, 1090);

/** A new farmhouse on acreage behind a board fence. */
export const newFarmhouseScene = (): Svg =>
  ground('pasture', 0.2, 103) +
  tree(220, 800, 0.86, oak(103)) +
  tree(1470, 850, 0.9, pine(104)) +
  paved(700, 810, 'gravel', 140) +
  building(
    newFarmhouse({ ...WHITE_METAL, wall: 'battens', tone: '#f4f1e8', roof: '#4d585f', door: PALETTE.wood }),
    340,
    760,
    1.14,
  ) +
  shrubs(103, 0.8, 380, 500, 1000, 1160);

/** A brick ranch on acres, a metal workshop beside it. */
export const ranchOnAcresScene = (): Svg =>
  ground('fields', 0.4, 105) +
  workshop(1190, 790, 0.86) +
  tree(190, 850, 0.96, pine(105)) +
  tree(330, 800, 0.78, oak(106)) +
  paved(590, 680, 'gravel', 150) +
  building(ranch(RED_BRICK), 310, 780, 1.08) +
  shrubs(105, 0.84, 340, 460, 920);

/** A metal workshop with a roll-up door: its left corner at x, y. */
const workshop = (x: number, y: number, scale: number): Svg =>
  building(
    rect(0, -170, 360, 170, '#c9d0cc') +
      Array.from({ length: 24 }, (_, index) => rect(index * 15, -170, 3, 170, shaded('#c9d0cc', 0.1))).join('') +
      polygon(
        [
          [-12, -168],
          [180, -232],
          [372, -168],
        ],
        '#7d8f92',
      ) +
      rect(40, -120, 120, 120, PALETTE.white) +
      Array.from({ length: 6 }, (_, index) => rect(40, -112 + index * 20, 120, 3, shaded(PALETTE.white, 0.22))).join(
        '',
      ) +
      rect(230, -110, 56, 110, shaded('#7d8f92', 0.2)) +
      rect(200, -170, 160, 170, PALETTE.river, { opacity: 0.08 }),
    x,
    360,
    scale,
    y,
  );

/** A manufactured home with a deck, a barn and pines. */
export const mobileHomeScene = (): Svg =>
  ground('pines', 0.4, 107) +
  building(barn('#8d7358', '#93908a'), 1150, 420, 0.86, 800) +
  tree(210, 840, 0.98, pine(107)) +
  tree(1530, 880, 0.94, pine(108)) +
  paved(740, 870, 'sand', 150) +
  building(
    mobileHome({
      wall: 'lap',
      tone: '#dfe3da',
      cover: 'metal',
      roof: '#8c9b9c',
      door: PALETTE.brick,
      shutter: '#3f6b4f',
    }),
    250,
    740,
    1.2,
  ) +
  shrubs(107, 0.76, 290, 440, 1090);

/** A stable with a paddock, horses, and the house under oaks. */
export const horseFarmScene = (): Svg =>
  ground('oaks', 0.5, 109, '#a3b873') +
  tree(200, 780, 0.9, oak(109)) +
  building(cottage({ ...WHITE_METAL, cover: 'shingles', roof: '#56646a' }), 190, 540, 0.82, 800) +
  tree(1500, 820, 0.9, oak(110, '#6c9a60')) +
  building(stable('#8f4d3d', '#7d8a86'), 760, 620, 1.16, 850) +
  place(560, 985, 1.16, horse('#7a4f36')) +
  place(1180, 965, 0.98, horse('#4d3a30')) +
  place(0, FOOT + 160, 1, fence(0));

/** Small old houses of a country town, its church beyond. */
export const villageScene = (): Svg =>
  ground('oaks', 0.5, 111) +
  church(990, 730) +
  tree(1560, 800, 0.7, oak(111)) +
  building(cottage({ ...WHITE_METAL, tone: '#d9e0d2', roof: '#7d8a86' }), 1130, 540, 0.72, 800) +
  tree(220, 810, 0.94, oak(112)) +
  paved(560, 650, 'sand', 80) +
  building(cottage({ ...WHITE_METAL, tone: '#f3ecd6', door: PALETTE.brick }), 300, 540, 1.14) +
  shrubs(111, 0.84, 320, 420, 810, 950);

/** A white frame church with its steeple: its left corner at x, y. */
const church = (x: number, y: number): Svg =>
  rect(x, y - 150, 150, 160, '#eef0e8') +
  polygon(
    [
      [x - 14, y - 146],
      [x + 75, y - 214],
      [x + 164, y - 146],
    ],
    '#9aa9a6',
  ) +
  rect(x + 52, y - 280, 46, 100, '#eef0e8') +
  polygon(
    [
      [x + 44, y - 278],
      [x + 75, y - 400],
      [x + 106, y - 278],
    ],
    '#8a9a98',
  ) +
  rect(x + 56, y - 70, 38, 80, PALETTE.wall) +
  [22, 108].map((dx) => rect(x + dx, y - 110, 20, 62, '#9cc0c4')).join('');
