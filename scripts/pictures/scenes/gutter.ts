import { CANVAS } from '#scripts/pictures/drawing/canvas.ts';
import { clip } from '#scripts/pictures/drawing/paint.ts';
import { PALETTE, shaded, sunlit } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, group, line, path, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick } from '#scripts/pictures/drawing/texture.ts';
import { sash, shutters } from '#scripts/pictures/houses/openings.ts';
import { downspout, eaveAcross } from '#scripts/pictures/houses/roof.ts';
import { algae, litter, streaks } from '#scripts/pictures/motifs/dirt.ts';
import { lawn } from '#scripts/pictures/motifs/landscape.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { bucket, ladder } from '#scripts/pictures/motifs/tools.ts';
import { atWork, unwashed, type Wash } from '#scripts/pictures/motifs/wash.ts';

const GUTTER = 420;
const LIP = GUTTER + 44;

/** A seedling that grows in the leaves. */
const seedling = (x: number, lean: number): Svg =>
  group(
    { transform: `translate(${x} ${GUTTER - 20}) rotate(${lean})` },
    line([0, 0], [0, -92], shaded(PALETTE.leaf, 0.2), 5),
    [
      [-40, -66, 1],
      [-44, 62, 0.9],
      [-78, -42, 0.72],
      [-82, 46, 0.66],
      [-92, 4, 0.6],
    ]
      .map(([up = 0, turn = 0, size = 1], index) =>
        path('M0 0C16 -14 16 -40 0 -62C-16 -40 -16 -14 0 0Z', sunlit(PALETTE.leaf, index * 0.12), {
          transform: `translate(0 ${up}) rotate(${turn}) scale(${size})`,
        }),
      )
      .join(''),
  );

/** Leaves and pine straw from x to the right edge: in the gutter, over its lip and on the roof. */
const heap = (x: number, seed: number): Svg =>
  litter(x, GUTTER - 60, CANVAS.width - x, seed + 11, 26, 1) +
  repeat(6, (index) => {
    const start = 40 + index * 270;
    return start < x ? '' : litter(start, GUTTER - 110, 110, seed + 40 + index, 60, 1.3);
  }) +
  litter(x - 20, GUTTER - 34, CANVAS.width + 40 - x, seed, 30, 1.1) +
  litter(x - 20, GUTTER - 22, CANVAS.width + 40 - x, seed + 6, 38, 1.4) +
  litter(x - 20, GUTTER + 2, CANVAS.width + 40 - x, seed + 9, 16, 1.3) +
  repeat(7, (index) => {
    const start = 60 + index * 230;
    return start < x ? '' : litter(start, GUTTER + 26, 90, seed + 20 + index, 34, 1.1);
  }) +
  [360, 860, 1240].map((at, index) => (at < x ? '' : seedling(at, index * 24 - 20))).join('');

const rainwater = (): Svg =>
  ellipse(330, 1022, 150, 22, '#bfe0e2', { opacity: 0.9 }) +
  path('M214 996C262 988 290 1000 312 1018L220 1018Z', '#d8efef') +
  repeat(7, (index) => ellipse(240 + index * 22, 992 - (index % 3) * 9, 5, 5, PALETTE.white));

/** A gutter full of leaves and pine straw, with streaks on it and on the wall below. */
export function gutterScene(roof: string, wash: Wash, seed: number): Svg {
  const wall = brick('#b9704f', 74);
  const onGutter =
    algae({ x: 0, y: GUTTER - 40, width: 1600, height: 84 }, seed) +
    streaks({ x: 0, y: GUTTER - 4, width: 1600, height: 70 }, 50, seed, '#33301f', 0.7);
  const onWall =
    streaks({ x: 0, y: LIP, width: 1600, height: 470 }, 20, seed + 3, '#2f3426', 0.46) +
    algae({ x: 0, y: LIP, width: 1600, height: 556 }, seed + 5);
  return (
    wall.defs +
    rect(0, 400, 1600, 620, wall.fill) +
    unwashed(rect(0, LIP, 1600, 556, '#000'), wash, onWall) +
    eaveAcross(-40, GUTTER + 40, roof) +
    unwashed(rect(0, GUTTER, 1600, 44, '#000'), wash, onGutter) +
    (wash === 'clean' ? '' : heap(wash === 'dirty' ? 0 : wash.top + 30, seed)) +
    shutters(1080, 600, 200, 280, PALETTE.ink) +
    sash(1080, 600, 200, 280, 2, 2) +
    lawn(1000) +
    downspout(150, GUTTER + 40, 950) +
    path('M150 940L194 940L236 985L236 1010L182 1010Z', PALETTE.white) +
    (wash === 'dirty'
      ? clip(
          rect(144, 480, 56, 470, '#000') +
            polygon(
              [
                [150, 940],
                [194, 940],
                [236, 985],
                [236, 1010],
                [182, 1010],
              ],
              '#000',
            ),
          algae({ x: 100, y: 480, width: 160, height: 530 }, seed + 7),
        )
      : '') +
    atWork(wash, rainwater) +
    place(960, 1030, 1.3, azalea(seed)) +
    place(1470, 1030, 1.4, azalea(seed + 2, '#e2859b')) +
    atWork(wash, () => ladder([560, 1080], [640, 330], 150) + place(420, 1080, 0.9, bucket(PALETTE.water)))
  );
}
