import { blob } from '#scripts/pictures/drawing/curves.ts';
import { clip } from '#scripts/pictures/drawing/paint.ts';
import { PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, path, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick, lap } from '#scripts/pictures/drawing/texture.ts';
import { sash, shutters } from '#scripts/pictures/houses/openings.ts';
import { algae, grime } from '#scripts/pictures/motifs/dirt.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { spray, wand } from '#scripts/pictures/motifs/tools.ts';
import { unwashed } from '#scripts/pictures/motifs/wash.ts';

/** Soft washing and pressure washing side by side: a wide fan on siding, a narrow jet on concrete. */
export function twoMethodsScene(seed: number): Svg {
  const siding = lap('#dfe6e0', 44);
  const bond = brick(PALETTE.wall, 54);
  const left = rect(0, 0, 790, 1200, '#000');
  const right = rect(810, 0, 790, 1200, '#000');
  const soap = repeat(8, (index) =>
    path(blob(420 + (index % 3) * 70, 330 + index * 66, 56, 40, 9, seed + index), PALETTE.white, { opacity: 0.75 }),
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
        { top: 470, bottom: 400 },
        algae({ x: 300, y: 0, width: 500, height: 1200 }, seed),
      ),
      soap,
      shutters(560, 330, 150, 240, PALETTE.pine),
      sash(560, 330, 150, 240, 2, 2),
      spray([170, 860], [330, 380], [520, 700]),
      place(660, 1030, 1.4, azalea(seed)),
      wand([40, 1000], [170, 860]),
    ) +
    clip(
      right,
      rect(810, 0, 790, 600, bond.fill),
      rect(810, 560, 790, 60, PALETTE.ink, { opacity: 0.3 }),
      rect(810, 590, 790, 610, PALETTE.concrete),
      joints,
      unwashed(
        rect(810, 590, 790, 610, '#000'),
        { top: 1190, bottom: 1160 },
        grime({ x: 1100, y: 590, width: 520, height: 610 }, seed, '#4c5446', 0.5),
      ),
      polygon(
        [
          [1010, 700],
          [1166, 926],
          [1200, 902],
        ],
        PALETTE.white,
        { opacity: 0.75 },
      ),
      repeat(22, (index) =>
        ellipse(
          1180 + randomBetween(-70, 60, 5, index),
          920 + randomBetween(-34, 26, 6, index),
          randomBetween(5, 17, 7, index),
          randomBetween(4, 12, 8, index),
          PALETTE.white,
          { opacity: 0.85 },
        ),
      ),
      wand([880, 560], [1010, 700]),
      place(1450, 640, 1.1, azalea(seed + 1, '#e2859b')),
    ) +
    rect(788, 0, 24, 1200, PALETTE.paper)
  );
}
