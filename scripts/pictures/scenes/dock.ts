import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, path, place, polygon, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { streaks } from '#scripts/pictures/motifs/dirt.ts';
import { farWoods, sky, treeline, water } from '#scripts/pictures/motifs/landscape.ts';
import { type Planking, planking, plankingOutline, weatheredPlanking } from '#scripts/pictures/motifs/planking.ts';
import { pine } from '#scripts/pictures/motifs/trees.ts';
import { unwashed, sweep, type Wash } from '#scripts/pictures/motifs/wash.ts';

const PIER: Planking = { top: 600, bottom: 1200, far: [700, 900], near: [260, 1340], boards: 17 };

const post = (x: number, y: number, size: number): Svg =>
  ellipse(x, y + 64 * size, 26 * size, 7 * size, PALETTE.river, { opacity: 0.3 }) +
  rect(x - 15 * size, y - 70 * size, 30 * size, 134 * size, shaded(PALETTE.wood, 0.35)) +
  rect(x + 3 * size, y - 70 * size, 12 * size, 134 * size, shaded(PALETTE.wood, 0.55)) +
  ellipse(x, y - 70 * size, 15 * size, 6 * size, PALETTE.white);

const ROOF_SHAPE = polygon(
  [
    [510, 436],
    [800, 306],
    [1090, 436],
  ],
  '#000',
);

const shelter = (roof: string): Svg =>
  [560, 1026]
    .map((x) => rect(x, 420, 16, 190, PALETTE.white) + rect(x + 10, 420, 6, 190, shaded(PALETTE.white, 0.2)))
    .join('') +
  rect(548, 590, 508, 18, lit(PALETTE.wood, 0.15)) +
  rect(548, 604, 508, 6, shaded(PALETTE.wood, 0.4)) +
  withShadow(
    4,
    polygon(
      [
        [510, 426],
        [800, 306],
        [1090, 426],
      ],
      roof,
    ),
    polygon(
      [
        [800, 306],
        [1090, 426],
        [880, 426],
      ],
      shaded(roof, 0.22),
    ),
  ) +
  rect(510, 422, 580, 14, PALETTE.white);

const boat = (x: number, y: number): Svg =>
  ellipse(x + 130, y + 62, 170, 12, PALETTE.river, { opacity: 0.24 }) +
  path(
    `M${x} ${y}L${x + 280} ${y}C${x + 262} ${y + 46} ${x + 236} ${y + 60} ${x + 210} ${y + 62}L${x + 60} ${y + 62}C${x + 26} ${y + 50} ${x + 8} ${y + 24} ${x} ${y}Z`,
    PALETTE.white,
  ) +
  path(`M${x + 4} ${y + 14}L${x + 276} ${y + 14}L${x + 270} ${y + 28}L${x + 10} ${y + 28}Z`, PALETTE.brick) +
  polygon(
    [
      [x + 120, y],
      [x + 150, y - 46],
      [x + 216, y - 46],
      [x + 226, y],
    ],
    '#bcd9dc',
  );

/** A dock on the lake with a roofed end; `moored` adds a boat. */
export function dockScene(roof: string, warmth: number, moored: boolean, wash: Wash, seed: number): Svg {
  const along = (share: number, side: -1 | 1): readonly [number, number] => [
    800 + side * (118 + share * 450),
    622 + share * 520,
  ];
  const posts = [0.02, 0.2, 0.48, 0.86].flatMap((share) =>
    [-1, 1].map((side) => ({ at: along(share, side === 1 ? 1 : -1), size: 0.6 + share })),
  );
  return (
    sky(500, warmth, seed) +
    farWoods(490, seed) +
    treeline(506, 62, '#93b99c', seed) +
    place(110, 520, 0.42, pine(seed)) +
    place(210, 516, 0.36, pine(seed + 1)) +
    place(1490, 520, 0.44, pine(seed + 2)) +
    water(500, 700, seed) +
    (moored ? boat(1180, 640) : '') +
    polygon(
      [
        [690, 626],
        [910, 626],
        [1420, 1230],
        [190, 1230],
      ],
      PALETTE.river,
      { opacity: 0.26 },
    ) +
    shelter(roof) +
    unwashed(ROOF_SHAPE, wash, streaks({ x: 510, y: 306, width: 580, height: 130 }, 20, seed, '#232b2a', 0.5)) +
    posts.map(({ at, size }) => post(at[0], at[1], size)).join('') +
    planking(PIER, PALETTE.wood) +
    sweep(polygon(plankingOutline(PIER), '#000'), wash, weatheredPlanking(PIER, seed))
  );
}
