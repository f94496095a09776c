import { random } from './random.ts';
import type { Point } from './svg.ts';

const at = (points: readonly Point[], index: number): Point =>
  points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];

const spell = (point: Point): string => point.map((value) => String(Math.round(value * 10) / 10)).join(' ');

/** Path commands of an open smooth line through points (Catmull-Rom spline). */
export function smoothLine(points: readonly Point[]): string {
  const segments = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(points, index - 1), at(points, index), at(points, index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${spell(first)} ${spell(second)} ${spell(end)}`;
  });
  return `M${spell(at(points, 0))}${segments.join('')}`;
}

/** Path commands of a smooth line, closed by straight lines through `corners`. */
export const closedSmoothLine = (points: readonly Point[], ...corners: readonly Point[]): string =>
  `${smoothLine(points)}${corners.map((corner) => `L${spell(corner)}`).join('')}Z`;

/** Path commands of a closed, smooth, uneven outline, as of a drop or a puddle: an ellipse with `bends` bends. */
export function puddle(cx: number, cy: number, rx: number, ry: number, bends: number, seed: number): string {
  const ring = Array.from({ length: bends }, (_, index): Point => {
    const angle = (index / bends) * Math.PI * 2;
    const reach = 0.84 + 0.32 * random(seed, index);
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  const around = (index: number): Point => ring[(index + bends) % bends] ?? [cx, cy];
  const segments = ring.map((start, index) => {
    const [before, end, after] = [around(index - 1), around(index + 1), around(index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${spell(first)} ${spell(second)} ${spell(end)}`;
  });
  return `M${spell(around(0))}${segments.join('')}Z`;
}

/** Path commands of a closed, bumpy outline, as of foliage or a stain: an ellipse with `bumps` bumps. */
export function blob(cx: number, cy: number, rx: number, ry: number, bumps: number, seed: number): string {
  const ring = Array.from({ length: bumps }, (_, index): Point => {
    const angle = (index / bumps) * Math.PI * 2;
    const reach = 0.86 + 0.22 * random(seed, index);
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  const start = at(ring, 0);
  const arcs = ring.map((_, index) => {
    const end = ring[(index + 1) % ring.length] ?? start;
    const from = at(ring, index);
    const radius = Math.hypot(end[0] - from[0], end[1] - from[1]) * 0.62;
    return `A${spell([radius, radius])} 0 0 1 ${spell(end)}`;
  });
  return `M${spell(start)}${arcs.join('')}Z`;
}
