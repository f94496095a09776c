import { CANVAS } from './canvas.ts';
import { element, contentId, rect, type Svg } from './svg.ts';

/** Spots as dirt leaves them: how wide and tall they are, how much of a surface they cover, how they end. */
export interface NoiseMask {
  /** The usual width and height of a spot, in units of the stage. */
  readonly size: readonly [across: number, down: number];
  /** The share of the surface under spots, from 0 to 1. */
  readonly share: number;
  /** From 1 (fades like breath on glass) to 12 (cut with scissors). */
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

/** Children seen only where spots are: Perlin's noise (SVG's feTurbulence), the same on every machine. */
export function noiseMasked({ size: [across, down], share, crisp, seed }: NoiseMask, ...children: readonly Svg[]): Svg {
  const steep = 2.5 * crisp;
  // The noise lies around a half, nearly all of it between a quarter and three quarters.
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

/** Children with soft edges; `reach` is how far they blur, in units of the stage. */
export const blurred = (reach: number, ...children: readonly Svg[]): Svg =>
  filtered({ reach: 20 }, element('feGaussianBlur', { stdDeviation: reach }), children);

/** The grain of paper over a whole picture: light and dark specks that one feels rather than sees. */
export function paperGrain(strength: number, seed: number): Svg {
  const specks = (tone: string, own: number): Svg =>
    noiseMasked(
      { size: [3.2, 3.2], share: 0.42, crisp: 1.6, seed: own },
      rect(0, 0, CANVAS.width, CANVAS.height, tone, { opacity: strength }),
    );
  return specks('#fff8e4', seed) + specks('#12303a', seed + 1);
}
