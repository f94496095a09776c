import type { Spot } from './projection.ts';
import type { Box } from './spatial-index.ts';

/** The side of its point that a label is on. */
export type Side = 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw' | 'n' | 's' | 'nne' | 'nnw' | 'sse' | 'ssw';

/** The offset of a label's start from its point, in em. */
interface Offset {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly dx: number;
  readonly dy: number;
}

/** The sides in a cartographer's order of preference. */
export const SIDES: Readonly<Record<Side, Offset>> = {
  e: { anchor: 'start', dx: 0.7, dy: 0.33 },
  w: { anchor: 'end', dx: -0.7, dy: 0.33 },
  ne: { anchor: 'start', dx: 0.4, dy: -0.4 },
  nw: { anchor: 'end', dx: -0.4, dy: -0.4 },
  se: { anchor: 'start', dx: 0.4, dy: 1.1 },
  sw: { anchor: 'end', dx: -0.4, dy: 1.1 },
  n: { anchor: 'middle', dx: 0, dy: -0.7 },
  s: { anchor: 'middle', dx: 0, dy: 1.35 },
  nne: { anchor: 'start', dx: -1.2, dy: -0.7 },
  nnw: { anchor: 'end', dx: 1.2, dy: -0.7 },
  sse: { anchor: 'start', dx: -1.2, dy: 1.35 },
  ssw: { anchor: 'end', dx: 1.2, dy: 1.35 },
};

/** All sides, the best first. */
export const SIDE_NAMES = Object.keys(SIDES) as readonly Side[];

/**
 * The width in ems of narrow and wide letters and of capitals, in the site's fonts, to a tenth of a letter.
 */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[fijlrt.,'’ -]/, 0.34],
  [/[mwMW]/, 0.88],
  [/[A-Z]/, 0.69],
];
const OTHER_LETTER = 0.57;

/** Widths that were estimated: a name is tried on every side of its point, at every level. */
const widths = new Map<string, number>();

/** The width of a text in ems, estimated from its letters, because the build has no text layout. */
export function textWidth(text: string): number {
  let width = widths.get(text);
  if (width === undefined) {
    const widthOf = (letter: string): number => LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER_LETTER;
    width = [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
    widths.set(text, width);
  }
  return width;
}

const ASCENT = 0.78;
const DESCENT = 0.24;

/** The box of a label on a side of its point, in ems. */
export function textBox(text: string, side: Side): Box {
  const { anchor, dx, dy } = SIDES[side];
  const width = textWidth(text);
  const left = { start: dx, middle: dx - width / 2, end: dx - width }[anchor];
  return { left, top: dy - ASCENT, right: left + width, bottom: dy + DESCENT };
}

/** The side of every link's target in pixels (WCAG 2.2, 2.5.8 Target Size). */
export const MIN_TARGET_SIZE = 24;
/** The smallest font size of the map, in pixels. */
export const MIN_FONT_SIZE = 12;
/** The most that rounding can shrink a target by, in em. */
const ROUNDING = 0.04;
/** Half the width of a city's dot, in ems. */
const CITY_DOT = 0.5;

/** The box of a city's dot, in ems. */
export const CITY_DOT_BOX: Box = { left: -CITY_DOT, top: -CITY_DOT, right: CITY_DOT, bottom: CITY_DOT };

/**
 * Cuts a target right or left of its dot, where another place needs the room. The label's letters stay a
 * link.
 */
export type Cut = 'none' | 'right' | 'left';

/**
 * The target of a city: its dot, its label and a finger's margin, in ems that are `scale` times the smallest
 * type.
 */
export function targetBox(text: string, side: Side, scale: number, cut: Cut = 'none'): Box {
  const label = textBox(text, side);
  const least = MIN_TARGET_SIZE / (MIN_FONT_SIZE * scale) + ROUNDING;
  const [top, bottom] = [Math.min(label.top, -CITY_DOT), Math.max(label.bottom, CITY_DOT)];
  const missing = Math.max(0, least - (bottom - top)) / 2;
  const left = Math.min(label.left - 0.15, -CITY_DOT);
  const right = Math.max(label.right + 0.15, CITY_DOT);
  return {
    left: cut === 'left' ? Math.max(left, Math.min(-CITY_DOT, right - least)) : left,
    right: cut === 'right' ? Math.min(right, Math.max(CITY_DOT, left + least)) : right,
    top: top - missing,
    bottom: bottom + missing,
  };
}

/**
 * A box around a point, moved to the point's position on a sheet. `scale` is the pixels of the box's unit.
 */
export const boxAt = (box: Box, { x, y }: Spot, pixelsPerUnit: number, scale: number): Box => ({
  left: x * pixelsPerUnit + box.left * scale,
  top: y * pixelsPerUnit + box.top * scale,
  right: x * pixelsPerUnit + box.right * scale,
  bottom: y * pixelsPerUnit + box.bottom * scale,
});

/** The area that two boxes share. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
