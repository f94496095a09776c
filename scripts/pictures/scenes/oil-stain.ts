import { blob } from '#scripts/pictures/drawing/curves.ts';
import { blurred, noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, group, line, path, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick } from '#scripts/pictures/drawing/texture.ts';
import { garageDoor } from '#scripts/pictures/houses/openings.ts';
import { grime } from '#scripts/pictures/motifs/dirt.ts';
import { type Driveway, driveway, drivewayOutline } from '#scripts/pictures/motifs/driveway.ts';
import { lawn } from '#scripts/pictures/motifs/landscape.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { bucket } from '#scripts/pictures/motifs/tools.ts';
import { atWork, type Edge, unwashed, type Wash } from '#scripts/pictures/motifs/wash.ts';

const DRIVE: Driveway = { top: 640, bottom: 1200, far: [330, 1270], near: [-60, 1660] };

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
    const size = randomBetween(10, 34, 10, index);
    const [x, y] = [edge.bottom + randomBetween(-150, 120, 8, index), randomBetween(800, 1000, 9, index)];
    return ellipse(x, y, size, size * 0.6, PALETTE.white, { opacity: 0.9 });
  });

/** A pool of black oil with drops and tire tracks. */
function oil(seed: number): Svg {
  const pool = (size: number, opacity: number, own: number): Svg =>
    path(blob(840, 900, 360 * size, 128 * size, 17, seed + own), '#14181a', { opacity });
  const drop = (index: number): Svg => {
    const size = randomBetween(8, 40, seed + 3, index);
    const [x, y] = [randomBetween(300, 1420, seed + 4, index), randomBetween(760, 1120, seed + 5, index)];
    return path(blob(x, y, size, size * 0.36, 9, seed + index), '#14181a', { opacity: 0.55 });
  };
  const track = (x: number, toward: number): Svg =>
    polygon(
      [
        [x, 660],
        [x + 50, 660],
        [toward + 120, 1200],
        [toward, 1200],
      ],
      '#1b1f20',
    );
  return (
    noiseMasked(
      { size: [40, 26], share: 0.5, crisp: 3, seed },
      group({ opacity: 0.5 }, track(560, 330), track(990, 1130)),
    ) +
    blurred(14, pool(1.16, 0.34, 2)) +
    pool(1, 0.5, 0) +
    pool(0.78, 0.62, 1) +
    pool(0.5, 0.7, 4) +
    repeat(26, drop) +
    path(blob(760, 874, 110, 26, 12, seed + 6), '#5d7d86', { opacity: 0.5 }) +
    path(blob(770, 872, 66, 14, 11, seed + 7), '#9a86a0', { opacity: 0.55 })
  );
}

/** A garage and its driveway with an oil stain. */
export function oilStainScene(wash: Wash, seed: number): Svg {
  const wall = brick(PALETTE.wall, 54);
  const paving = polygon(drivewayOutline(DRIVE), '#000');
  const veil = grime({ x: -60, y: 640, width: 1720, height: 560 }, seed, '#6a6a5e', 0.2);
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
    unwashed(paving, wash, veil + oil(seed)) +
    place(150, 760, 1.3, azalea(seed)) +
    place(1470, 760, 1.3, azalea(seed + 1, '#e2859b')) +
    atWork(
      wash,
      (edge) => foam(edge) + place(edge.bottom - 60, 930, 1, brush()) + place(300, 1010, 1, bucket(PALETTE.brick)),
    )
  );
}
