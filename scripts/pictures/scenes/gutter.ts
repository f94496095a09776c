import { CANVAS } from '#scripts/pictures/drawing/canvas.ts';
import { clip } from '#scripts/pictures/drawing/paint.ts';
import { PALETTE, shaded, sunlit } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, group, line, path, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick } from '#scripts/pictures/drawing/texture.ts';
import { sash, shutters } from '#scripts/pictures/houses/openings.ts';
import { downspout, eaveAcross } from '#scripts/pictures/houses/roof.ts';
import { crewAt } from '#scripts/pictures/motifs/crew.ts';
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

/** Leaves and pine straw from the left edge to x: in the gutter, over its lip and on the roof. */
const heap = (x: number, seed: number): Svg =>
  litter(0, GUTTER - 60, x, seed + 11, 26, 1) +
  repeat(6, (index) => {
    const start = 40 + index * 270;
    return start + 110 > x ? '' : litter(start, GUTTER - 110, 110, seed + 40 + index, 60, 1.3);
  }) +
  litter(-20, GUTTER - 34, x + 40, seed, 30, 1.1) +
  litter(-20, GUTTER - 22, x + 40, seed + 6, 38, 1.4) +
  litter(-20, GUTTER + 2, x + 40, seed + 9, 16, 1.3) +
  repeat(7, (index) => {
    const start = 60 + index * 230;
    return start + 90 > x ? '' : litter(start, GUTTER + 26, 90, seed + 20 + index, 34, 1.1);
  }) +
  [260, 560, 1240].map((at, index) => (at > x ? '' : seedling(at, index * 24 - 20))).join('');

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
    (wash === 'clean' ? '' : heap(wash === 'dirty' ? CANVAS.width : wash.top - 30, seed)) +
    shutters(480, 600, 200, 280, PALETTE.ink) +
    sash(480, 600, 200, 280, 2, 2) +
    lawn(1000) +
    downspout(150, GUTTER + 40, 950) +
    path('M150 940L194 940L236 985L236 1010L182 1010Z', PALETTE.white) +
    (wash !== 'clean'
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
    (typeof wash === 'string' ? '' : rainwater()) +
    place(700, 1030, 1.3, azalea(seed)) +
    place(1470, 1030, 1.4, azalea(seed + 2, '#e2859b')) +
    atWork(
      wash,
      () =>
        ladder([520, 1110], [600, 330], 130) +
        crewAt(
          580,
          880,
          1.06,
          [
            [712, 476],
            [756, 436],
          ],
          'climb',
        ) +
        crewAt(
          392,
          1120,
          1.06,
          [
            [526, 860],
            [540, 800],
          ],
          'step',
          1,
        ) +
        place(240, 1110, 0.8, bucket(PALETTE.water)),
    )
  );
}
