import type { Svg } from '#scripts/pictures/drawing/svg.ts';
import type { Photograph } from '#scripts/pictures/photographs/photograph.ts';

/** A file format; pipeline/encoders.ts has the quality settings of each. */
export type Encoding = 'avif' | 'webp' | 'jpg' | 'png' | 'ico' | 'svg';

/** A file of a picture: its path below public/, its width in pixels, its format. */
export interface PictureFile {
  readonly path: string;
  readonly width: number;
  readonly encoding: Encoding;
  /** Whether fine grain covers the whole drawing, which costs an AVIF most of its bytes (pipeline/encoders.ts). */
  readonly grainy?: boolean;
}

/**
 * A place that a photograph can fill: its name, such as 'services/roof-washing', and the size it is cropped
 * to.
 */
export interface Slot {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing at its largest size, and every file rendered from it. */
export interface Picture {
  /** The drawing. Its digest decides whether a file is stale. */
  readonly svg: Svg;
  readonly files: readonly PictureFile[];
  /** Draws the picture with its text as paths, which is slow: `svg` then only describes the text. */
  readonly svgWithText?: () => Promise<Svg>;
  /** The slot for a photograph. Without one the picture is always drawn. */
  readonly slot?: Slot;
  /** The photograph that replaces the drawing. */
  readonly photograph?: Photograph;
}

/** Raw pixels, without any metadata. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}
