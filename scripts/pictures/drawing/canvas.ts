import { element, type Svg } from './svg.ts';

/**
 * Every scene is drawn on one stage of 1600 by 1200 units. A wider picture shows the middle of it, so what matters
 * stands between 190 and 1010 (an Open Graph card shows 180 to 1020).
 */
export const CANVAS = { width: 1600, height: 1200 } as const;

/** The part of the stage that a picture shows, in units of the stage. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The middle of the stage in an aspect (width over height) of at least 4:3. */
export function centerCrop(aspect: number): Crop {
  const height = CANVAS.width / aspect;
  return { x: 0, y: (CANVAS.height - height) / 2, width: CANVAS.width, height };
}

/** A document that shows a crop of a scene at a width in pixels. */
export function svgDocument(scene: Svg, crop: Crop, pixels: number): Svg {
  const height = Math.round((pixels * crop.height) / crop.width);
  const viewBox = [crop.x, crop.y, crop.width, crop.height].map((value) => Math.round(value * 100) / 100).join(' ');
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: pixels,
    height,
    viewBox,
    preserveAspectRatio: 'xMidYMid slice',
  };
  return element('svg', frame, scene);
}
