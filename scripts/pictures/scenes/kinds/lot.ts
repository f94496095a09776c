import { withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type Background, background, LAWN_TOP } from '#scripts/pictures/motifs/backgrounds.ts';
import { driveway } from '#scripts/pictures/motifs/driveway.ts';
import { lawn, sky } from '#scripts/pictures/motifs/landscape.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';

/** The y of a house's base on its lot. */
export const FOOT = 872;

/** The sky, what is behind the lot, and its lawn; `warmth` from 0 (blue morning) to 1 (sunrise). */
export const ground = (behind: Background, warmth: number, seed: number, grass?: string): Svg =>
  sky(640, warmth, seed) + background(behind, seed) + lawn(LAWN_TOP, grass);

/** A building with the shadow at its foot: its left corner at `x`, `width` wide before scaling. */
export const building = (drawn: Svg, x: number, width: number, scale = 1.2, y = FOOT): Svg =>
  ellipse(x + width * scale * 0.5 + 24, y + 5, width * scale * 0.55, 20, PALETTE.river, { opacity: 0.2 }) +
  withShadow(5, place(x, y, scale, drawn));

/** What a walk or driveway is made of. */
export type Paving = 'concrete' | 'clay' | 'gravel' | 'sand';

const PAVINGS: Readonly<Record<Paving, string>> = {
  concrete: PALETTE.concrete,
  clay: '#d8b394',
  gravel: '#c4bdae',
  sand: '#e6d9ba',
};

/** A walk or driveway from the house's foot toward the viewer, leaning left; gravel and sand have no joints. */
export const paved = (left: number, right: number, paving: Paving, lean = 110): Svg => {
  const drive = {
    top: FOOT - 2,
    bottom: 1200,
    far: [left, right],
    near: [left - lean - 40, right - lean + 70],
  } as const;
  const tone = PAVINGS[paving];
  if (paving === 'concrete' || paving === 'clay') return driveway(drive, 7, tone);
  return polygon(
    [
      [left, FOOT - 2],
      [right, FOOT - 2],
      [drive.near[1], 1200],
      [drive.near[0], 1200],
    ],
    tone,
  );
};

/** Flowering shrubs at these x, at the foot of a house. */
export const shrubs = (seed: number, size: number, ...at: readonly number[]): Svg =>
  at
    .map((x, index) => place(x, FOOT + 18, size, azalea(seed + index, index % 2 === 0 ? '#c2476a' : '#e2859b')))
    .join('');

/** A tree with its shadow: its foot at x, y. */
export const tree = (x: number, y: number, size: number, drawn: Svg): Svg => withShadow(5, place(x, y, size, drawn));

/** A street along the bottom with its curb and sidewalk. */
export const street = (): Svg =>
  rect(0, 950, 1600, 250, '#87908f') +
  rect(0, 948, 1600, 44, lit(PALETTE.concrete, 0.25)) +
  repeat(14, (index) => rect(index * 122 + 30, 948, 3, 44, shaded(PALETTE.concrete, 0.16))) +
  rect(0, 992, 1600, 12, shaded(PALETTE.concrete, 0.24)) +
  rect(0, 1004, 1600, 200, '#87908f');
