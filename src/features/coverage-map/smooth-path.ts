import type { Line } from '#model/region.ts';
import { project, type Sheet, type Spot } from './projection.ts';

/** Steps per unit of a sheet: whole steps are as precise as the data, and keep path data short. */
const STEPS_PER_UNIT = 10;

/** A length in units of a sheet as whole steps, which path data is in. */
export const steps = (length: number): number => Math.round(length * STEPS_PER_UNIT);

const inSteps = (line: Line, sheet: Sheet): Spot[] =>
  line.map(([longitude, latitude]) => {
    const { x, y } = project({ latitude, longitude }, sheet);
    return { x: steps(x), y: steps(y) };
  });

const middle = (a: Spot, b: Spot): Spot => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) });

/** A relative step in path data. A minus sign needs no space before it. */
const step = (from: Spot, to: Spot): string => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return `${x}${y < 0 ? '' : ' '}${y}`;
};

const bend = (from: Spot, control: Spot, to: Spot): string => {
  const second = step(from, to);
  return `q${step(from, control)}${second.startsWith('-') ? '' : ' '}${second}`;
};

/**
 * Path data of a line, smoothed: its points are control points, the curve passes through the middles between
 * them.
 */
export function smoothLine(line: Line, sheet: Sheet): string {
  const [first, ...rest] = inSteps(line, sheet);
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

/** Path data of a closed line, smoothed. */
export function smoothOutline(line: Line, sheet: Sheet): string {
  const points = inSteps(line, sheet);
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
