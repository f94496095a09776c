import { CANVAS } from '#scripts/pictures/drawing/canvas.ts';
import { smoothLine, closedSmoothLine } from '#scripts/pictures/drawing/curves.ts';
import { clip } from '#scripts/pictures/drawing/paint.ts';
import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, path, type Point, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** A line down the stage that parts the washed left from the dirty right: where it starts and ends, left to right. */
export interface Edge {
  readonly top: number;
  readonly bottom: number;
}

/** How far a scene is washed: not at all, wholly, or up to an edge with the washer still at work. */
export type Wash = 'dirty' | 'clean' | Edge;

/** What stands in a scene only while the washer is at work: tools, spray, foam. Nothing in a dirty or a clean scene. */
export const atWork = (wash: Wash, draw: (edge: Edge) => Svg): Svg => (typeof wash === 'string' ? '' : draw(wash));

const points = (edge: Edge): readonly Point[] =>
  Array.from({ length: 7 }, (_, index): Point => {
    const share = index / 6;
    const wave = [0, 34, -8, 30, -22, 20, 0][index] ?? 0;
    return [edge.top + (edge.bottom - edge.top) * share + wave, CANVAS.height * share];
  });

const rightOf = (edge: Edge): Svg =>
  path(closedSmoothLine(points(edge), [CANVAS.width + 400, CANVAS.height], [CANVAS.width + 400, 0]), '#000');

/** Dirt on a surface as far as it is not washed, without any foam. `surface` is the shape it is cut to. */
export function unwashed(surface: Svg, wash: Wash, dirt: Svg): Svg {
  if (wash === 'clean') return '';
  return clip(surface, wash === 'dirty' ? dirt : clip(rightOf(wash), dirt));
}

/** The washer's sweep over a surface: dirt where it is not washed, foam along the edge. `surface` cuts both. */
export const sweep = (surface: Svg, wash: Wash, dirt: Svg): Svg =>
  unwashed(surface, wash, dirt) + atWork(wash, (edge) => clip(surface, foam(edge)));

function foam(edge: Edge): Svg {
  const bubble = (index: number): Svg => {
    const share = (index + 0.5) / 40;
    const size = randomBetween(4, 15, 3, index);
    const x = edge.top + (edge.bottom - edge.top) * share + randomBetween(-30, 22, 4, index);
    return ellipse(x, CANVAS.height * share, size, size, PALETTE.white, { opacity: 0.75 });
  };
  const stroke = (width: number, tone: string, opacity: number): Svg =>
    path(smoothLine(points(edge)), 'none', { stroke: tone, 'stroke-width': width, opacity, 'stroke-linecap': 'round' });
  return stroke(44, PALETTE.foam, 0.5) + stroke(20, PALETTE.white, 0.85) + repeat(40, bubble);
}
