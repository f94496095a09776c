import type { Post } from '#model/post.ts';
import type { PostRow } from '#staff/store/posts.ts';
import type { Words } from './words.ts';

/** The post as its page will have it; `time`: ISO instant, for one that has none yet. */
export const previewPost = (words: Words, row: PostRow | null, time: string): Post => ({
  slug: words.slug,
  title: words.title,
  excerpt: words.excerpt,
  body: words.body,
  coverImage: words.cover_image,
  coverAlt: words.cover_alt,
  author: words.author,
  tags: words.tags,
  metaDescription: words.meta_description,
  publishedAt: row?.published_at ?? time,
  oldSlugs: row?.old_slugs ?? [],
  updatedAt: row?.updated_at ?? time,
});
