import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { line, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { bungalow } from '#scripts/pictures/houses/bungalow.ts';
import { HOUSES } from '#scripts/pictures/houses/house-kinds.ts';
import { crewAt } from '#scripts/pictures/motifs/crew.ts';
import { grime } from '#scripts/pictures/motifs/dirt.ts';
import { farWoods, lawn, sky, treeline } from '#scripts/pictures/motifs/landscape.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { surfaceCleaner } from '#scripts/pictures/motifs/tools.ts';
import { oak } from '#scripts/pictures/motifs/trees.ts';
import { atWork, sweep, type Wash } from '#scripts/pictures/motifs/wash.ts';
import { cityView } from './place-views.ts';

const [TOP, BOTTOM, CURB] = [772, 968, 1010] as const;

/** A white picket fence across the canvas, its foot at y, with a gap for the walk to the door. */
const pickets = (y: number): Svg =>
  repeat(62, (index) => {
    const x = index * 27 - 8;
    const isGate = x > 330 && x < 470;
    return isGate
      ? ''
      : polygon(
          [
            [x, y],
            [x, y - 62],
            [x + 8, y - 74],
            [x + 16, y - 62],
            [x + 16, y],
          ],
          index % 2 === 0 ? PALETTE.white : shaded(PALETTE.white, 0.06),
        );
  }) +
  [y - 52, y - 22].map((at) => rect(-10, at, 340, 7, PALETTE.white) + rect(478, at, 1140, 7, PALETTE.white)).join('');

/** A town sidewalk from the street: front yards behind it, a strip of grass and the curb before it. */
export function sidewalkScene(wash: Wash, seed: number): Svg {
  const walk = polygon(
    [
      [-10, TOP],
      [1610, TOP],
      [1610, BOTTOM],
      [-10, BOTTOM],
    ],
    '#000',
  );
  // The joints meet far above the middle of the picture.
  const joint = (index: number): Svg => {
    const x = index * 190 - 240;
    return line([800 + (x - 800) * 0.9, TOP], [800 + (x - 800) * 1.1, BOTTOM], shaded(PALETTE.concrete, 0.28), 5);
  };
  return (
    sky(520, 0.4, seed) +
    farWoods(560, seed) +
    treeline(610, 110, '#93b99c', seed) +
    lawn(596) +
    withShadow(4, place(1380, 690, 0.66, oak(seed + 2, '#6c9a60'))) +
    withShadow(4, place(150, 690, 0.86, bungalow(cityView('west-columbia').finish))) +
    withShadow(4, place(840, 680, 0.78, HOUSES.cottage.draw(cityView('newberry').finish))) +
    polygon(
      [
        [300, 690],
        [366, 690],
        [470, TOP],
        [336, TOP],
      ],
      PALETTE.concrete,
    ) +
    [120, 560, 800, 1290]
      .map((x, index) => place(x, 712, 0.7, azalea(seed + index, index % 2 === 0 ? '#c2476a' : '#e2859b')))
      .join('') +
    pickets(764) +
    rect(0, TOP, 1600, BOTTOM - TOP, lit(PALETTE.concrete, 0.16)) +
    repeat(12, joint) +
    rect(0, TOP, 1600, 5, shaded(PALETTE.concrete, 0.2)) +
    sweep(walk, wash, grime({ x: 0, y: TOP, width: 1600, height: BOTTOM - TOP }, seed, '#545a4c', 0.5)) +
    rect(0, BOTTOM, 1600, CURB - BOTTOM, shaded(PALETTE.lawn, 0.08)) +
    repeat(40, (index) =>
      polygon(
        [
          [index * 41, BOTTOM + 8],
          [index * 41 + 8, BOTTOM - 8],
          [index * 41 + 14, BOTTOM + 8],
        ],
        PALETTE.lawn,
      ),
    ) +
    rect(0, CURB, 1600, 34, lit(PALETTE.concrete, 0.25)) +
    rect(0, CURB + 24, 1600, 14, shaded(PALETTE.concrete, 0.3)) +
    rect(0, CURB + 38, 1600, 200, '#838c8c') +
    withShadow(5, place(1420, BOTTOM + 24, 0.86, oak(seed + 4))) +
    atWork(wash, (edge) => {
      const [x, y] = [edge.bottom + 6, 890];
      return (
        place(x, y, 0.92, surfaceCleaner()) +
        crewAt(
          x - 186,
          y + 44,
          0.94,
          [
            [x - 112, y - 164],
            [x - 56, y - 176],
          ],
          'step',
        )
      );
    })
  );
}
