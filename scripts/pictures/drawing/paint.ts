import { element, contentId, type Svg } from './svg.ts';

/** A fill that needs a definition: put `defs` before the shapes that use `fill`. */
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

/** Colours from top to bottom of the shape they fill, evenly spaced. */
export const verticalGradient = (...colours: readonly string[]): Paint =>
  paint((id) => element('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops(colours)));

/** Colours from left to right of the shape they fill, evenly spaced. */
export const horizontalGradient = (...colours: readonly string[]): Paint =>
  paint((id) => element('linearGradient', { id, x1: 0, y1: 0, x2: 1, y2: 0 }, stops(colours)));

/** One colour from top to bottom of the shape it fills, its opacities evenly spaced. */
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

/** A colour that fades to nothing from the centre of the shape it fills. */
export const glow = (colour: string, opacity: number): Paint =>
  paint((id) =>
    element(
      'radialGradient',
      { id },
      element('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': opacity }),
      element('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
    ),
  );

/** A tile repeated over the shape it fills. */
export const patternFill = (width: number, height: number, tile: Svg): Paint =>
  paint((id) => element('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, tile));

/** Children cut to a shape. */
export function clip(shape: Svg, ...children: readonly Svg[]): Svg {
  const id = contentId(shape);
  return (
    element('defs', {}, element('clipPath', { id }, shape)) + element('g', { 'clip-path': `url(#${id})` }, ...children)
  );
}

/** Children as cut paper: a soft shadow falls to the lower right, because the sun stands at the upper left. */
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
