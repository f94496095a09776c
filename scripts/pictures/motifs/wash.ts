import { CANVAS } from '#scripts/pictures/drawing/canvas.ts';
import { smoothLine, closedSmoothLine } from '#scripts/pictures/drawing/curves.ts';
import { clip } from '#scripts/pictures/drawing/paint.ts';
import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, path, type Point, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** The border of the washed left and the dirty right: its x at the top and at the bottom of the canvas. */
export interface Edge {
  readonly top: number;
  readonly bottom: number;
}

/** The state of a scene: dirty, clean, or washed up to an edge with the work still going on. */
export type Wash = 'dirty' | 'clean' | Edge;

/** Draws what is only visible during the work: tools, spray, foam. Empty for a dirty or a clean scene. */
export const atWork = (wash: Wash, draw: (edge: Edge) => Svg): Svg => (typeof wash === 'string' ? '' : draw(wash));

const points = (edge: Edge): readonly Point[] =>
  Array.from({ length: 7 }, (_, index): Point => {
    const share = index / 6;
    const wave = [0, 34, -8, 30, -22, 20, 0][index] ?? 0;
    return [edge.top + (edge.bottom - edge.top) * share + wave, CANVAS.height * share];
  });

const rightOf = (edge: Edge): Svg =>
  path(closedSmoothLine(points(edge), [CANVAS.width + 400, CANVAS.height], [CANVAS.width + 400, 0]), '#000');

/** Draws dirt on the unwashed part of a surface; `surface` is the shape it is clipped to. */
export function unwashed(surface: Svg, wash: Wash, dirt: Svg): Svg {
  if (wash === 'clean') return '';
  return clip(surface, wash === 'dirty' ? dirt : clip(rightOf(wash), dirt));
}

/** Draws dirt on the unwashed part of a surface and foam along the edge, both clipped to `surface`. */
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
