import {
  COVER_WIDTHS,
  coverFile,
  coverStem,
  onSite,
  type PictureAddress,
  type PictureFiles,
  uploadFiles,
} from './picture.ts';

/** A public blog post. */
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
  /** The day of that in the company's time zone, yyyy-mm-dd: the one that pages show. */
  readonly publishedOn: string;
  readonly oldSlugs: readonly string[];
  readonly updatedAt: string;
}

/** What other pages need of a post to link to it. */
export interface LinkedPost {
  readonly slug: string;
  readonly title: string;
  /** Its tags, in lower case. */
  readonly tags: readonly string[];
  /** The slugs of the services whose pages its text links to, in the text's order. */
  readonly services: readonly string[];
}

/**
 * The files of a post's cover: three widths if it ships with the site, otherwise the files of the
 * uploaded picture. Null if there is no cover, or if isCover rejects its path.
 */
export function coverFiles(post: Pick<Post, 'coverImage'>, addressOf: PictureAddress = onSite): PictureFiles | null {
  const { coverImage } = post;
  if (coverImage === null) return null;
  const stem = coverStem(coverImage);
  if (stem === null) return uploadFiles(coverImage, addressOf);
  const srcset = COVER_WIDTHS.map((width) => `${coverFile(stem, width)} ${width}w`).join(', ');
  return { src: coverFile(stem, 800), srcset, width: 1200, height: 800 };
}
