import type { Post } from '#model/post.ts';

/** A post with the same text in every field that staff write. */
export const payloadPost = (payload: string): Post => ({
  slug: 'a-post',
  title: payload,
  excerpt: payload,
  body: payload,
  coverImage: payload,
  coverAlt: payload,
  author: payload,
  tags: [payload],
  metaDescription: payload,
  publishedAt: '2026-05-30T14:00:00Z',
  publishedOn: '2026-05-30',
  oldSlugs: [],
  updatedAt: '2026-05-30T14:00:00Z',
});
