import type { TheirPost } from '#staff/editor/saving/stored-words.ts';
import type { PostDraft } from '#staff/store/post-drafts.ts';
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

/** Creates the pending draft of that post with some columns overridden. */
export const postDraft = (over: Partial<PostDraft> = {}): PostDraft => ({
  post_id: postRow().id,
  slug: 'red-clay',
  title: 'Red clay',
  excerpt: '',
  body: 'It stains brick.',
  cover_image: null,
  cover_alt: null,
  author: 'Dana',
  tags: [],
  meta_description: '',
  saved_by: 'b0a1c2d3-0000-4000-8000-000000000001',
  saved_by_name: 'Cora Lake',
  created_at: '2026-06-02T12:00:00+00:00',
  updated_at: '2026-06-02T12:00:00+00:00',
  ...over,
});

/** Creates that post as somebody else saved it. */
export const theirPost = (over: Partial<TheirPost> = {}): TheirPost => ({
  row: postRow(),
  draft: null,
  by: null,
  ...over,
});
