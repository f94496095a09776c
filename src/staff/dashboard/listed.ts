import { isPublic } from '#model/rows/reshape.ts';
import type { PostSummary } from '#staff/store/post-row.ts';
import type { ListQuery, Shown, Sort } from './list-query.ts';

/** What a post is for its writers: a scheduled one whose time has come is published. */
export type PostState = Exclude<Shown, 'all'>;

/** The state of a post at a time, an ISO instant. */
export function stateOf(post: Pick<PostSummary, 'status' | 'published_at' | 'deleted_at'>, now: string): PostState {
  if (post.deleted_at !== null) return 'bin';
  if (post.status === 'draft') return 'draft';
  return isPublic(post, now) ? 'published' : 'scheduled';
}

const timeOf = (iso: string | null): number => (iso === null ? -Infinity : Date.parse(iso));

type Order = (a: PostSummary, b: PostSummary) => number;

const newestChange: Order = (a, b) => timeOf(b.updated_at) - timeOf(a.updated_at);

const ORDERS: Readonly<Record<Sort, Order>> = {
  changed: newestChange,
  title: (a, b) => a.title.localeCompare(b.title, 'en-US', { numeric: true }),
  // Drafts have no such day: they come last, the newest change first.
  published: (a, b) =>
    a.published_at === b.published_at ? newestChange(a, b) : timeOf(b.published_at) - timeOf(a.published_at),
};

/** Text as it is searched: small letters, no accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Whether every word that was searched for stands in the title, the author or a tag. */
function fits(post: PostSummary, search: string): boolean {
  const text = plain([post.title, post.author, ...post.tags].join('\n'));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const isShown = (state: PostState, shown: Shown): boolean => (shown === 'all' ? state !== 'bin' : state === shown);

/** The posts that a query asks for, in its order. */
export const listed = (posts: readonly PostSummary[], query: ListQuery, now: string): PostSummary[] =>
  posts.filter((post) => isShown(stateOf(post, now), query.shown) && fits(post, query.search)).sort(ORDERS[query.sort]);

/** How many posts each choice of `shown` holds. */
export function countsOf(posts: readonly PostSummary[], now: string): Readonly<Record<Shown, number>> {
  const counts = { all: 0, draft: 0, scheduled: 0, published: 0, bin: 0 };
  for (const post of posts) {
    const state = stateOf(post, now);
    counts[state] += 1;
    if (state !== 'bin') counts.all += 1;
  }
  return counts;
}
