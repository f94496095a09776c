import { downspout, eaveAcross } from './detail-eave.ts';
import { greenFilm, streaks } from './dirt.ts';
import { lawn } from './land.ts';
import { sash, shutters } from './opening.ts';
import { PALETTE } from './palette.ts';
import { azalea } from './plants.ts';
import { type Svg, place, rect, repeat } from './svg.ts';
import { type Edge, sweep } from './sweep.ts';
import { spray, wand } from './tools.ts';
import { type WallMaterial, wallPaint } from './wall.ts';

/** The side of a house being washed from left to right: its wall, trim colour, and how far the sweep has come. */
export function houseWallScene(material: WallMaterial, tone: string, roof: string, shutter: string, edge: Edge): Svg {
  const wall = wallPaint(material, tone, material === 'brick' ? 84 : 46);
  const surface = rect(0, 354, 1600, 606, '#000');
  const window = (x: number): Svg => shutters(x, 470, 210, 300, shutter) + sash(x, 470, 210, 300, 2, 2);
  const dirt =
    greenFilm({ x: 500, y: 354, width: 1100, height: 606 }, 5) +
    streaks({ x: 600, y: 354, width: 1000, height: 360 }, 13, 8, '#3c4a35', 0.2);
  const nozzle = [330, 830] as const;
  return (
    wall.defs +
    rect(0, 300, 1600, 680, wall.fill) +
    eaveAcross(-40, 350, roof) +
    sweep(surface, edge, dirt) +
    [250, 1150].map(window).join('') +
    downspout(792, 354, 960) +
    rect(0, 940, 1600, 24, PALETTE.concrete) +
    lawn(960) +
    spray(nozzle, [edge.top - 40, 470], [edge.bottom - 60, 800]) +
    repeat(4, (index) =>
      place([60, 620, 1060, 1500][index] ?? 0, 1010, 1.5, azalea(index + 3, index % 2 === 0 ? '#c2476a' : '#e2859b')),
    ) +
    wand([150, 980], nozzle)
  );
}
