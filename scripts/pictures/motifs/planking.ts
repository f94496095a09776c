import { noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { lit, mix, shaded } from '#scripts/pictures/drawing/palette.ts';
import { random } from '#scripts/pictures/drawing/random.ts';
import { ellipse, line, type Point, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { grime } from './dirt.ts';

/** Boards laid crosswise on a receding surface: its far edge on top, its near edge at the bottom. */
export interface Planking {
  readonly top: number;
  readonly bottom: number;
  readonly far: readonly [left: number, right: number];
  readonly near: readonly [left: number, right: number];
  readonly boards: number;
}

const edgeAt = (planking: Planking, along: number): readonly [Point, Point] => {
  const y = planking.top + (planking.bottom - planking.top) * along;
  const [left, right] = [0, 1].map((side) => {
    const far = planking.far[side] ?? 0;
    return far + ((planking.near[side] ?? 0) - far) * along;
  });
  return [
    [left ?? 0, y],
    [right ?? 0, y],
  ];
};

/** The corners of a planked surface. */
export function plankingOutline(planking: Planking): readonly Point[] {
  const [[a, b], [c, d]] = [edgeAt(planking, 0), edgeAt(planking, 1)];
  return [a, b, d, c];
}

/** Boards with gaps and nails, wider toward the viewer. */
export function planking(shape: Planking, tone: string): Svg {
  const board = (index: number): Svg => {
    const [start, end] = [(index / shape.boards) ** 1.55, ((index + 1) / shape.boards) ** 1.55];
    const [a, b] = edgeAt(shape, start);
    const [c, d] = edgeAt(shape, end);
    const fill = mix(lit(tone, 0.22), shaded(tone, 0.1), random(17, index));
    const inset = (d[0] - c[0]) * 0.03;
    return (
      polygon([a, b, d, c], fill) +
      line(c, d, shaded(tone, 0.55), 2 + end * 4) +
      [c[0] + inset, d[0] - inset]
        .map((x) => ellipse(x, (a[1] + c[1]) / 2, 1.5 + end * 2, 1 + end * 1.6, shaded(tone, 0.5)))
        .join('')
    );
  };
  return repeat(shape.boards, board);
}

/** The same boards, weathered gray, with moss and grime. */
export function weatheredPlanking(shape: Planking, seed: number): Svg {
  const [x, width] = [Math.min(shape.far[0], shape.near[0]), Math.max(shape.far[1], shape.near[1])];
  const box = { x, y: shape.top, width: width - x, height: shape.bottom - shape.top };
  return (
    planking(shape, '#9f9d92') +
    grime(box, seed, '#7c8070', 0.17) +
    noiseMasked(
      { size: [170, 40], share: 0.34, crisp: 2.4, seed: seed + 4 },
      rect(box.x, box.y, box.width, box.height, '#66794f', { opacity: 0.5 }),
    )
  );
}
