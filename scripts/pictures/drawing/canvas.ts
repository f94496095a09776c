import { element, type Svg } from './svg.ts';

/**
 * Every scene is drawn on a canvas of 1600 by 1200 units. Wider pictures crop it at the top and
 * bottom, so scenes keep their subjects between y = 190 and 1010 (an Open Graph card shows 180 to 1020).
 */
export const CANVAS = { width: 1600, height: 1200 } as const;

/** The part of the canvas that a picture shows, in canvas units. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The full-width, vertically centered crop with an aspect (width / height) of at least 4:3. */
export function centerCrop(aspect: number): Crop {
  const height = CANVAS.width / aspect;
  return { x: 0, y: (CANVAS.height - height) / 2, width: CANVAS.width, height };
}

/** Wraps a scene in an SVG document that shows a crop of it; `pixels` is the document's width. */
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
