/** Metadata of a picture (specification, section 3). Paths are absolute on the site. */
export interface ImageEntry {
  /** The key, and the path's stem: 'hero-columbia', 'hero1-desktop'. */
  readonly name: string;
  readonly alt: string;
  readonly title: string;
  readonly description: string;
  readonly category: 'hero' | 'service' | 'logo' | 'gallery';
  /** Pixels of the largest variant. */
  readonly width: number;
  readonly height: number;
  /** Widths in pixels that exist besides; empty where the one file serves all. */
  readonly widths: readonly number[];
  readonly formats: readonly ('avif' | 'webp' | 'svg' | 'jpg')[];
  /** True while a drawn stand-in waits for the real picture; preflight lists it. */
  readonly placeholder: boolean;
}
