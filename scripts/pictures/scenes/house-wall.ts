import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { place, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { type WallMaterial, wallPaint } from '#scripts/pictures/houses/materials.ts';
import { sash, shutters } from '#scripts/pictures/houses/openings.ts';
import { downspout, eaveAcross } from '#scripts/pictures/houses/roof.ts';
import { algae, streaks } from '#scripts/pictures/motifs/dirt.ts';
import { washer } from '#scripts/pictures/motifs/crew.ts';
import { lawn } from '#scripts/pictures/motifs/landscape.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { spray } from '#scripts/pictures/motifs/tools.ts';
import { atWork, unwashed, sweep, type Wash } from '#scripts/pictures/motifs/wash.ts';

/** The side of a house with two windows, its gutter and its downspout. */
export function houseWallScene(material: WallMaterial, tone: string, roof: string, shutter: string, wash: Wash): Svg {
  const wall = wallPaint(material, tone, material === 'brick' ? 84 : 46);
  const surface = rect(0, 354, 1600, 606, '#000');
  const window = (x: number): Svg => shutters(x, 470, 210, 300, shutter) + sash(x, 470, 210, 300, 2, 2);
  const dirt =
    algae({ x: 0, y: 354, width: 1600, height: 606 }, 5) +
    streaks({ x: 0, y: 354, width: 1600, height: 330 }, 26, 8, '#3c4a35', 0.4);
  const nozzle = [470, 640] as const;
  return (
    wall.defs +
    rect(0, 300, 1600, 680, wall.fill) +
    eaveAcross(-40, 350, roof) +
    unwashed(
      rect(0, 350, 1600, 44, '#000'),
      wash,
      streaks({ x: 0, y: 344, width: 1600, height: 60 }, 44, 4, '#3a4136', 0.4),
    ) +
    sweep(surface, wash, dirt) +
    [250, 1150].map(window).join('') +
    downspout(792, 354, 960) +
    unwashed(rect(786, 400, 56, 560, '#000'), wash, algae({ x: 740, y: 400, width: 150, height: 560 }, 9)) +
    rect(0, 940, 1600, 24, PALETTE.concrete) +
    lawn(960) +
    atWork(wash, (edge) => spray(nozzle, [edge.top - 40, 470], [edge.bottom - 60, 800])) +
    repeat(4, (index) =>
      place([30, 640, 1060, 1500][index] ?? 0, 1010, 1.5, azalea(index + 3, index % 2 === 0 ? '#c2476a' : '#e2859b')),
    ) +
    atWork(wash, () => washer(190, 1090, 1.42, [262, 806], nozzle))
  );
}
