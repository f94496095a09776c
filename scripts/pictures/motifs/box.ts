import { fade } from '#scripts/pictures/drawing/paint.ts';
import { random } from '#scripts/pictures/drawing/random.ts';
import { type Point, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** An axis-aligned box on the canvas. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fills a box with a vertical gradient of one color. */
export const veil = (box: Box, tone: string, ...opacities: readonly number[]): Svg => {
  const paint = fade(tone, ...opacities);
  return paint.defs + rect(box.x, box.y, box.width, box.height, paint.fill);
};

/** A point at random in a box. */
export const pointIn = (box: Box, seed: number, index: number): Point => [
  box.x + box.width * random(seed, index),
  box.y + box.height * random(seed + 1, index),
];
