import { element, contentId, type Svg } from './svg.ts';

/** A fill with its definition: `defs` must precede the shapes that use `fill`. */
export interface Paint {
  readonly defs: Svg;
  readonly fill: string;
}

const paint = (body: (id: string) => Svg): Paint => {
  const id = contentId(body(''));
  return { defs: element('defs', {}, body(id)), fill: `url(#${id})` };
};

const stops = (colours: readonly string[]): Svg =>
  colours
    .map((colour, index) => element('stop', { offset: index / Math.max(1, colours.length - 1), 'stop-color': colour }))
    .join('');

/** A gradient from top to bottom with evenly spaced colors. */
export const verticalGradient = (...colours: readonly string[]): Paint =>
  paint((id) => element('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops(colours)));

/** A gradient from left to right with evenly spaced colors. */
export const horizontalGradient = (...colours: readonly string[]): Paint =>
  paint((id) => element('linearGradient', { id, x1: 0, y1: 0, x2: 1, y2: 0 }, stops(colours)));

/** A gradient of one color from top to bottom, with evenly spaced opacities. */
export const fade = (colour: string, ...opacities: readonly number[]): Paint =>
  paint((id) =>
    element(
      'linearGradient',
      { id, x1: 0, y1: 0, x2: 0, y2: 1 },
      ...opacities.map((opacity, index) =>
        element('stop', {
          offset: index / Math.max(1, opacities.length - 1),
          'stop-color': colour,
          'stop-opacity': opacity,
        }),
      ),
    ),
  );

/** A radial gradient from a color at the center to transparent. */
export const glow = (colour: string, opacity: number): Paint =>
  paint((id) =>
    element(
      'radialGradient',
      { id },
      element('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': opacity }),
      element('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
    ),
  );

/** A pattern of repeated tiles. */
export const patternFill = (width: number, height: number, tile: Svg): Paint =>
  paint((id) => element('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, tile));

/** Clips children to a shape. */
export function clip(shape: Svg, ...children: readonly Svg[]): Svg {
  const id = contentId(shape);
  return (
    element('defs', {}, element('clipPath', { id }, shape)) + element('g', { 'clip-path': `url(#${id})` }, ...children)
  );
}

/** Shows children where a mask is white. */
export function masked(mask: Svg, ...children: readonly Svg[]): Svg {
  const id = contentId(mask);
  return element('defs', {}, element('mask', { id }, mask)) + element('g', { mask: `url(#${id})` }, ...children);
}

/** Adds a soft shadow to the lower right, as of cut paper: the sun is at the upper left. */
export function withShadow(height: number, ...children: readonly Svg[]): Svg {
  const shadow = paint((id) =>
    element(
      'filter',
      { id, x: '-10%', y: '-10%', width: '125%', height: '125%' },
      element('feDropShadow', {
        dx: height,
        dy: height,
        stdDeviation: height,
        'flood-color': '#0e2a33',
        'flood-opacity': 0.24,
      }),
    ),
  );
  return shadow.defs + element('g', { filter: shadow.fill }, ...children);
}
