import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, place, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type HouseKind, HOUSES } from '#scripts/pictures/houses/house-kinds.ts';
import type { HouseFinish } from '#scripts/pictures/houses/materials.ts';
import { type Background, background, LAWN_TOP } from '#scripts/pictures/motifs/backgrounds.ts';
import { driveway } from '#scripts/pictures/motifs/driveway.ts';
import { lawn, sky } from '#scripts/pictures/motifs/landscape.ts';
import { OWNER, person } from '#scripts/pictures/motifs/people.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { magnolia, oak, palmetto, pine } from '#scripts/pictures/motifs/trees.ts';
import { van } from '#scripts/pictures/motifs/vehicles.ts';

/** The kinds of tree. */
export type TreeKind = 'oak' | 'pine' | 'magnolia' | 'palmetto';

const TREES: Readonly<Record<TreeKind, (seed: number) => Svg>> = { oak: (seed) => oak(seed), pine, magnolia, palmetto };

/** A house in its surroundings: the house right of the center, a landmark behind its left side. */
export interface PlaceView {
  readonly background: Background;
  readonly house: HouseKind;
  readonly finish: HouseFinish;
  /** The tree behind the house's left end, and the one to its right. */
  readonly trees: readonly [behind: TreeKind, beside: TreeKind];
  /** From 0 (blue morning) to 1 (sunrise). */
  readonly warmth: number;
  readonly seed: number;
  /** The driveway's color; concrete by default. */
  readonly drive?: string;
  /** Whether the crew's van stands at the curb and the owner at the door. */
  readonly visited?: boolean;
}

/** The y of the house's base and the x of its center. */
const [FOOT, MIDDLE] = [884, 1064] as const;

/** The far edge of each house's driveway or walk, from the house's left corner. */
const DRIVE_AT: Readonly<Record<HouseKind, readonly [left: number, right: number]>> = {
  ranch: [252, 324],
  cottage: [228, 312],
  'two-story': [462, 668],
  lake: [270, 370],
};

/** Where an owner stands beside the door, from the house's left corner. */
const OWNER_AT: Readonly<Record<HouseKind, number>> = { ranch: 338, cottage: 330, 'two-story': 276, lake: 330 };

/** A house with its driveway, shrubs and trees. `treeBehind` adds the tree behind the house's left end. */
export function homestead(view: PlaceView, treeBehind = true): Svg {
  const { width, draw } = HOUSES[view.house];
  const left = MIDDLE - width / 2;
  const [start, end] = DRIVE_AT[view.house];
  const drive = {
    top: FOOT - 2,
    bottom: 1200,
    far: [left + start, left + end],
    near: [left + start - 190, left + end + 10],
  } as const;
  const shrub = (x: number, index: number): Svg =>
    place(x, FOOT + 16, 0.72, azalea(view.seed + index, index % 2 === 0 ? '#c2476a' : '#e2859b'));
  const [behind, beside] = view.trees;
  // An oak is wide and would hide the house.
  const besideBehind = beside === 'oak';
  return (
    (treeBehind ? withShadow(5, place(Math.max(left + 20, 780), FOOT - 40, 0.82, TREES[behind](view.seed + 1))) : '') +
    withShadow(5, place(left + width * 0.7, FOOT - 60, 0.9, pine(view.seed + 2))) +
    (besideBehind ? withShadow(6, place(Math.min(1500, left + width + 40), FOOT - 24, 0.78, oak(view.seed + 3))) : '') +
    ellipse(MIDDLE + 30, FOOT + 6, width * 0.56, 20, PALETTE.river, { opacity: 0.2 }) +
    driveway(drive, 7, view.drive) +
    withShadow(5, place(left, FOOT, 1, draw(view.finish))) +
    (view.visited === true
      ? place(
          left + OWNER_AT[view.house],
          FOOT - 14,
          0.29,
          person(OWNER, [
            [-34, -196],
            [64, -400],
          ]),
        )
      : '') +
    repeat(2, (index) => shrub(left + 40 + index * 108, index)) +
    repeat(2, (index) => shrub(left + width - 10 + index * 90, index + 2)) +
    (besideBehind ? '' : withShadow(6, place(left + width + 110, FOOT + 40, 0.8, TREES[beside](view.seed + 3))))
  );
}

/** How much larger than a card's the house of a picture is, and where its center is. */
const [CLOSER, CENTER] = [1.08, 985] as const;

/** Draws a view on the canvas, its house within the middle that a narrower crop leaves. */
export const placeScene = (view: PlaceView): Svg =>
  sky(640, view.warmth, view.seed) +
  background(view.background, view.seed) +
  lawn(LAWN_TOP) +
  place(CENTER - MIDDLE * CLOSER, FOOT - 4 - FOOT * CLOSER, CLOSER, homestead(view)) +
  (view.visited === true ? street() + place(150, 1042, 0.84, van()) : '');

/** A curb and the street along the bottom. */
function street(): Svg {
  return (
    rect(0, 984, 1600, 14, lit(PALETTE.concrete, 0.3)) +
    rect(0, 996, 1600, 12, shaded(PALETTE.concrete, 0.26)) +
    rect(0, 1006, 1600, 200, '#87908f')
  );
}
