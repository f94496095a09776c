import { blob } from '#scripts/pictures/drawing/curves.ts';
import { blurred, noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, group, line, path, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick } from '#scripts/pictures/drawing/texture.ts';
import { garageDoor } from '#scripts/pictures/houses/openings.ts';
import { crewAt } from '#scripts/pictures/motifs/crew.ts';
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
    const size = randomBetween(8, 26, 10, index);
    const [x, y] = [edge.bottom + randomBetween(-140, 90, 8, index), randomBetween(850, 985, 9, index)];
    return ellipse(x, y, size, size * 0.6, PALETTE.white, { opacity: 0.9 });
  });

/** An oil spot as concrete drinks it: brown at its rim, darker where it dripped longest, never a solid black. */
const spot = (x: number, y: number, width: number, seed: number): Svg =>
  blurred(
    9,
    path(blob(x, y, width, width * 0.3, 15, seed), '#4a4136', { opacity: 0.34 }),
    path(blob(x - width * 0.06, y + 3, width * 0.78, width * 0.22, 13, seed + 1), '#37302a', { opacity: 0.42 }),
  ) +
  noiseMasked(
    { size: [34, 14], share: 0.62, crisp: 2.4, seed },
    blurred(
      4,
      path(blob(x - width * 0.08, y + 4, width * 0.6, width * 0.16, 13, seed + 2), '#211d1a', { opacity: 0.72 }),
    ),
  );

/** The stains of a car that leaks where it is parked: three spots in a line, drips, and the tracks of its tires. */
function oil(seed: number): Svg {
  const drip = (index: number): Svg => {
    const size = randomBetween(5, 17, seed + 3, index);
    const [x, y] = [randomBetween(560, 1180, seed + 4, index), randomBetween(770, 1010, seed + 5, index)];
    return ellipse(x, y, size, size * 0.34, '#2d2722', { opacity: 0.5 });
  };
  const track = (x: number, toward: number): Svg =>
    polygon(
      [
        [x, 664],
        [x + 44, 664],
        [toward + 104, 1200],
        [toward, 1200],
      ],
      '#3b3a36',
    );
  return (
    noiseMasked(
      { size: [44, 20], share: 0.44, crisp: 2, seed },
      group({ opacity: 0.32 }, track(590, 400), track(970, 1090)),
    ) +
    spot(850, 905, 250, seed) +
    spot(790, 1030, 120, seed + 5) +
    spot(890, 790, 92, seed + 9) +
    repeat(24, drip)
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
