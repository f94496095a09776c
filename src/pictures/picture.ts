import type { Svg } from './svg.ts';

/** How a file is written; the quality of each stands with the encoders. */
export type Encoding = 'avif' | 'webp' | 'jpg' | 'png' | 'ico' | 'svg';

/** A file of a picture: its path below public/, its pixels across, and how it is written. */
export interface PictureFile {
  readonly path: string;
  readonly width: number;
  readonly encoding: Encoding;
}

/** A drawing at its largest size, and every file made from it. */
export interface Picture {
  readonly svg: Svg;
  readonly files: readonly PictureFile[];
}
