import type { PostContent } from '#staff/editor/form/post-content.ts';
import { findFreeSlug, slugify } from '#staff/editor/form/slug.ts';
import { LIMITS } from '#staff/editor/form/validation.ts';
import type { Store } from '#staff/store/client.ts';
import type { Result } from '#staff/store/errors.ts';
import type { PostRow } from '#staff/store/post-row.ts';
import { createPost } from '#staff/store/posts.ts';

const MY_VERSION = ' (my version)';

/** Saves the words of one side of a conflict as a new draft, whose title says so. */
export async function saveMyVersion(store: Store, content: PostContent): Promise<Result<PostRow>> {
  const title = content.title.slice(0, LIMITS.title - MY_VERSION.length) + MY_VERSION;
  const free = await findFreeSlug(store, slugify(title), null);
  if (!free.ok) return free;
  return createPost(store, { ...content, title, slug: free.value.slug, status: 'draft', published_at: null });
}
