import { blob } from './curve.ts';
import { type Driveway, driveway, drivewayShape } from './driveway.ts';
import { lawn } from './land.ts';
import { garageDoor } from './opening.ts';
import { clip } from './paint.ts';
import { PALETTE, shaded } from './palette.ts';
import { azalea } from './plants.ts';
import { between } from './scatter.ts';
import { type Svg, ellipse, group, line, path, place, polygon, rect, repeat } from './svg.ts';
import { brick } from './texture.ts';
import { bucket } from './tools.ts';

const DRIVE: Driveway = { top: 640, bottom: 1200, far: [330, 1270], near: [-60, 1660] };

/** The half of the driveway that the brush has been over. */
const WASHED = drivewayShape({ ...DRIVE, far: [330, 790], near: [-60, 720] });

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

/** A garage and its driveway with an oil stain: a brush and foam have taken the left half of it off. */
export function oilStainScene(seed: number): Svg {
  const wall = brick(PALETTE.wall, 54);
  const stain = (size: number, opacity: number): Svg =>
    path(blob(860, 900, 330 * size, 112 * size, 15, seed), '#1b1f20', { opacity });
  const foam = (index: number): Svg => {
    const size = between(10, 34, seed + 5, index);
    return ellipse(
      between(590, 860, seed + 3, index),
      between(800, 1000, seed + 4, index),
      size,
      size * 0.6,
      PALETTE.white,
      { opacity: 0.9 },
    );
  };
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
    driveway(DRIVE, 4) +
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
    clip(
      polygon(
        [
          [790, 640],
          [1660, 640],
          [1660, 1200],
          [720, 1200],
        ],
        '#000',
      ),
      stain(1, 0.42),
      stain(0.78, 0.5),
      stain(0.46, 0.6),
    ) +
    clip(polygon(WASHED, '#000'), stain(1, 0.07)) +
    repeat(46, foam) +
    repeat(5, (index) =>
      path(blob(1180 + index * 52, 1000 + (index % 2) * 26, 30 - index * 3, 11, 9, seed + index), '#1b1f20', {
        opacity: 0.4,
      }),
    ) +
    place(150, 760, 1.3, azalea(seed)) +
    place(1470, 760, 1.3, azalea(seed + 1, '#e2859b')) +
    place(680, 930, 1, brush()) +
    place(360, 1000, 1, bucket(PALETTE.brick))
  );
}
