import type { BuildFacts, CountedTable } from '#model/build-facts.ts';
import { onSite, type Standing } from './on-site.ts';
import type { TableChanges } from './table-changes.ts';

/** How the public site stands to the store. */
export type SiteState =
  | { readonly kind: 'checking' }
  /** What the site was built from, or what the store holds, could not be read. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'current' }
  /** `changes` in words, such as '2 posts and 1 neighborhood'; `since` is an ISO instant. */
  | { readonly kind: 'behind'; readonly changes: string; readonly since: string }
  /** It was built from other data, such as the sample that comes with the project. */
  | { readonly kind: 'other-data' };

/** A list of counted things, such as the rows of a table. */
const NAMES: Readonly<Record<CountedTable | 'posts', readonly [string, string]>> = {
  posts: ['post', 'posts'],
  cities: ['city', 'cities'],
  services: ['service', 'services'],
  neighborhoods: ['neighborhood', 'neighborhoods'],
};

const inWords = new Intl.ListFormat('en-US');

/** How many posts the public site does not show as they are, those deleted for good included. */
function changedPosts(posts: readonly Standing[], facts: BuildFacts, now: string): number {
  const known = new Set(posts.map((post) => post.id));
  const moved = posts.filter((post) => ['changed', 'new', 'leaving'].includes(onSite(post, facts, now)));
  return moved.length + Object.keys(facts.posts).filter((id) => !known.has(id)).length;
}

/**
 * Compares what the site was built from with the store: all its `posts`, and the changes of the other tables. A site that
 * was not built from this store and shares no post with it is not behind it, but another one's.
 */
export function siteState(
  posts: readonly Standing[],
  tables: TableChanges,
  facts: BuildFacts,
  now: string,
): Exclude<SiteState, { kind: 'checking' | 'unknown' }> {
  const counts = { posts: changedPosts(posts, facts, now), ...tables };
  const changed = (Object.keys(NAMES) as (keyof typeof counts)[]).filter((name) => counts[name] > 0);
  if (changed.length === 0) return { kind: 'current' };
  const isRelated = facts.fromStore || posts.some((post) => facts.posts[post.id] !== undefined);
  if (!isRelated) return { kind: 'other-data' };
  const parts = changed.map((name) => `${counts[name]} ${NAMES[name][counts[name] === 1 ? 0 : 1]}`);
  return { kind: 'behind', changes: inWords.format(parts), since: facts.takenAt };
}
