import { horizontalGradient } from '#scripts/pictures/drawing/paint.ts';
import { lit, mix, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, path, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { brick } from '#scripts/pictures/drawing/texture.ts';
import { algae, grime, streaks } from '#scripts/pictures/motifs/dirt.ts';
import { sky } from '#scripts/pictures/motifs/landscape.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { palmetto } from '#scripts/pictures/motifs/trees.ts';
import { unwashed, sweep, type Wash } from '#scripts/pictures/motifs/wash.ts';

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

const shopWindow = (x: number, width: number): Svg => {
  const glass = horizontalGradient('#cfe7e8', '#7fb0b8', '#4d8590');
  return (
    rect(x - 16, 494, width + 32, 452, PALETTE.ink) +
    glass.defs +
    rect(x, 510, width, 360, glass.fill) +
    repeat(4, (index) =>
      ellipse(
        x + width * (0.2 + index * 0.2),
        840,
        30,
        randomBetween(24, 60, 6, index),
        mix(PALETTE.ink, '#7fb0b8', 0.4),
        {
          opacity: 0.5,
        },
      ),
    ) +
    polygon(
      [
        [x, 510],
        [x + width * 0.5, 510],
        [x + width * 0.2, 870],
        [x, 870],
      ],
      PALETTE.white,
      { opacity: 0.24 },
    ) +
    rect(x + width / 2 - 6, 510, 12, 360, PALETTE.ink) +
    rect(x, 876, width, 60, lit(PALETTE.ink, 0.12))
  );
};

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
  const wall = brick(tone, 92);
  const upper = rect(120, 250, 1360, 710, '#000');
  const walk = rect(0, 954, 1600, 130, '#000');
  const attic = (x: number): Svg =>
    rect(x - 10, 296, 100, 16, PALETTE.concrete) +
    rect(x, 310, 80, 50, '#6f9ea7') +
    rect(x + 37, 310, 6, 50, PALETTE.white);
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
    [200, 420, 640, 860, 1080, 1300].map(attic).join('') +
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
    place(60, 1010, 1, palmetto()) +
    place(1550, 1010, 0.94, palmetto())
  );
}
