import type { Svg } from '#scripts/pictures/drawing/svg.ts';
import { cottage } from './cottage.ts';
import { lakeHouse } from './lake-house.ts';
import type { HouseFinish } from './materials.ts';
import { ranch } from './ranch.ts';
import { twoStory } from './two-story.ts';

/** The kinds of house. */
export type HouseKind = 'ranch' | 'cottage' | 'two-story' | 'lake';

/** Each kind of house: its width, and how to draw it with its lower left corner at 0, 0. */
export const HOUSES: Readonly<
  Record<HouseKind, { readonly width: number; readonly draw: (finish: HouseFinish) => Svg }>
> = {
  ranch: { width: 780, draw: ranch },
  cottage: { width: 540, draw: cottage },
  'two-story': { width: 700, draw: twoStory },
  lake: { width: 640, draw: lakeHouse },
};
