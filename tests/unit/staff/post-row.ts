import type { PostRow } from '#staff/store/post-row.ts';

/** Creates a post's row with some columns overridden. */
export const postRow = (over: Partial<PostRow> = {}): PostRow => ({
  id: '6f1c2f0e-4a51-4c4b-9d4e-2f3f4a5b6c7d',
  slug: 'red-clay',
  title: 'Red clay',
  excerpt: '',
  body: 'It stains.',
  cover_image: null,
  cover_alt: null,
  author: 'Dana',
  tags: [],
  meta_description: '',
  status: 'draft',
  published_at: null,
  old_slugs: [],
  created_by: null,
  deleted_at: null,
  created_at: '2026-06-01T12:00:00+00:00',
  updated_at: '2026-06-01T12:00:00+00:00',
  ...over,
});
