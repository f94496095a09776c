import { describe, expect, it } from 'vitest';
import { buildFacts } from '#data/build-facts.ts';
import type { BuildFacts } from '#model/build-facts.ts';
import type { Rows } from '#model/rows/tables.ts';
import { onSite, type Standing } from '#staff/freshness/on-site.ts';
import { siteState } from '#staff/freshness/site-state.ts';
import { smallRows } from '#tests/support/small-rows.ts';

const NOW = '2026-06-05T00:00:00+00:00';
const BUILT = '2026-05-01T12:00:00+00:00';
const NONE = { cities: 0, services: 0, neighborhoods: 0 };

const post = (id: string, own: Partial<Standing> = {}): Standing => ({
  id,
  status: 'published',
  published_at: BUILT,
  deleted_at: null,
  updated_at: BUILT,
  ...own,
});

const facts = (own: Partial<BuildFacts> = {}): BuildFacts => ({
  takenAt: '2026-06-01T00:00:00Z',
  fromStore: true,
  tables: Object.fromEntries(
    ['cities', 'services', 'neighborhoods'].map((t) => [t, { rows: 0, newest: null }]),
  ) as BuildFacts['tables'],
  posts: { a: '2026-05-01T12:00:00Z', b: BUILT },
  ...own,
});

describe('a post and the public site', () => {
  it.each([
    ['as it was built', post('a'), 'current'],
    ['written since', post('a', { updated_at: NOW }), 'changed'],
    ['published since', post('c'), 'new'],
    ['scheduled, its time come', post('c', { status: 'scheduled' }), 'new'],
    ['scheduled', post('c', { status: 'scheduled', published_at: '2026-07-01T00:00:00+00:00' }), 'absent'],
    ['unpublished', post('a', { status: 'draft' }), 'leaving'],
    ['in the bin', post('a', { deleted_at: NOW }), 'leaving'],
    ['a draft', post('c', { status: 'draft' }), 'absent'],
  ] as const)('%s', (_, standing, expected) => {
    expect(onSite(standing, facts(), NOW)).toBe(expected);
  });
});

describe('the public site', () => {
  it('is up to date when the store holds what it was built from, whatever drafts there are', () => {
    expect(siteState([post('a'), post('b'), post('c', { status: 'draft' })], NONE, facts(), NOW)).toEqual({
      kind: 'current',
    });
  });

  it('is behind by posts that changed, came or went, and by rows of the other tables', () => {
    const posts = [post('a', { updated_at: NOW }), post('c')];
    expect(siteState(posts, { ...NONE, cities: 1, neighborhoods: 2 }, facts(), NOW)).toEqual({
      kind: 'behind',
      changes: '3 posts, 1 city, and 2 neighborhoods',
      since: '2026-06-01T00:00:00Z',
    });
    expect(siteState([post('a'), post('b'), post('c')], NONE, facts(), NOW)).toMatchObject({ changes: '1 post' });
  });

  it('built from other data is not called behind', () => {
    const sample = facts({ fromStore: false });
    expect(siteState([post('x')], NONE, sample, NOW)).toEqual({ kind: 'other-data' });
    expect(siteState([post('a', { updated_at: NOW }), post('b')], NONE, sample, NOW)).toMatchObject({ kind: 'behind' });
    expect(siteState([post('x')], NONE, facts(), NOW)).toMatchObject({ kind: 'behind' });
  });
});

describe('the facts of a build', () => {
  const order = {
    rows: smallRows() as unknown as Rows,
    manifest: { takenAt: NOW, source: 'https://store.example' },
    at: '2026-06-01',
    storeUrl: 'https://store.example/',
  };

  it('name the posts that are out, the rows of each table and the newest change', () => {
    expect(buildFacts(order)).toMatchObject({
      takenAt: NOW,
      fromStore: true,
      tables: {
        cities: { rows: 3, newest: '2026-04-02T08:00:00Z' },
        neighborhoods: { rows: 4, newest: '2026-05-05T10:00:00Z' },
      },
      posts: { published: '2026-03-01T12:00:00Z' },
    });
    expect(Object.keys(buildFacts(order).posts)).toEqual(['published']);
    expect(Object.keys(buildFacts({ ...order, at: '2026-07-01' }).posts)).toEqual(['published', 'scheduled']);
  });

  it('tell whether they are of the store that the site is configured for', () => {
    expect(buildFacts({ ...order, storeUrl: 'https://other.example' }).fromStore).toBe(false);
    expect(buildFacts({ ...order, storeUrl: undefined }).fromStore).toBe(false);
  });
});
