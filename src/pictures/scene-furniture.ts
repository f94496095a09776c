import { adirondack, gardenTable } from './chair.ts';
import { softThen } from './curve.ts';
import { hills, lawn, treeline } from './land.ts';
import { oak } from './oak.ts';
import { lift } from './paint.ts';
import { PALETTE, lit, mix, shaded } from './palette.ts';
import { azalea, hedge } from './plants.ts';
import { between } from './scatter.ts';
import { sky } from './sky.ts';
import { type Svg, ellipse, path, place, polygon, rect, repeat } from './svg.ts';
import { bucket } from './tools.ts';

const GREENED = mix('#f2efe4', '#7d8a5c', 0.62);

const parasol = (x: number, y: number): Svg =>
  rect(x - 7, y - 560, 14, 560, PALETTE.wood) +
  lift(
    5,
    path(
      softThen([
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
        mix(lit(PALETTE.concrete, 0.3), '#c9b59a', between(0, 0.9, row, index)),
      ),
    );
  });

const patch = (index: number): Svg =>
  ellipse(
    between(-110, 110, 5, index),
    between(-330, -20, 6, index),
    between(10, 26, 7, index),
    between(6, 16, 8, index),
    '#55683f',
    { opacity: 0.5 },
  );

/** Two chairs and a table on a patio: the left one washed white, the right one still green with algae. */
export const furnitureScene = (seed: number): Svg =>
  sky(520, 0.5, seed) +
  hills(520, seed) +
  treeline(580, 130, '#9dbfa4', seed) +
  lawn(570) +
  lift(5, place(1330, 700, 0.95, oak(seed))) +
  hedge(-40, 770, 1700, 110, seed) +
  repeat(4, (index) =>
    place(140 + index * 420, 780, 1, azalea(seed + index, index % 2 === 0 ? '#e2859b' : '#c2476a')),
  ) +
  pavers(770) +
  parasol(800, 880) +
  lift(4, place(430, 980, 1.12, adirondack('#f4f1e7'))) +
  lift(4, place(1170, 980, 1.12, adirondack(GREENED), repeat(26, patch))) +
  place(800, 950, 1, gardenTable(PALETTE.water)) +
  repeat(12, (index) =>
    ellipse(
      between(240, 640, 9, index),
      between(984, 1006, 10, index),
      between(8, 22, 11, index),
      between(5, 12, 12, index),
      PALETTE.white,
      { opacity: 0.9 },
    ),
  ) +
  place(690, 1040, 0.72, bucket(PALETTE.pine));
