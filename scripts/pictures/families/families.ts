import type { Svg } from '#scripts/pictures/drawing/svg.ts';

/** The widths in pixels and the aspect (width / height) of each family of pictures. */
export const FAMILIES = {
  hero: { widths: [400, 800, 1200, 1600], aspect: 16 / 9 },
  carousel: { widths: [400, 800, 1200, 1600], aspect: 16 / 9 },
  gallery: { widths: [400, 800, 1600], aspect: 4 / 3 },
  service: { widths: [240, 400, 800, 1200], aspect: 3 / 2 },
  post: { widths: [400, 800, 1200], aspect: 3 / 2 },
  pair: { widths: [400, 800, 1200], aspect: 3 / 2 },
  // 680: as wide as most phones' screens, in pixels of the device. The picture is the largest paint of its page.
  stain: { widths: [240, 480, 680, 800], aspect: 3 / 2 },
  // Only shown as a thumbnail.
  surface: { widths: [240], aspect: 3 / 2 },
} as const;

/** The largest width of a family. */
export const largestWidth = (family: keyof typeof FAMILIES): number => Math.max(...FAMILIES[family].widths);

/** The title of a picture, and an alt text that describes it. */
export interface Caption {
  readonly title: string;
  readonly alt: string;
}

/** A scene with its caption. */
export interface CaptionedScene extends Caption {
  readonly scene: () => Svg;
}
