import type { Svg } from '#scripts/pictures/drawing/svg.ts';
import type { Photograph } from '#scripts/pictures/photographs/photograph.ts';

/** How a file is written; the quality of each stands with the encoders. */
export type Encoding = 'avif' | 'webp' | 'jpg' | 'png' | 'ico' | 'svg';

/** A file of a picture: its path below public/, its pixels across, and how it is written. */
export interface PictureFile {
  readonly path: string;
  readonly width: number;
  readonly encoding: Encoding;
}

/** A place that a photograph can take: its name, such as 'services/roof-washing', and the size it is cut to. */
export interface Slot {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing at its largest size, and every file made from it. */
export interface Picture {
  readonly svg: Svg;
  readonly files: readonly PictureFile[];
  /** The drawing with its words set, which is slow: `svg` then only describes them, and is what tells a stale file. */
  readonly svgWithText?: () => Promise<Svg>;
  /** What an owner's photograph is called, without its ending, to take the drawing's place. None: it is always drawn. */
  readonly slot?: Slot;
  /** The photograph in the drawing's place. */
  readonly photograph?: Photograph;
}

/** A picture as plain pixels: they carry no metadata. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}
