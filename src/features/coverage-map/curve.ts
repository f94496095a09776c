import { project, type Sheet, type Spot } from './sheet.ts';
import type { Course } from './rivers.ts';

/** Drawing units in a mile: in whole units courses are as fine as they are known. */
const UNITS_PER_MILE = 10;

/** Miles as whole drawing units. */
export const units = (miles: number): number => Math.round(miles * UNITS_PER_MILE);

/** Degrees to drawing units of a sheet. */
const inUnits = (course: Course, sheet: Sheet): Spot[] =>
  course.map(([latitude, longitude]) => {
    const { x, y } = project({ latitude, longitude }, sheet);
    return { x: units(x), y: units(y) };
  });

const middle = (a: Spot, b: Spot): Spot => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) });

/** A point as seen from another: short numbers, as short as paths can be. A minus sign needs no space before it. */
const step = (from: Spot, to: Spot): string => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return `${x}${y < 0 ? '' : ' '}${y}`;
};

const bend = (from: Spot, over: Spot, to: Spot): string => {
  const second = step(from, to);
  return `q${step(from, over)}${second.startsWith('-') ? '' : ' '}${second}`;
};

/** A course as a soft line: the data of an SVG path, bent at each point and through the middle between two. */
export function softLine(course: Course, sheet: Sheet): string {
  const [first, ...rest] = inUnits(course, sheet);
  if (first === undefined) return '';
  let pen = first;
  const bends = rest.map((spot, index) => {
    const from = pen;
    const next = rest[index + 1];
    pen = next === undefined ? spot : middle(spot, next);
    return next === undefined ? `l${step(from, pen)}` : bend(from, spot, pen);
  });
  return `M${first.x} ${first.y}${bends.join('')}`;
}

/** A shore as a closed soft shape: the data of an SVG path. */
export function softShape(course: Course, sheet: Sheet): string {
  const points = inUnits(course, sheet);
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const start = middle(last, first);
  let pen = start;
  const bends = points.map((spot, index) => {
    const from = pen;
    pen = middle(spot, points[index + 1] ?? first);
    return bend(from, spot, pen);
  });
  return `M${start.x} ${start.y}${bends.join('')}z`;
}
