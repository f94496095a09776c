import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPosts, filterPosts } from '#staff/dashboard/filter-posts.ts';
import {
  DEFAULT_QUERY,
  FILTERS,
  type ListQuery,
  readListQuery,
  SORTS,
  writeListQuery,
} from '#staff/dashboard/list-query.ts';
import type { PostSummary } from '#staff/store/post-row.ts';

const NOW = '2026-06-01T00:00:00+00:00';

const post = (title: string, over: Partial<PostSummary> = {}): PostSummary => ({
  id: title,
  slug: title,
  title,
  author: 'The crew',
  tags: [],
  status: 'draft',
  published_at: null,
  created_by: null,
  created_at: NOW,
  updated_at: NOW,
  deleted_at: null,
  ...over,
});

const POSTS = [
  post('draft'),
  post('due', { status: 'scheduled', published_at: '2026-05-31T00:00:00+00:00' }),
  post('later', { status: 'scheduled', published_at: '2026-06-02T00:00:00+00:00' }),
  post('out', { status: 'published', published_at: '2026-01-01T00:00:00+00:00', author: 'Renée', tags: ['roof'] }),
  post('binned', { status: 'published', published_at: '2026-01-01T00:00:00+00:00', deleted_at: NOW }),
];

const titles = (query: Partial<ListQuery>): string[] =>
  filterPosts(POSTS, { ...DEFAULT_QUERY, ...query }, NOW).map(({ title }) => title);

describe('the list of posts', () => {
  it('treats a scheduled post as published once its time has come', () => {
    expect(titles({ filter: 'published', sort: 'title' })).toEqual(['due', 'out']);
    expect(titles({ filter: 'scheduled' })).toEqual(['later']);
    expect(countPosts(POSTS, NOW)).toEqual({ all: 4, draft: 1, scheduled: 1, published: 2, bin: 1 });
  });

  it('shows a post that was just published as published, although this computer’s clock is behind the store’s', () => {
    const posts = [post('out', { status: 'published', published_at: '2026-06-01T00:02:00+00:00' })];
    expect(filterPosts(posts, { ...DEFAULT_QUERY, filter: 'published' }, NOW)).toEqual(posts);
  });

  it('shows posts in the bin only under that filter', () => {
    expect(titles({})).not.toContain('binned');
    expect(titles({ filter: 'bin' })).toEqual(['binned']);
  });

  it('finds words in any order, ignoring accents, in title, author and tags', () => {
    expect(titles({ search: ' ROOF renee ' })).toEqual(['out']);
    expect(titles({ search: 'roof draft' })).toEqual([]);
  });

  it('sorts by last change at first', () => {
    const posts = [post('old', { updated_at: '2026-01-01T00:00:00+00:00' }), post('new')];
    expect(filterPosts(posts, DEFAULT_QUERY, NOW).map(({ title }) => title)).toEqual(['new', 'old']);
  });

  it('sorts drafts last by publishing date', () => {
    expect(titles({ sort: 'published' })).toEqual(['later', 'due', 'out', 'draft']);
  });
});

describe('the list query in the address', () => {
  it('survives a round trip', () => {
    const queries = fc.record({
      search: fc.string({ unit: 'grapheme' }),
      filter: fc.constantFrom(...FILTERS),
      sort: fc.constantFrom(...SORTS),
    });
    fc.assert(
      fc.property(queries, (query) => {
        expect(readListQuery(writeListQuery(query))).toEqual(query);
      }),
      { seed: 42 },
    );
  });

  it('is empty for the default list and ignores unknown values', () => {
    expect(writeListQuery(DEFAULT_QUERY)).toBe('');
    expect(readListQuery('?show=__proto__&sort=price&binned=1')).toEqual(DEFAULT_QUERY);
  });
});
