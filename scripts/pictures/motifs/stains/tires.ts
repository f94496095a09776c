import { smoothLine } from '#scripts/pictures/drawing/curves.ts';
import { noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { path, type Point, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** Two bands of rubber with the pattern of a tread, in a turn. */
export const tireBands = (seed: number): Svg => {
  const band = (offset: number): Svg => {
    const points: readonly Point[] = [
      [220 + offset, 1240],
      [340 + offset, 900],
      [560 + offset, 560],
      [900 + offset, 260],
      [1320 + offset, 20],
    ];
    const draw = (width: number, opacity: number, more = {}): Svg =>
      path(smoothLine(points), 'none', { stroke: '#1b1d1e', 'stroke-width': width, opacity, ...more });
    return (
      noiseMasked({ size: [40, 40], share: 0.78, crisp: 3, seed: seed + offset }, draw(150, 0.5)) +
      noiseMasked(
        { size: [60, 60], share: 0.72, crisp: 3, seed: seed + offset + 1 },
        draw(44, 0.62, { 'stroke-dasharray': '30 12', transform: 'translate(-46 -16)' }) +
          draw(44, 0.62, { 'stroke-dasharray': '30 12', 'stroke-dashoffset': 21 }) +
          draw(44, 0.62, { 'stroke-dasharray': '30 12', transform: 'translate(46 16)' }),
      )
    );
  };
  return band(0) + band(560);
};
