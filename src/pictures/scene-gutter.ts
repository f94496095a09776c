import { downspout, eaveAcross } from './detail-eave.ts';
import { litter, streaks } from './dirt.ts';
import { lawn } from './land.ts';
import { sash, shutters } from './opening.ts';
import { PALETTE } from './palette.ts';
import { azalea } from './plants.ts';
import { type Svg, ellipse, path, place, rect, repeat } from './svg.ts';
import { type Edge, parted } from './sweep.ts';
import { brick } from './texture.ts';
import { bucket, ladder } from './tools.ts';

const GUTTER = 420;

/** A gutter full of leaves and pine straw on the right, emptied on the left, where rain runs out of the downspout. */
export function gutterScene(roof: string, edge: Edge, seed: number): Svg {
  const wall = brick('#b9704f', 74);
  const stains = streaks({ x: 760, y: GUTTER, width: 840, height: 64 }, 34, seed, '#4d4a36', 0.5);
  const below = streaks({ x: 700, y: GUTTER + 44, width: 900, height: 330 }, 12, seed + 3, '#3d4234', 0.22);
  return (
    wall.defs +
    rect(0, 400, 1600, 620, wall.fill) +
    parted(rect(0, GUTTER + 44, 1600, 500, '#000'), edge, below) +
    eaveAcross(-40, GUTTER + 40, roof) +
    parted(rect(0, GUTTER, 1600, 44, '#000'), edge, stains) +
    litter(edge.top + 30, GUTTER - 4, 1600 - edge.top, seed) +
    litter(edge.top + 80, GUTTER - 28, 1460 - edge.top, seed + 6) +
    shutters(1080, 600, 200, 280, PALETTE.ink) +
    sash(1080, 600, 200, 280, 2, 2) +
    lawn(1000) +
    downspout(150, GUTTER + 40, 950) +
    path('M150 940L194 940L236 985L236 1010L182 1010Z', PALETTE.white) +
    ellipse(330, 1022, 150, 22, '#bfe0e2', { opacity: 0.9 }) +
    path('M214 996C262 988 290 1000 312 1018L220 1018Z', '#d8efef') +
    repeat(7, (index) => ellipse(240 + index * 22, 992 - (index % 3) * 9, 5, 5, PALETTE.white)) +
    place(960, 1030, 1.3, azalea(seed)) +
    place(1470, 1030, 1.4, azalea(seed + 2, '#e2859b')) +
    ladder([560, 1080], [640, 330], 150) +
    place(420, 1080, 0.9, bucket(PALETTE.water))
  );
}
