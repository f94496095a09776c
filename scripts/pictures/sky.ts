import { blob } from './curve.ts';
import { PALETTE, mix } from './palette.ts';
import { downward, glow } from './paint.ts';
import { STAGE } from './stage.ts';
import { type Svg, ellipse, path, rect } from './svg.ts';

/** A flat-bottomed cloud; `width` in units of the stage. */
const cloud = (x: number, y: number, width: number, seed: number): Svg =>
  path(blob(x, y, width * 0.5, width * 0.11, 11, seed), PALETTE.cloud, { opacity: 0.75 }) +
  path(blob(x - width * 0.08, y - width * 0.06, width * 0.26, width * 0.11, 8, seed + 3), PALETTE.white, {
    opacity: 0.85,
  });

/** A bright morning sky down to the horizon, the sun at the upper left. `warmth` from 0 (blue) to 1 (sunrise). */
export function sky(horizon: number, warmth: number, seed: number): Svg {
  const air = downward(mix(PALETTE.sky, '#f3d9b0', warmth * 0.45), mix('#d9eeec', '#f8e6c6', warmth), PALETTE.paper);
  const sun = glow('#fff3cf', 0.95);
  return (
    air.defs +
    sun.defs +
    rect(0, 0, STAGE.width, horizon + 4, air.fill) +
    ellipse(300, 300, 460, 420, sun.fill) +
    ellipse(300, 300, 54, 54, '#fff7dd') +
    cloud(900 + (seed % 5) * 40, 300, 330, seed) +
    cloud(1390, 225 + (seed % 3) * 26, 240, seed + 5)
  );
}
