import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, path, place, type Point, polygon, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { roofPaint } from '#scripts/pictures/houses/materials.ts';
import { railing, steps } from '#scripts/pictures/houses/porch.ts';
import { algae, streaks } from '#scripts/pictures/motifs/dirt.ts';
import { farWoods, lawn, sky, treeline } from '#scripts/pictures/motifs/landscape.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { magnolia, oak } from '#scripts/pictures/motifs/trees.ts';
import { sweep, type Wash } from '#scripts/pictures/motifs/wash.ts';

const ROOF: readonly Point[] = [
  [410, 520],
  [640, 350],
  [960, 350],
  [1190, 520],
];
const CAP: readonly Point[] = [
  [660, 290],
  [800, 190],
  [940, 290],
];
const POSTS = [450, 610, 958, 1118] as const;
const BRACKETS: readonly string[] = POSTS.map((x, index) =>
  index % 2 === 0
    ? `M${x + 32} 540C${x + 80} 545 ${x + 100} 560 ${x + 104} 600L${x + 32} 640Z`
    : `M${x} 540C${x - 48} 545 ${x - 68} 560 ${x - 72} 600L${x} 640Z`,
);
const RAILS = railing(466, 770, 150, 120, 26) + railing(970, 770, 160, 120, 26);

/** A white gazebo in a garden, with algae on its posts, rails and roof. */
export function gazeboScene(wash: Wash, seed: number): Svg {
  const cover = roofPaint('shingles', '#69777a');
  // Only solid parts get dirty: the garden is visible between the posts.
  const solid =
    polygon(ROOF, '#000') +
    rect(420, 516, 760, 34, '#000') +
    rect(410, 882, 780, 72, '#000') +
    polygon(CAP, '#000') +
    rect(700, 286, 200, 66, '#000') +
    BRACKETS.map((d) => path(d, '#000')).join('') +
    RAILS +
    POSTS.map((x) => rect(x, 510, 32, 420, '#000')).join('');
  const dirt =
    algae({ x: 400, y: 440, width: 800, height: 514 }, seed) +
    algae({ x: 400, y: 190, width: 800, height: 764 }, seed + 2) +
    streaks({ x: 410, y: 340, width: 780, height: 190 }, 20, seed, '#1d2426', 0.6) +
    streaks({ x: 640, y: 190, width: 320, height: 110 }, 9, seed + 4, '#1d2426', 0.6);
  return (
    sky(560, 0.4, seed) +
    farWoods(560, seed) +
    treeline(610, 140, '#9dbfa4', seed) +
    lawn(600) +
    withShadow(5, place(220, 800, 1, oak(seed))) +
    withShadow(5, place(1400, 840, 1.15, magnolia(seed))) +
    ellipse(840, 960, 470, 40, PALETTE.river, { opacity: 0.2 }) +
    rect(600, 540, 370, 350, '#c9ded8', { opacity: 0.35 }) +
    [700, 860].map((x) => rect(x, 530, 18, 350, shaded(PALETTE.white, 0.14))).join('') +
    railing(620, 760, 340, 100, 26, shaded(PALETTE.white, 0.12)) +
    polygon(
      [
        [480, 882],
        [1120, 882],
        [1190, 930],
        [410, 930],
      ],
      lit(PALETTE.wood, 0.2),
    ) +
    rect(410, 928, 780, 26, PALETTE.white) +
    rect(410, 946, 780, 8, shaded(PALETTE.white, 0.22)) +
    RAILS +
    POSTS.map(
      (x) => rect(x, 510, 32, 420, PALETTE.white) + rect(x + 21, 510, 11, 420, shaded(PALETTE.white, 0.16)),
    ).join('') +
    BRACKETS.map((d) => path(d, PALETTE.white)).join('') +
    rect(420, 516, 760, 34, PALETTE.white) +
    rect(420, 542, 760, 10, PALETTE.river, { opacity: 0.18 }) +
    cover.defs +
    withShadow(
      4,
      polygon(ROOF, cover.fill),
      polygon(
        [
          [960, 350],
          [1190, 520],
          [930, 520],
          [860, 350],
        ],
        PALETTE.river,
        { opacity: 0.2 },
      ),
      polygon(
        [
          [410, 520],
          [640, 350],
          [740, 350],
          [670, 520],
        ],
        '#fff6dc',
        { opacity: 0.14 },
      ),
    ) +
    rect(700, 286, 200, 66, PALETTE.white) +
    rect(840, 286, 60, 66, shaded(PALETTE.white, 0.16)) +
    withShadow(
      3,
      polygon(CAP, '#69777a'),
      polygon(
        [
          [800, 190],
          [940, 290],
          [850, 290],
        ],
        '#56646a',
      ),
    ) +
    rect(797, 156, 6, 40, PALETTE.brick) +
    sweep(solid, wash, dirt) +
    steps(786, 930, 190, 20, 3) +
    place(350, 1000, 1.2, azalea(seed)) +
    place(520, 1020, 1, azalea(seed + 1, '#e2859b')) +
    place(1120, 1016, 1.1, azalea(seed + 2)) +
    place(1280, 1004, 1.2, azalea(seed + 3, '#e2859b'))
  );
}
