import { isOut, type PostSummary } from '#staff/store/post-row.ts';
import type { Filter, ListQuery, Sort } from './list-query.ts';

/** A post's state in the list. A scheduled post whose time has come is published. */
export type ListState = Exclude<Filter, 'all'>;

/** Returns a post's state at an ISO instant. */
export function listState(post: Pick<PostSummary, 'status' | 'published_at' | 'deleted_at'>, now: string): ListState {
  if (post.deleted_at !== null) return 'bin';
  if (post.status === 'draft') return 'draft';
  return isOut(post, now) ? 'published' : 'scheduled';
}

const timestamp = (iso: string | null): number => (iso === null ? -Infinity : Date.parse(iso));

type Compare = (a: PostSummary, b: PostSummary) => number;

const byLastChange: Compare = (a, b) => timestamp(b.updated_at) - timestamp(a.updated_at);

const COMPARE: Readonly<Record<Sort, Compare>> = {
  changed: byLastChange,
  title: (a, b) => a.title.localeCompare(b.title, 'en-US', { numeric: true }),
  // Drafts have no publishing date: they come last, most recently changed first.
  published: (a, b) =>
    a.published_at === b.published_at ? byLastChange(a, b) : timestamp(b.published_at) - timestamp(a.published_at),
};

/** Lowercases a text and strips its accents. */
const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Whether every search word occurs in the title, the author or a tag. */
function matchesSearch(post: PostSummary, search: string): boolean {
  const text = normalize([post.title, post.author, ...post.tags].join('\n'));
  return normalize(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const matchesFilter = (state: ListState, filter: Filter): boolean =>
  filter === 'all' ? state !== 'bin' : state === filter;

/** Filters and sorts posts by a query. */
export const filterPosts = (posts: readonly PostSummary[], query: ListQuery, now: string): PostSummary[] =>
  posts
    .filter((post) => matchesFilter(listState(post, now), query.filter) && matchesSearch(post, query.search))
    .sort(COMPARE[query.sort]);

/** Counts the posts of each filter. */
export function countPosts(posts: readonly PostSummary[], now: string): Readonly<Record<Filter, number>> {
  const counts = { all: 0, draft: 0, scheduled: 0, published: 0, bin: 0 };
  for (const post of posts) {
    const state = listState(post, now);
    counts[state] += 1;
    if (state !== 'bin') counts.all += 1;
  }
  return counts;
}
