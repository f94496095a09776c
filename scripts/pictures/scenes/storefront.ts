import { horizontalGradient, withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, mix, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { path, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick } from '#scripts/pictures/drawing/texture.ts';
import { washer } from '#scripts/pictures/motifs/crew.ts';
import { algae, grime, streaks } from '#scripts/pictures/motifs/dirt.ts';
import { sky } from '#scripts/pictures/motifs/landscape.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { oak } from '#scripts/pictures/motifs/trees.ts';
import { spray } from '#scripts/pictures/motifs/tools.ts';
import { atWork, unwashed, sweep, type Wash } from '#scripts/pictures/motifs/wash.ts';

const awning = (x: number, y: number, width: number, tone: string): Svg => {
  const stripe = width / 10;
  return (
    polygon(
      [
        [x + 20, y + 120],
        [x + width + 16, y + 120],
        [x + width + 6, y + 158],
        [x + 10, y + 158],
      ],
      PALETTE.river,
      { opacity: 0.26 },
    ) +
    repeat(10, (index) => {
      const fill = index % 2 === 0 ? tone : PALETTE.white;
      const left = x + index * stripe;
      const spread = (at: number): number => x + width / 2 + (at - x - width / 2) * 0.94;
      return (
        polygon(
          [
            [spread(left), y],
            [spread(left + stripe), y],
            [left + stripe, y + 100],
            [left, y + 100],
          ],
          fill,
        ) +
        path(
          `M${left} ${y + 98}L${left + stripe} ${y + 98}C${left + stripe} ${y + 142} ${left} ${y + 142} ${left} ${y + 98}Z`,
          shaded(fill, 0.12),
        )
      );
    })
  );
};

/** A display window with a transom above, what it shows and its wooden base: 420 wide. */
const shopWindow = (x: number, width: number): Svg => {
  const glass = horizontalGradient('#d3eaea', '#8dbbc2', '#5c919c');
  const pane = width / 3;
  return (
    rect(x - 16, 500, width + 32, 454, PALETTE.ink) +
    glass.defs +
    repeat(3, (index) => rect(x + index * pane + 5, 516, pane - 10, 56, glass.fill)) +
    rect(x, 590, width, 270, glass.fill) +
    rect(x, 800, width, 60, mix(PALETTE.ink, '#7fb0b8', 0.3), { opacity: 0.5 }) +
    place(x + width * 0.2, 852, 0.7, azalea(7, '#e2859b')) +
    rect(x + width * 0.4, 742, 96, 110, lit(PALETTE.wood, 0.2)) +
    rect(x + width * 0.4 + 10, 752, 76, 90, mix(PALETTE.wood, PALETTE.white, 0.7)) +
    rect(x + width * 0.72, 796, 84, 58, PALETTE.brick) +
    rect(x + width * 0.75, 758, 58, 40, PALETTE.sun) +
    polygon(
      [
        [x, 590],
        [x + width * 0.34, 590],
        [x + width * 0.1, 860],
        [x, 860],
      ],
      PALETTE.white,
      { opacity: 0.3 },
    ) +
    [1, 2].map((index) => rect(x + index * pane - 4, 590, 8, 270, PALETTE.ink)).join('') +
    rect(x - 4, 866, width + 8, 80, lit(PALETTE.ink, 0.14)) +
    repeat(3, (index) => rect(x + index * pane + 12, 880, pane - 24, 52, lit(PALETTE.ink, 0.26))) +
    rect(x - 16, 860, width + 32, 9, lit(PALETTE.ink, 0.4))
  );
};

/** A lamp on a bent arm over the sign board. */
const lamp = (x: number): Svg =>
  path(`M${x} 262C${x} 228 ${x + 34} 228 ${x + 34} 262`, 'none', { stroke: PALETTE.ink, 'stroke-width': 6 }) +
  polygon(
    [
      [x + 22, 258],
      [x + 46, 258],
      [x + 58, 282],
      [x + 10, 282],
    ],
    PALETTE.ink,
  );

const shopDoor = (x: number): Svg =>
  rect(x - 14, 494, 188, 460, PALETTE.white) +
  rect(x, 508, 160, 446, PALETTE.brick) +
  rect(x + 24, 536, 112, 300, '#8fbfc6') +
  polygon(
    [
      [x + 24, 536],
      [x + 96, 536],
      [x + 50, 836],
      [x + 24, 836],
    ],
    PALETTE.white,
    { opacity: 0.3 },
  ) +
  rect(x + 134, 700, 10, 70, PALETTE.sun);

/** The outline of the awnings. */
const AWNINGS = rect(160, 380, 480, 134, '#000') + rect(700, 380, 200, 134, '#000') + rect(960, 380, 480, 134, '#000');

/** A brick storefront with striped awnings and a sidewalk. */
export function storefrontScene(tone: string, stripe: string, wash: Wash, seed: number): Svg {
  const wall = brick(tone, 46);
  const upper = rect(120, 250, 1360, 710, '#000');
  const walk = rect(0, 954, 1600, 130, '#000');
  return (
    sky(700, 0.3, seed) +
    rect(0, 420, 1600, 560, '#c7b9a4') +
    repeat(6, (index) => rect(index < 3 ? 12 + index * 36 : 1496 + (index - 3) * 36, 500, 20, 60, '#9dbcc0')) +
    wall.defs +
    rect(120, 230, 1360, 730, wall.fill) +
    rect(96, 196, 1408, 40, lit(PALETTE.concrete, 0.3)) +
    rect(96, 232, 1408, 14, shaded(PALETTE.concrete, 0.16)) +
    repeat(14, (index) => rect(136 + index * 98, 246, 46, 20, lit(PALETTE.concrete, 0.2))) +
    rect(0, 954, 1600, 246, PALETTE.concrete) +
    repeat(9, (index) =>
      polygon(
        [
          [index * 200 + 40, 954],
          [index * 200 + 44, 954],
          [index * 240 - 110, 1084],
          [index * 240 - 118, 1084],
        ],
        shaded(PALETTE.concrete, 0.22),
      ),
    ) +
    sweep(
      upper,
      wash,
      rect(120, 230, 1360, 730, '#4f5a45', { opacity: 0.3 }) +
        streaks({ x: 120, y: 246, width: 1360, height: 420 }, 30, seed, '#20281f', 0.56),
    ) +
    rect(250, 282, 1100, 78, lit(tone, 0.5)) +
    rect(250, 282, 1100, 78, 'none', { stroke: lit(tone, 0.75), 'stroke-width': 8 }) +
    [330, 620, 910, 1200].map(lamp).join('') +
    shopWindow(190, 420) +
    shopDoor(720) +
    shopWindow(990, 420) +
    awning(160, 380, 480, stripe) +
    awning(700, 380, 200, stripe) +
    awning(960, 380, 480, stripe) +
    unwashed(
      AWNINGS,
      wash,
      algae({ x: 150, y: 330, width: 1300, height: 200 }, seed + 6) +
        streaks({ x: 150, y: 380, width: 1300, height: 150 }, 44, seed + 8, '#2f3a2c', 0.5),
    ) +
    sweep(walk, wash, grime({ x: 0, y: 954, width: 1600, height: 130 }, seed + 3, '#545a4c', 0.5)) +
    rect(0, 1084, 1600, 18, lit(PALETTE.concrete, 0.35)) +
    rect(0, 1100, 1600, 100, '#7d8688') +
    rect(0, 1100, 1600, 10, shaded('#7d8688', 0.3)) +
    [660, 930]
      .map((x, index) => rect(x - 44, 950, 88, 66, PALETTE.ink) + place(x, 962, 0.66, azalea(seed + index)))
      .join('') +
    withShadow(4, place(60, 1020, 0.86, oak(seed + 2))) +
    withShadow(4, place(1560, 1020, 0.82, oak(seed + 3, '#6c9a60'))) +
    atWork(wash, (edge) => {
      const nozzle = [edge.bottom - 150, 800] as const;
      return (
        spray(nozzle, [edge.top - 40, 470], [edge.bottom - 20, 700]) +
        washer(edge.bottom - 330, 1066, 0.98, [edge.bottom - 284, 880], nozzle)
      );
    })
  );
}
