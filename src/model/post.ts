import { drawnCover } from './cover.ts';
import { onSite, type PictureAddress, type PictureFiles, uploadFiles } from './picture-files.ts';

/** A blog post as visitors may read it. */
export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Markdown. */
  readonly body: string;
  readonly coverImage: string | null;
  readonly coverAlt: string | null;
  readonly author: string;
  readonly tags: readonly string[];
  readonly metaDescription: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly oldSlugs: readonly string[];
  readonly updatedAt: string;
}

/**
 * The files of a post's cover: those the site came with have three widths, uploaded ones what their names say. Null for a
 * post without a cover; any other address (cover.ts) is shown as none.
 */
export function coverFiles(post: Pick<Post, 'coverImage'>, addressOf: PictureAddress = onSite): PictureFiles | null {
  const { coverImage } = post;
  if (coverImage === null) return null;
  const stem = drawnCover(coverImage);
  if (stem === null) return uploadFiles(coverImage, addressOf);
  const srcset = [400, 800, 1200].map((width) => `${stem}-${width}.webp ${width}w`).join(', ');
  return { src: `${stem}-800.webp`, srcset, width: 1200, height: 800 };
}
