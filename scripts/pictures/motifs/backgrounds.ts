import { mix, PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { archBridge, mainStreet, skyline } from './landmarks.ts';
import { fence, farWoods, loneHill, rows, treeline, water } from './landscape.ts';
import { pine } from './trees.ts';

/** What is behind a house. */
export type Background =
  'skyline' | 'bridge' | 'river' | 'lake' | 'pines' | 'oaks' | 'fields' | 'pasture' | 'orchard' | 'street' | 'hill';

/** The top of the lawn; backgrounds are drawn above it and a little below. */
export const LAWN_TOP = 690;

const FAR_TREES = '#93b99c';

const pineWood = (seed: number): Svg =>
  repeat(15, (index) =>
    place(
      30 + index * 112 + randomBetween(-30, 30, seed, index),
      690,
      randomBetween(0.34, 0.5, seed + 1, index),
      pine(seed + index),
    ),
  );

const peach = (index: number): Svg =>
  rect(438 + index * 78, 664, 7, 26, PALETTE.bark) +
  ellipse(441 + index * 78, 652, 31, 25, '#7fa566') +
  ellipse(434 + index * 78, 645, 17, 13, '#98b975');

/** A small roofed boat slip in the distance. */
const boatSlip = (x: number, y: number): Svg =>
  rect(x, y, 130, 6, '#a98d6c') +
  [8, 58, 112].map((dx) => rect(x + dx, y - 40, 5, 54, '#8d7a63')).join('') +
  polygon(
    [
      [x - 10, y - 36],
      [x + 60, y - 64],
      [x + 132, y - 36],
    ],
    '#71878a',
  ) +
  polygon(
    [
      [x + 60, y - 64],
      [x + 132, y - 36],
      [x + 96, y - 36],
    ],
    '#5f7578',
  );

const VIEWS: Readonly<Record<Background, (seed: number) => Svg>> = {
  skyline: (seed) =>
    farWoods(640, seed) + skyline(668) + treeline(676, 38, '#8fb894', seed) + treeline(694, 26, '#7ba97f', seed + 1),
  bridge: (seed) =>
    farWoods(610, seed) +
    treeline(612, 60, FAR_TREES, seed) +
    water(604, 90, seed) +
    archBridge(636, 86) +
    water(640, 54, seed + 1),
  river: (seed) =>
    farWoods(620, seed) +
    treeline(628, 78, FAR_TREES, seed) +
    treeline(630, 44, '#7ba97f', seed + 2) +
    water(626, 72, seed),
  lake: (seed) => farWoods(610, seed) + treeline(606, 40, FAR_TREES, seed) + water(602, 96, seed) + boatSlip(200, 660),
  pines: (seed) => farWoods(640, seed) + treeline(690, 150, mix(FAR_TREES, PALETTE.sky, 0.35), seed) + pineWood(seed),
  oaks: (seed) => farWoods(640, seed) + treeline(680, 130, FAR_TREES, seed) + treeline(694, 84, '#7ba97f', seed + 1),
  fields: (seed) => farWoods(620, seed) + treeline(626, 52, FAR_TREES, seed) + rows(622, 76, '#cfa877', '#a9b868'),
  pasture: (seed) =>
    farWoods(630, seed) + treeline(640, 62, FAR_TREES, seed) + rect(0, 636, 1600, 64, PALETTE.meadow) + fence(690),
  orchard: (seed) =>
    farWoods(630, seed) +
    treeline(640, 60, FAR_TREES, seed) +
    rect(0, 636, 1600, 64, PALETTE.meadow) +
    repeat(16, peach),
  street: (seed) => farWoods(640, seed) + treeline(680, 74, FAR_TREES, seed) + mainStreet(694),
  hill: (seed) => farWoods(640, seed) + loneHill(676) + treeline(690, 48, '#7ba97f', seed),
};

/** Draws a background on the canvas. */
export const background = (kind: Background, seed: number): Svg => VIEWS[kind](seed);
