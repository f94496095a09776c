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

const OWN_COVER = /^(\/images\/posts\/[a-z0-9-]+)-1200\.webp$/;

/** The files of a post's cover: our own pictures come in three widths. Null for a post without a cover. */
export function coverFiles(post: Post): { readonly src: string; readonly srcset: string | null } | null {
  if (post.coverImage === null) return null;
  const own = OWN_COVER.exec(post.coverImage)?.[1];
  if (own === undefined) return { src: post.coverImage, srcset: null };
  const srcset = [400, 800, 1200].map((width) => `${own}-${width}.webp ${width}w`).join(', ');
  return { src: `${own}-800.webp`, srcset };
}
