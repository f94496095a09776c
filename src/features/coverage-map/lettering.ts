import type { Spot } from './sheet.ts';

/** On which side of its point a name stands. */
export type Side = 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw' | 'n' | 's' | 'nne' | 'nnw' | 'sse' | 'ssw';

/** Where a name begins, seen from its point, in ems of its own type. */
export interface Offset {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly dx: number;
  readonly dy: number;
}

/** The sides in the order a cartographer tries them. */
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

/** A rectangle; in ems round a point, or in pixels of a sheet. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const NARROW = /[fijlrt.,'’ -]/;
const WIDE = /[mwMW]/;
const CAPITAL = /[A-Z]/;

/** How long a name is in ems, about: the faces of the site differ by less than one letter in ten. */
export function textWidth(text: string): number {
  const widths = [...text].map((letter) => {
    if (NARROW.test(letter)) return 0.34;
    if (WIDE.test(letter)) return 0.88;
    return CAPITAL.test(letter) ? 0.69 : 0.57;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

const ASCENT = 0.78;
const DESCENT = 0.24;

/** The room a name takes on a side of its point, in ems. */
export function textBox(text: string, side: Side): Box {
  const { anchor, dx, dy } = SIDES[side];
  const width = textWidth(text);
  const left = { start: dx, middle: dx - width / 2, end: dx - width }[anchor];
  return { left, top: dy - ASCENT, right: left + width, bottom: dy + DESCENT };
}

const DOT = 0.5;
/** The width and height in pixels that every link on the map has for itself (WCAG 2.2, 2.5.8 Target Size). */
export const LEAST_TARGET = 24;
/** The same in ems of the smallest type, with a little more for rounding. */
const LEAST_TARGET_EMS = LEAST_TARGET / 12 + 0.1;

/** What there is to hit of a city: its point, its name and a finger's margin, in ems. */
export function targetBox(text: string, side: Side): Box {
  const name = textBox(text, side);
  const left = Math.min(name.left - 0.15, -DOT);
  const right = Math.max(name.right + 0.15, DOT);
  const top = Math.min(name.top, -DOT);
  const bottom = Math.max(name.bottom, DOT);
  const lack = Math.max(0, LEAST_TARGET_EMS - (bottom - top)) / 2;
  return { left, top: top - lack, right, bottom: bottom + lack };
}

/** What is seen of a city: its name and its point, in ems. */
export const inkBoxes = (text: string, side: Side): readonly Box[] => [
  textBox(text, side),
  { left: -DOT, top: -DOT, right: DOT, bottom: DOT },
];

/** A box of ems at its place on a sheet, in pixels. */
export function boxAt(box: Box, spot: Spot, pixelsPerMile: number, type: number): Box {
  const [x, y] = [spot.x * pixelsPerMile, spot.y * pixelsPerMile];
  return {
    left: x + box.left * type,
    top: y + box.top * type,
    right: x + box.right * type,
    bottom: y + box.bottom * type,
  };
}

const DOT_PIXELS = 4;

/** The room a neighborhood's dot takes on a sheet, in pixels. */
export const dotBox = ({ x, y }: Spot, pixelsPerMile: number): Box => ({
  left: x * pixelsPerMile - DOT_PIXELS,
  top: y * pixelsPerMile - DOT_PIXELS,
  right: x * pixelsPerMile + DOT_PIXELS,
  bottom: y * pixelsPerMile + DOT_PIXELS,
});

/** The area two boxes share, in square pixels. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
