import { verticalGradient } from '#scripts/pictures/drawing/paint.ts';
import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { line, type Point, polygon, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** A receding concrete driveway: its far edge on top, its near edge at the bottom. */
export interface Driveway {
  readonly top: number;
  readonly bottom: number;
  readonly far: readonly [left: number, right: number];
  readonly near: readonly [left: number, right: number];
}

/** A point of a driveway: `across` and `along` run from 0 to 1, left to right and far to near. */
export function drivewayPoint(drive: Driveway, across: number, along: number): Point {
  const left = drive.far[0] + (drive.near[0] - drive.far[0]) * along;
  const right = drive.far[1] + (drive.near[1] - drive.far[1]) * along;
  return [left + (right - left) * across, drive.top + (drive.bottom - drive.top) * along];
}

/** The corners of a driveway. */
export const drivewayOutline = (drive: Driveway): readonly Point[] => [
  drivewayPoint(drive, 0, 0),
  drivewayPoint(drive, 1, 0),
  drivewayPoint(drive, 1, 1),
  drivewayPoint(drive, 0, 1),
];

/** The joints of a driveway; `slabs` is the number of slabs along its length. */
export function drivewayJoints(drive: Driveway, slabs: number, tone: string): Svg {
  const joint = (index: number): Svg => {
    const along = ((index + 1) / slabs) ** 1.7;
    return line(drivewayPoint(drive, 0, along), drivewayPoint(drive, 1, along), tone, 1.5 + along * 3);
  };
  return repeat(slabs - 1, joint) + line(drivewayPoint(drive, 0.5, 0), drivewayPoint(drive, 0.5, 1), tone, 3);
}

/** A clean driveway; `slabs` is the number of slabs along its length. */
export function driveway(drive: Driveway, slabs: number, tone: string = PALETTE.concrete): Svg {
  const surface = verticalGradient(shaded(tone, 0.06), tone, lit(tone, 0.4));
  return (
    surface.defs + polygon(drivewayOutline(drive), surface.fill) + drivewayJoints(drive, slabs, shaded(tone, 0.24))
  );
}
