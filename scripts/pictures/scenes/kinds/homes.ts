import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { place, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { bungalow } from '#scripts/pictures/houses/bungalow.ts';
import { carport } from '#scripts/pictures/houses/carport.ts';
import { colonial } from '#scripts/pictures/houses/colonial.ts';
import { columned } from '#scripts/pictures/houses/columned.ts';
import { cottage } from '#scripts/pictures/houses/cottage.ts';
import { foursquare } from '#scripts/pictures/houses/foursquare.ts';
import { golfHouse } from '#scripts/pictures/houses/golf-house.ts';
import type { HouseFinish } from '#scripts/pictures/houses/materials.ts';
import { ranch } from '#scripts/pictures/houses/ranch.ts';
import { smallBrick } from '#scripts/pictures/houses/small-brick.ts';
import { splitLevel } from '#scripts/pictures/houses/split-level.ts';
import { townhouses } from '#scripts/pictures/houses/townhouses.ts';
import { twoStory } from '#scripts/pictures/houses/two-story.ts';
import { victorian } from '#scripts/pictures/houses/victorian.ts';
import { hedge } from '#scripts/pictures/motifs/shrubs.ts';
import { magnolia, oak, pine } from '#scripts/pictures/motifs/trees.ts';
import { car } from '#scripts/pictures/motifs/vehicles.ts';
import { fairway } from './fairway.ts';
import { building, ground, paved, shrubs, street, tree } from './lot.ts';

const finish = (
  wall: HouseFinish['wall'],
  tone: string,
  roof: string,
  door: string,
  shutter: string,
  cover: HouseFinish['cover'] = 'shingles',
): HouseFinish => ({ wall, tone, cover, roof, door, shutter });

/** A Craftsman bungalow on a shaded street. */
export const bungalowScene = (): Svg =>
  ground('oaks', 0.4, 61) +
  tree(250, 800, 0.98, oak(61)) +
  tree(1310, 812, 0.86, oak(62, '#6c9a60')) +
  paved(690, 790, 'concrete', 60) +
  building(bungalow(finish('lap', '#a9b79a', '#6d5f52', PALETTE.brick, PALETTE.pine)), 450, 560, 1.3) +
  shrubs(61, 0.9, 420, 1010, 1140) +
  street();

/** A foursquare with its porch, another one behind its hedge. */
export const foursquareScene = (): Svg =>
  ground('oaks', 0.3, 63) +
  tree(1330, 812, 0.94, oak(63)) +
  building(foursquare(finish('brick', '#a35c46', '#5d6a6e', PALETTE.ink, PALETTE.ink)), 1180, 500, 0.8, 800) +
  tree(220, 820, 0.9, magnolia(64)) +
  paved(735, 865, 'concrete', 60) +
  building(foursquare(finish('lap', '#e9dfc6', '#6b6259', PALETTE.brick, PALETTE.pine)), 500, 500, 1.2) +
  shrubs(63, 0.9, 460, 1110) +
  place(1130, 880, 1, hedge(0, 0, 420, 70, 65)) +
  street();

/** A Victorian house with a wide porch. */
export const victorianScene = (): Svg =>
  ground('street', 0.5, 66) +
  tree(1320, 812, 0.96, oak(66)) +
  tree(300, 830, 0.98, magnolia(67)) +
  paved(880, 980, 'sand', 70) +
  building(victorian(finish('lap', '#efe3c3', '#7d8a86', PALETTE.brick, PALETTE.pine, 'metal')), 460, 600, 1.14) +
  shrubs(66, 0.9, 440, 560, 690, 1170);

/** A frame house with a portico, oaks around it. */
export const columnedScene = (): Svg =>
  ground('oaks', 0.6, 68) +
  tree(190, 800, 1.06, oak(68, '#6c9a60')) +
  tree(1450, 800, 1.04, oak(69)) +
  paved(730, 860, 'sand', 20) +
  building(columned(finish('lap', '#f3efe4', '#5d6a6e', PALETTE.pine, '#37533f')), 410, 720, 1.1) +
  shrubs(68, 0.84, 400, 510, 1080, 1190);

/** A two-story brick house of the years between the wars. */
export const brickColonialScene = (): Svg =>
  ground('oaks', 0.4, 70) +
  tree(230, 800, 1.02, oak(70)) +
  tree(1400, 830, 1, magnolia(71)) +
  paved(758, 862, 'concrete', 50) +
  building(colonial(finish('brick', '#a35c46', '#5d6a6e', PALETTE.ink, PALETTE.ink)), 430, 660, 1.16) +
  shrubs(70, 0.9, 430, 560, 990, 1130, 1240) +
  street();

/** A small postwar brick house. */
export const smallBrickScene = (): Svg =>
  ground('oaks', 0.3, 72) +
  tree(1280, 810, 0.96, oak(72)) +
  tree(250, 830, 0.84, oak(73, '#6c9a60')) +
  paved(760, 850, 'concrete', 40) +
  building(smallBrick(finish('brick', '#b5654a', '#6b6259', PALETTE.water, '#efe6d3')), 460, 500, 1.36) +
  shrubs(72, 0.96, 480, 620, 1060) +
  street();

/** A brick ranch among oaks. */
export const ranchScene = (): Svg =>
  ground('oaks', 0.4, 74) +
  tree(330, 800, 1.02, oak(74)) +
  tree(1390, 800, 0.8, oak(75, '#6c9a60')) +
  paved(650, 745, 'concrete', 120) +
  building(ranch(finish('brick', '#b5654a', '#5d6a6e', PALETTE.ink, PALETTE.ink)), 350, 780, 1.16) +
  shrubs(74, 0.9, 390, 520, 1010, 1160);

/** A brick ranch with a carport under pines. */
export const carportRanchScene = (): Svg =>
  ground('pines', 0.3, 76) +
  tree(180, 850, 1.02, pine(76)) +
  tree(900, 780, 0.9, pine(77)) +
  paved(1150, 1370, 'concrete', 60) +
  building(carport(place(18, -10, 0.92, car(PALETTE.water))), 1118, 250, 1.06) +
  building(ranch(finish('brick', '#c9ad8e', '#6b6259', PALETTE.brick, '#5a4638')), 300, 780, 1.06) +
  shrubs(76, 0.9, 330, 460, 880, 1010);

/** A split-level of brick and siding. */
export const splitLevelScene = (): Svg =>
  ground('pines', 0.4, 78) +
  tree(1420, 830, 0.92, pine(78)) +
  tree(250, 800, 0.9, oak(79)) +
  paved(690, 790, 'clay', 100) +
  building(splitLevel(finish('brick', '#a9614a', '#6b6259', PALETTE.sun, '#4d4036')), 320, 780, 1.16) +
  shrubs(78, 0.9, 350, 480, 850, 1000, 1150);

/** A two-story suburban house of the 1970s and 80s among pines and hardwoods. */
export const seventiesScene = (): Svg =>
  ground('pines', 0.3, 80) +
  tree(250, 800, 1, oak(80)) +
  tree(1330, 850, 1.02, pine(81)) +
  tree(1480, 880, 0.86, pine(82)) +
  paved(758, 862, 'clay', 120) +
  building(colonial(finish('brick', '#9d5742', '#6b6259', PALETTE.pine, '#42372f'), '#e4d8bd'), 430, 660, 1.16) +
  shrubs(80, 0.9, 430, 560, 990, 1130);

/** A two-story house of the 1990s, its garage to the street. */
export const ninetiesScene = (): Svg =>
  ground('oaks', 0.2, 83) +
  tree(300, 820, 0.84, oak(83)) +
  tree(1430, 830, 0.7, oak(84)) +
  paved(972, 1208, 'concrete', 60) +
  building(twoStory(finish('lap', '#b7cdd1', '#55616a', PALETTE.brick, PALETTE.river)), 430, 700, 1.16) +
  shrubs(83, 0.86, 430, 560, 1270);

/** Two houses of a street built since 2000, the trees still young. */
export const newStreetScene = (): Svg =>
  ground('oaks', 0.1, 85) +
  building(twoStory(finish('lap', '#d9cdb4', '#6b6259', PALETTE.pine, '#3b3b38')), 60, 700, 0.96) +
  paved(505, 705, 'concrete', 60) +
  paved(1305, 1505, 'concrete', 60) +
  building(twoStory(finish('battens', '#8fa3a6', '#4d585f', PALETTE.sun, '#2c383b')), 860, 700, 0.96) +
  tree(790, 930, 0.3, oak(86)) +
  tree(1580, 930, 0.3, oak(87)) +
  shrubs(85, 0.66, 70, 180, 880, 980) +
  street();

/** Two new cottages with front porches, close together. */
export const newCottagesScene = (): Svg =>
  ground('oaks', 0.2, 88) +
  tree(820, 800, 0.7, oak(88)) +
  paved(395, 485, 'concrete', 40) +
  paved(1115, 1205, 'concrete', 40) +
  building(cottage(finish('battens', '#9fb3b0', '#4d585f', PALETTE.sun, '#2c383b')), 170, 540, 1.06) +
  building(cottage(finish('battens', '#ede7d8', '#59656b', PALETTE.water, PALETTE.ink, 'metal')), 890, 540, 1.06) +
  shrubs(88, 0.7, 180, 690, 900, 1430) +
  street();

/** A row of townhouses. */
export const townhousesScene = (): Svg =>
  ground('oaks', 0.3, 90) +
  tree(130, 820, 0.7, oak(90)) +
  tree(1500, 820, 0.66, oak(91)) +
  building(townhouses('#59656b'), 240, 940, 1.2) +
  [300, 526, 752, 978, 1204].map((x) => paved(x, x + 64, 'concrete', 10)).join('') +
  shrubs(90, 0.56, 420, 640, 870, 1095, 1320) +
  street() +
  place(1130, 1022, 1.04, car('#8f2d36')) +
  place(300, 1022, 1.04, car('#5c6b6e'));

/** A large brick house beside a fairway. */
export const golfScene = (): Svg =>
  ground('oaks', 0.4, 92) +
  tree(1450, 820, 0.94, oak(92)) +
  tree(300, 800, 0.8, oak(93, '#6c9a60')) +
  building(golfHouse(finish('brick', '#a9745b', '#5f5a54', PALETTE.ink, PALETTE.ink)), 470, 780, 1.06, 820) +
  fairway();

/** A large brick house on a wooded lot. */
export const woodedBrickScene = (): Svg =>
  ground('pines', 0.2, 94) +
  tree(220, 860, 1.04, pine(94)) +
  tree(360, 800, 0.82, pine(95)) +
  tree(1400, 830, 0.94, oak(96)) +
  paved(730, 850, 'clay', 120) +
  building(golfHouse(finish('brick', '#c2a284', '#6a645d', PALETTE.brick, PALETTE.ink)), 420, 780, 1.06) +
  shrubs(94, 0.9, 440, 560, 960, 1110);
