import { CANVAS } from '#scripts/pictures/drawing/canvas.ts';
import { blob, closedSmoothLine, smoothLine } from '#scripts/pictures/drawing/curves.ts';
import { clip } from '#scripts/pictures/drawing/paint.ts';
import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween } from '#scripts/pictures/drawing/random.ts';
import { ellipse, group, line, path, type Point, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** The border of the dirty left and the washed right: its x at the top and at the bottom of the canvas. */
export interface Edge {
  readonly top: number;
  readonly bottom: number;
}

/** The state of a scene: dirty, clean, or washed up to an edge with the work still going on. */
export type Wash = 'dirty' | 'clean' | Edge;

/**
 * Draws what is only visible during the work: people, tools, spray. Empty for a dirty or a clean scene. They work from
 * the washed side, but are drawn as if that were the left one: the canvas is mirrored, and the edge with it.
 */
export const atWork = (wash: Wash, draw: (edge: Edge) => Svg): Svg =>
  typeof wash === 'string'
    ? ''
    : group(
        { transform: `translate(${CANVAS.width} 0) scale(-1 1)` },
        draw({ top: CANVAS.width - wash.top, bottom: CANVAS.width - wash.bottom }),
      );

/** A seed of its own for each edge, so that no two pictures have the same foam. */
const seedOf = ({ top, bottom }: Edge): number => Math.round(top * 7 + bottom);

const points = (edge: Edge): readonly Point[] =>
  Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8;
    const wave = index === 0 ? 0 : randomBetween(-34, 34, seedOf(edge), index);
    return [edge.top + (edge.bottom - edge.top) * share + wave, CANVAS.height * share];
  });

const leftOf = (edge: Edge): Svg => path(closedSmoothLine(points(edge), [-400, CANVAS.height], [-400, 0]), '#000');

/** Draws dirt on the unwashed part of a surface; `surface` is the shape it is clipped to. */
export function unwashed(surface: Svg, wash: Wash, dirt: Svg): Svg {
  if (wash === 'clean') return '';
  return clip(surface, wash === 'dirty' ? dirt : clip(leftOf(wash), dirt));
}

/** Draws dirt on the unwashed part of a surface and foam along the edge, both clipped to `surface`. */
export const sweep = (surface: Svg, wash: Wash, dirt: Svg): Svg =>
  unwashed(surface, wash, dirt) + (typeof wash === 'string' ? '' : clip(surface, foam(wash)));

function foam(edge: Edge): Svg {
  const seed = seedOf(edge);
  const middle = points(edge);
  const at = (share: number): Point => {
    const place = share * (middle.length - 1);
    const [from, to] = [middle[Math.floor(place)] ?? [0, 0], middle[Math.ceil(place)] ?? [0, 0]];
    return [from[0] + (to[0] - from[0]) * (place % 1), CANVAS.height * share];
  };
  const clump = (index: number): Svg => {
    const [x, y] = at((index + randomBetween(0.1, 0.9, seed, index)) / 34);
    const size = randomBetween(9, 30, seed + 1, index);
    const left = x + randomBetween(-18, 14, seed + 2, index);
    return (
      path(blob(left + 3, y + 4, size * 1.1, size, 7, seed + index), PALETTE.foam, { opacity: 0.7 }) +
      path(blob(left, y, size * 0.86, size * 0.76, 7, seed + index + 1), PALETTE.white, { opacity: 0.92 })
    );
  };
  const bubble = (index: number): Svg => {
    const [x, y] = at((index + 0.5) / 44);
    const size = randomBetween(3, 9, seed + 3, index);
    return ellipse(x + randomBetween(-54, 40, seed + 4, index), y, size, size, PALETTE.white, { opacity: 0.8 });
  };
  const run = (index: number): Svg => {
    const [x, y] = at((index + randomBetween(0, 1, seed + 5, index)) / 9);
    const length = randomBetween(30, 110, seed + 6, index);
    return line([x, y], [x - 4, y + length], PALETTE.white, randomBetween(5, 11, seed + 7, index), {
      opacity: 0.6,
      'stroke-linecap': 'round',
    });
  };
  const film = path(smoothLine(middle), 'none', {
    stroke: PALETTE.foam,
    'stroke-width': 40,
    opacity: 0.55,
    'stroke-linecap': 'round',
  });
  return film + repeat(9, run) + repeat(34, clump) + repeat(44, bubble);
}
