import type { BuildFacts } from '#model/build-facts.ts';
import { isPublic } from '#model/rows/reshape.ts';
import type { PostSummary } from '#staff/store/post-row.ts';

/** What of a post is read to tell how it stands to the public site. */
export type Standing = Pick<PostSummary, 'id' | 'status' | 'published_at' | 'deleted_at' | 'updated_at'>;

/**
 * How a post stands to the public site as it was built last: not on it and not meant to be, on it as it is in the store,
 * on it as it was before, newer than it, or still on it though no longer meant to be.
 */
export type OnSite = 'absent' | 'current' | 'changed' | 'new' | 'leaving';

/** How a post stands to a build. `now` is an ISO instant. */
export function onSite(post: Standing, { posts }: Pick<BuildFacts, 'posts'>, now: string): OnSite {
  const built = posts[post.id];
  if (!isPublic(post, now)) return built === undefined ? 'absent' : 'leaving';
  if (built === undefined) return 'new';
  return Date.parse(built) === Date.parse(post.updated_at) ? 'current' : 'changed';
}
