import { smoothLine } from '#scripts/pictures/drawing/curves.ts';
import { noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { path, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type Box, veil } from '#scripts/pictures/motifs/box.ts';

/** Yellow dust with drifts along the given edges. */
export const pollenDust = (box: Box, ledges: readonly number[], seed: number): Svg =>
  veil(box, '#f0dc6e', 0.4, 0.46) +
  noiseMasked({ size: [240, 120], share: 0.5, crisp: 1.5, seed }, veil(box, '#e8c838', 0.36, 0.42)) +
  noiseMasked({ size: [3.5, 3.5], share: 0.42, crisp: 6, seed: seed + 1 }, veil(box, '#fbee9a', 0.75, 0.75)) +
  noiseMasked({ size: [3.5, 3.5], share: 0.3, crisp: 6, seed: seed + 3 }, veil(box, '#b58f16', 0.6, 0.6)) +
  ledges
    .map((y, row) =>
      noiseMasked(
        { size: [70, 12], share: 0.6, crisp: 2, seed: seed + 9 + row },
        rect(box.x, y - 14, box.width, 22, '#d6a80f', { opacity: 0.5 }),
      ),
    )
    .join('');

/** Two white stripes as wide as fingers, as a mask of what a hand has wiped. */
export const fingerStripes = (x: number, y: number): Svg =>
  [0, 96]
    .map((down) =>
      path(
        smoothLine([
          [x, y + down],
          [x + 150, y + down - 20],
          [x + 330, y + down + 2],
          [x + 500, y + down - 26],
        ]),
        'none',
        { stroke: '#fff', 'stroke-width': 74, 'stroke-linecap': 'round' },
      ),
    )
    .join('');
