import type { Paint } from './paint.ts';
import { battens, brick, lap, stucco } from './texture.ts';

/** What a wall is made of. */
export type WallMaterial = 'brick' | 'lap' | 'battens' | 'stucco';

const MATERIALS: Readonly<Record<WallMaterial, (tone: string, size: number) => Paint>> = {
  brick,
  lap,
  battens,
  stucco,
};

/** The fill of a wall; `size` is the length of a brick, the height of a board or the distance of two battens. */
export const wallPaint = (material: WallMaterial, tone: string, size: number): Paint => MATERIALS[material](tone, size);
