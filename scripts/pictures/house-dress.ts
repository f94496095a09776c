import type { RoofCover } from './roof.ts';
import type { WallMaterial } from './wall.ts';

/** The colours and materials of a house. */
export interface HouseDress {
  readonly wall: WallMaterial;
  readonly tone: string;
  readonly cover: RoofCover;
  readonly roof: string;
  readonly door: string;
  readonly shutter: string;
}
