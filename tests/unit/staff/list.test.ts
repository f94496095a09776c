import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listed, countsOf } from '#staff/dashboard/listed.ts';
import { readListQuery, SHOWN, SORTS, WHOLE_LIST, writeListQuery } from '#staff/dashboard/list-query.ts';
import type { PostSummary } from '#staff/store/post-row.ts';

const NOW = '2026-06-01T00:00:00+00:00';

const post = (title: string, own: Partial<PostSummary> = {}): PostSummary => ({
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
  ...own,
});

const POSTS = [
  post('draft'),
  post('due', { status: 'scheduled', published_at: '2026-05-31T00:00:00+00:00' }),
  post('later', { status: 'scheduled', published_at: '2026-06-02T00:00:00+00:00' }),
  post('out', { status: 'published', published_at: '2026-01-01T00:00:00+00:00', author: 'Renée', tags: ['roof'] }),
  post('binned', { status: 'published', published_at: '2026-01-01T00:00:00+00:00', deleted_at: NOW }),
];

const titles = (query: Partial<typeof WHOLE_LIST>): string[] =>
  listed(POSTS, { ...WHOLE_LIST, ...query }, NOW).map(({ title }) => title);

describe('the list of posts', () => {
  it('counts a scheduled post as published once its time has come', () => {
    expect(titles({ shown: 'published', sort: 'title' })).toEqual(['due', 'out']);
    expect(titles({ shown: 'scheduled' })).toEqual(['later']);
    expect(countsOf(POSTS, NOW)).toEqual({ all: 4, draft: 1, scheduled: 1, published: 2, bin: 1 });
  });

  it('keeps the bin apart', () => {
    expect(titles({})).not.toContain('binned');
    expect(titles({ shown: 'bin' })).toEqual(['binned']);
  });

  it('finds words in any order, without accents, in title, author and tags', () => {
    expect(titles({ search: ' ROOF renee ' })).toEqual(['out']);
    expect(titles({ search: 'roof draft' })).toEqual([]);
  });

  it('puts drafts last by publishing date', () => {
    expect(titles({ sort: 'published' })).toEqual(['later', 'due', 'out', 'draft']);
  });
});

describe('the query in the address', () => {
  it('comes back as it was written', () => {
    const queries = fc.record({
      search: fc.string({ unit: 'grapheme' }),
      shown: fc.constantFrom(...SHOWN),
      sort: fc.constantFrom(...SORTS),
    });
    fc.assert(
      fc.property(queries, (query) => {
        expect(readListQuery(writeListQuery(query))).toEqual(query);
      }),
    );
  });

  it('is left out for the whole list, and what it does not know is ignored', () => {
    expect(writeListQuery(WHOLE_LIST)).toBe('');
    expect(readListQuery('?show=__proto__&sort=price&binned=1')).toEqual(WHOLE_LIST);
  });
});
