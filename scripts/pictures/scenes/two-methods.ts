import { blob } from '#scripts/pictures/drawing/curves.ts';
import { clip } from '#scripts/pictures/drawing/paint.ts';
import { PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import {
  ellipse,
  line,
  path,
  place,
  type Point,
  polygon,
  rect,
  repeat,
  type Svg,
} from '#scripts/pictures/drawing/svg.ts';
import { brick, lap } from '#scripts/pictures/drawing/texture.ts';
import { sash, shutters } from '#scripts/pictures/houses/openings.ts';
import { algae, grime } from '#scripts/pictures/motifs/dirt.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { spray, wand } from '#scripts/pictures/motifs/tools.ts';
import { unwashed } from '#scripts/pictures/motifs/wash.ts';

/** Mirrors what is drawn so that x becomes `sum` - x. */
const mirrored = (sum: number, drawn: Svg): Svg => group({ transform: `translate(${sum} 0) scale(-1 1)` }, drawn);

/** A gloved forearm from the edge of the picture to its hand on a tool. */
const forearm = (from: Point, hand: Point): Svg =>
  line(from, hand, '#a9714b', 56, { 'stroke-linecap': 'round' }) +
  line(from, [from[0] + (hand[0] - from[0]) * 0.4, from[1] + (hand[1] - from[1]) * 0.4], PALETTE.water, 84, {
    'stroke-linecap': 'round',
  }) +
  ellipse(hand[0], hand[1], 38, 34, PALETTE.sun);

/** A rubber boot from the side, its heel at x, y. */
const boot = (x: number, y: number): Svg =>
  ellipse(x + 60, y + 4, 110, 14, PALETTE.river, { opacity: 0.24 }) +
  path(
    `M${x} ${y}V${y - 170}H${x + 84}V${y - 64}C${x + 130} ${y - 58} ${x + 156} ${y - 40} ${x + 156} ${y}Z`,
    '#4a3526',
  ) +
  rect(x, y - 14, 156, 14, '#2c211a') +
  rect(x - 4, y - 190, 92, 26, '#3a4a52');

/** Soft washing and pressure washing side by side: a wide fan on siding, a narrow jet on concrete. */
export function twoMethodsScene(seed: number): Svg {
  const siding = lap('#dfe6e0', 44);
  const bond = brick(PALETTE.wall, 54);
  const left = rect(0, 0, 790, 1200, '#000');
  const right = rect(810, 0, 790, 1200, '#000');
  const soap = repeat(8, (index) =>
    path(blob(250 + (index % 3) * 70, 330 + index * 66, 56, 40, 9, seed + index), PALETTE.white, { opacity: 0.75 }),
  );
  const joints = repeat(5, (index) =>
    rect(810, 640 + index * index * 24 + index * 40, 790, 4 + index, shaded(PALETTE.concrete, 0.24)),
  );
  return (
    rect(0, 0, 1600, 1200, PALETTE.paper) +
    siding.defs +
    bond.defs +
    clip(
      left,
      rect(0, 0, 790, 1200, siding.fill),
      unwashed(
        rect(0, 0, 790, 1200, '#000'),
        { top: 330, bottom: 400 },
        algae({ x: 0, y: 0, width: 500, height: 1200 }, seed),
      ),
      soap,
      shutters(560, 330, 150, 240, PALETTE.pine),
      sash(560, 330, 150, 240, 2, 2),
      spray([620, 860], [460, 380], [270, 700]),
      place(130, 1050, 1.4, azalea(seed)),
      mirrored(790, wand([40, 1000], [170, 860]) + forearm([-120, 1110], [64, 974]) + forearm([-60, 1180], [24, 1016])),
    ) +
    clip(
      right,
      rect(810, 0, 790, 600, bond.fill),
      rect(810, 560, 790, 60, PALETTE.ink, { opacity: 0.3 }),
      rect(810, 590, 790, 610, PALETTE.concrete),
      joints,
      unwashed(
        rect(810, 590, 790, 610, '#000'),
        { top: 1220, bottom: 1250 },
        grime({ x: 800, y: 590, width: 520, height: 610 }, seed, '#4c5446', 0.5),
      ),
      polygon(
        [
          [1400, 700],
          [1244, 926],
          [1210, 902],
        ],
        PALETTE.white,
        { opacity: 0.75 },
      ),
      repeat(22, (index) =>
        ellipse(
          1230 + randomBetween(-60, 70, 5, index),
          920 + randomBetween(-34, 26, 6, index),
          randomBetween(5, 17, 7, index),
          randomBetween(4, 12, 8, index),
          PALETTE.white,
          { opacity: 0.85 },
        ),
      ),
      mirrored(
        2410,
        wand([880, 560], [1010, 700]) + boot(900, 1120) + boot(1010, 1160) + forearm([760, 470], [896, 576]),
      ),
      place(930, 640, 1.1, azalea(seed + 1, '#e2859b')),
    ) +
    rect(788, 0, 24, 1200, PALETTE.paper)
  );
}
