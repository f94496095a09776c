import { mark } from './mark.ts';
import { lift } from './paint.ts';
import { PALETTE } from './palette.ts';
import { middle, showing } from './stage.ts';
import { type Svg, ellipse, path, place } from './svg.ts';

/** An Open Graph card's pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** A scene as an Open Graph card: its middle, a band of deep water below, and the mark on a paper disc. */
export function card(scene: Svg): Svg {
  const crop = middle(CARD.width / CARD.height);
  const floor = crop.y + crop.height;
  const wave = `C300 ${floor - 96} 520 ${floor - 36} 800 ${floor - 58}C1080 ${floor - 80} 1300 ${floor - 30} 1600 ${floor - 62}`;
  const band =
    path(`M0 ${floor - 74}${wave}L1600 ${floor}L0 ${floor}Z`, PALETTE.foam, { transform: 'translate(0 -12)' }) +
    path(`M0 ${floor - 74}${wave}L1600 ${floor}L0 ${floor}Z`, PALETTE.river);
  const disc = lift(4, ellipse(128, floor - 92, 70, 70, PALETTE.paper)) + place(86, floor - 138, 1.32, mark());
  return showing(scene + band + disc, crop, CARD.width);
}
