import { closedSmoothLine } from '#scripts/pictures/drawing/curves.ts';
import { noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, mix, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, group, path, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { crewAt } from '#scripts/pictures/motifs/crew.ts';
import { algae, grime, streaks } from '#scripts/pictures/motifs/dirt.ts';
import { farWoods, lawn, sky, treeline } from '#scripts/pictures/motifs/landscape.ts';
import { adirondackChair, gardenTable } from '#scripts/pictures/motifs/patio-furniture.ts';
import { azalea, hedge } from '#scripts/pictures/motifs/shrubs.ts';
import { bucket } from '#scripts/pictures/motifs/tools.ts';
import { oak } from '#scripts/pictures/motifs/trees.ts';
import { atWork, unwashed, type Wash } from '#scripts/pictures/motifs/wash.ts';

const WHITE = '#f4f1e7';
const GREENED = mix('#f2efe4', '#a3a878', 0.42);

const parasol = (x: number, y: number): Svg =>
  rect(x - 7, y - 560, 14, 560, PALETTE.wood) +
  withShadow(
    5,
    path(
      closedSmoothLine([
        [x - 330, y - 470],
        [x - 190, y - 566],
        [x, y - 608],
        [x + 190, y - 566],
        [x + 330, y - 470],
      ]),
      PALETTE.white,
    ),
    polygon(
      [
        [x, y - 608],
        [x - 108, y - 462],
        [x + 12, y - 456],
      ],
      PALETTE.brick,
    ),
    polygon(
      [
        [x, y - 608],
        [x + 128, y - 462],
        [x + 236, y - 466],
        [x + 190, y - 566],
      ],
      shaded(PALETTE.brick, 0.12),
    ),
    polygon(
      [
        [x, y - 608],
        [x - 220, y - 466],
        [x - 330, y - 470],
        [x - 190, y - 566],
      ],
      lit(PALETTE.brick, 0.1),
    ),
  );

const pavers = (top: number): Svg =>
  rect(0, top, 1600, 1200 - top, PALETTE.concrete) +
  repeat(8, (row) => {
    const [y, tall] = [top + row * row * 9 + row * 22, 20 + row * 18];
    const wide = 130 + row * 26;
    return repeat(15, (index) =>
      rect(
        index * wide - (row % 2) * wide * 0.5 - 60,
        y,
        wide - 4,
        tall,
        mix(lit(PALETTE.concrete, 0.3), '#c9b59a', randomBetween(0, 0.9, row, index)),
      ),
    );
  });

/** Algae on a chair: a film in its own shape, denser on the seat and the legs. */
const film = (seed: number): Svg =>
  noiseMasked({ size: [70, 90], share: 0.5, crisp: 1.6, seed }, group({ opacity: 0.55 }, adirondackChair('#7c8a55'))) +
  noiseMasked(
    { size: [22, 30], share: 0.3, crisp: 2.4, seed: seed + 1 },
    group({ opacity: 0.4 }, adirondackChair('#55663a')),
  );

/** The outlines of the umbrella's canopy and of the table top. */
const CANOPY = path(
  closedSmoothLine([
    [470, 410],
    [610, 314],
    [800, 272],
    [990, 314],
    [1130, 410],
  ]),
  '#000',
);
const TABLE = ellipse(800, 792, 132, 28, '#000');

const chair = (x: number, dirty: boolean, seed: number): Svg =>
  withShadow(4, place(x, 980, 1.12, adirondackChair(dirty ? GREENED : WHITE), dirty ? film(seed) : ''));

const suds = (): Svg =>
  repeat(12, (index) =>
    ellipse(
      randomBetween(240, 640, 9, index),
      randomBetween(984, 1006, 10, index),
      randomBetween(8, 22, 11, index),
      randomBetween(5, 12, 12, index),
      PALETTE.white,
      { opacity: 0.9 },
    ),
  );

/** Two chairs and a table under an umbrella on a patio, green with algae where they are not washed. */
export const furnitureScene = (wash: Wash, seed: number): Svg =>
  sky(520, 0.5, seed) +
  farWoods(520, seed) +
  treeline(580, 130, '#9dbfa4', seed) +
  lawn(570) +
  withShadow(5, place(1330, 700, 0.95, oak(seed))) +
  hedge(-40, 770, 1700, 110, seed) +
  repeat(4, (index) =>
    place(140 + index * 420, 780, 1, azalea(seed + index, index % 2 === 0 ? '#e2859b' : '#c2476a')),
  ) +
  pavers(770) +
  unwashed(
    rect(0, 770, 1600, 430, '#000'),
    wash,
    grime({ x: 0, y: 770, width: 1600, height: 430 }, seed, '#5d6450', 0.34),
  ) +
  parasol(800, 880) +
  unwashed(CANOPY, wash, streaks({ x: 470, y: 272, width: 660, height: 160 }, 20, seed, '#2f3a24', 0.7)) +
  chair(430, wash !== 'clean', 5) +
  chair(1170, wash === 'dirty', 25) +
  place(800, 950, 1, gardenTable(PALETTE.water)) +
  unwashed(TABLE, wash, algae({ x: 660, y: 700, width: 280, height: 110 }, seed)) +
  atWork(
    wash,
    () =>
      suds() +
      place(690, 1050, 0.72, bucket(PALETTE.pine)) +
      crewAt(
        190,
        1010,
        1.24,
        [
          [300, 800],
          [340, 700],
        ],
        'step',
        1,
      ) +
      polygon(
        [
          [322, 676],
          [380, 662],
          [386, 688],
          [328, 702],
        ],
        PALETTE.wood,
      ),
  );
