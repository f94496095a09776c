import { CANVAS } from './canvas.ts';
import { element, contentId, rect, type Svg } from './svg.ts';

/** A mask of random spots. */
export interface NoiseMask {
  /** The typical width and height of a spot, in canvas units. */
  readonly size: readonly [across: number, down: number];
  /** The share of the surface that spots cover, from 0 to 1. */
  readonly share: number;
  /** The sharpness of the spots' edges, from 1 (soft) to 12 (hard). */
  readonly crisp: number;
  readonly seed: number;
}

function filtered(region: { readonly reach: number }, steps: Svg, children: readonly Svg[]): Svg {
  const id = contentId(steps);
  const box = {
    x: `${-region.reach}%`,
    y: `${-region.reach}%`,
    width: `${100 + 2 * region.reach}%`,
    height: `${100 + 2 * region.reach}%`,
  };
  const filter = element('filter', { id, ...box, 'color-interpolation-filters': 'sRGB' }, steps);
  return element('defs', {}, filter) + element('g', { filter: `url(#${id})` }, ...children);
}

/** Masks children by random spots: Perlin noise (feTurbulence), the same on every machine. */
export function noiseMasked({ size: [across, down], share, crisp, seed }: NoiseMask, ...children: readonly Svg[]): Svg {
  const steep = 2.5 * crisp;
  // Noise values center on 0.5, nearly all of them between 0.25 and 0.75.
  const middle = 0.5 + (0.5 - share) * 0.46;
  const noise = element('feTurbulence', {
    type: 'fractalNoise',
    baseFrequency: `${(0.5 / across).toFixed(5)} ${(0.5 / down).toFixed(5)}`,
    numOctaves: 3,
    seed,
    result: 'noise',
  });
  const gate = element('feColorMatrix', {
    in: 'noise',
    values: `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${steep.toFixed(3)} 0 0 0 ${(0.5 - steep * middle).toFixed(3)}`,
    result: 'gate',
  });
  const cut = element('feComposite', { in: 'SourceGraphic', in2: 'gate', operator: 'in' });
  return filtered({ reach: 0 }, noise + gate + cut, children);
}

/** Blurs children; `reach` is the standard deviation, in canvas units. */
export const blurred = (reach: number, ...children: readonly Svg[]): Svg =>
  filtered({ reach: 20 }, element('feGaussianBlur', { stdDeviation: reach }), children);

/** Makes the edges of children ragged: moves each point by up to `reach` / 2, as noise of spots of `size` says. */
export const roughened = (
  { size: [across, down], reach, seed }: Pick<NoiseMask, 'size' | 'seed'> & { readonly reach: number },
  ...children: readonly Svg[]
): Svg =>
  filtered(
    { reach: 20 },
    element('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: `${(0.5 / across).toFixed(5)} ${(0.5 / down).toFixed(5)}`,
      numOctaves: 3,
      seed,
      result: 'noise',
    }) +
      element('feDisplacementMap', {
        in: 'SourceGraphic',
        in2: 'noise',
        scale: reach,
        xChannelSelector: 'R',
        yChannelSelector: 'G',
      }),
    children,
  );

/** Covers the canvas with faint light and dark specks, like the grain of paper. */
export function paperGrain(strength: number, seed: number): Svg {
  const specks = (tone: string, own: number): Svg =>
    noiseMasked(
      { size: [3.2, 3.2], share: 0.42, crisp: 1.6, seed: own },
      rect(0, 0, CANVAS.width, CANVAS.height, tone, { opacity: strength }),
    );
  return specks('#fff8e4', seed) + specks('#12303a', seed + 1);
}
