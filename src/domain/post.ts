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
