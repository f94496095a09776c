import type { Paint } from '#scripts/pictures/drawing/paint.ts';
import { battens, brick, lap, standingSeams, shingles, stucco } from '#scripts/pictures/drawing/texture.ts';

/** The material of a wall. */
export type WallMaterial = 'brick' | 'lap' | 'battens' | 'stucco';

const MATERIALS: Readonly<Record<WallMaterial, (tone: string, size: number) => Paint>> = {
  brick,
  lap,
  battens,
  stucco,
};

/** The fill of a wall; `size` is the length of a brick, the height of a board or the batten spacing. */
export const wallPaint = (material: WallMaterial, tone: string, size: number): Paint => MATERIALS[material](tone, size);

/** The covering of a roof. */
export type RoofCover = 'shingles' | 'metal';

/** The fill of a roof from the street. */
export const roofPaint = (cover: RoofCover, tone: string): Paint =>
  cover === 'metal' ? standingSeams(tone, 26) : shingles(tone, 13);

/** The colors and materials of a house. */
export interface HouseFinish {
  readonly wall: WallMaterial;
  readonly tone: string;
  readonly cover: RoofCover;
  readonly roof: string;
  readonly door: string;
  readonly shutter: string;
}
