import type { BuildFacts, CountedTable } from '#model/build-facts.ts';
import { isOut, type PostSummary } from '#staff/store/post-row.ts';

/** The columns of a post that decide whether the built site is up to date. */
export type PostVersion = Pick<PostSummary, 'id' | 'status' | 'published_at' | 'deleted_at' | 'updated_at'>;

/**
 * A post compared with the last build: 'absent' is correctly not on the site, 'current' is on it as stored,
 * 'changed' is on it in an older version, 'new' is public but not yet built, 'leaving' is still on it but no
 * longer public.
 */
export type BuildStatus = 'absent' | 'current' | 'changed' | 'new' | 'leaving';

/** Compares a post with a build. `now` is an ISO instant. */
export function buildStatus(post: PostVersion, { posts }: Pick<BuildFacts, 'posts'>, now: string): BuildStatus {
  const built = posts[post.id];
  if (!isOut(post, now)) return built === undefined ? 'absent' : 'leaving';
  if (built === undefined) return 'new';
  return Date.parse(built) === Date.parse(post.updated_at) ? 'current' : 'changed';
}

/** The public site compared with the store. The kinds are also CSS classes. */
export type SiteFreshness =
  | { readonly kind: 'checking' }
  /** The facts of the build or the store's tables could not be read. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'current' }
  /** `changes`: such as '2 posts and 1 neighborhood'. `since`: the snapshot's ISO instant. */
  | { readonly kind: 'behind'; readonly changes: string; readonly since: string }
  /** The site was built from other data, such as the sample that ships with the project. */
  | { readonly kind: 'other-data' };

/** The number of rows of each table that were changed, added or deleted since a build. */
export type TableChanges = Readonly<Record<CountedTable, number>>;

/** Singular and plural of each table's rows. */
const NOUNS: Readonly<Record<CountedTable | 'posts', readonly [string, string]>> = {
  posts: ['post', 'posts'],
  cities: ['city', 'cities'],
  services: ['service', 'services'],
  neighborhoods: ['neighborhood', 'neighborhoods'],
};

const listFormat = new Intl.ListFormat('en-US');

/**
 * Counts the posts that the built site shows wrongly, including those deleted for good. The next build brings no
 * post that was set aside, unless somebody has changed it since.
 */
function countChangedPosts(posts: readonly PostVersion[], facts: BuildFacts, now: string): number {
  const known = new Set(posts.map((post) => post.id));
  const unusable = new Set(facts.setAside.first.flatMap(({ table, id }) => (table === 'posts' ? [id] : [])));
  const isWaiting = ({ id, updated_at }: PostVersion): boolean =>
    unusable.has(id) && Date.parse(updated_at) <= Date.parse(facts.takenAt);
  const changed = posts.filter(
    (post) => ['changed', 'new', 'leaving'].includes(buildStatus(post, facts, now)) && !isWaiting(post),
  );
  return changed.length + Object.keys(facts.posts).filter((id) => !known.has(id)).length;
}

/**
 * Compares a build with all posts of the store and the changes of its other tables. A site that was not built
 * from this store and has none of its posts shows other data, rather than being behind.
 */
export function siteFreshness(
  posts: readonly PostVersion[],
  tables: TableChanges,
  facts: BuildFacts,
  now: string,
): Exclude<SiteFreshness, { kind: 'checking' | 'unknown' }> {
  const counts = { posts: countChangedPosts(posts, facts, now), ...tables };
  const changed = (Object.keys(NOUNS) as (keyof typeof counts)[]).filter((name) => counts[name] > 0);
  if (changed.length === 0) return { kind: 'current' };
  const isRelated = facts.fromStore || posts.some((post) => facts.posts[post.id] !== undefined);
  if (!isRelated) return { kind: 'other-data' };
  const parts = changed.map((name) => `${counts[name]} ${NOUNS[name][counts[name] === 1 ? 0 : 1]}`);
  return { kind: 'behind', changes: listFormat.format(parts), since: facts.takenAt };
}
