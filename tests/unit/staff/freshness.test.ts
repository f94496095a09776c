import { describe, expect, it } from 'vitest';
import { buildFacts } from '#data/build-facts.ts';
import { type BuildFacts, COUNTED_TABLES } from '#model/build-facts.ts';
import type { Rows } from '#model/rows/tables.ts';
import { setAside, setAsideList } from '#model/set-aside.ts';
import { buildStatus, type PostVersion, siteFreshness, type TableChanges } from '#staff/freshness/freshness.ts';
import { smallRows } from '#tests/support/small-rows.ts';

const NOW = '2026-06-05T00:00:00+00:00';
const BUILT = '2026-05-01T12:00:00+00:00';
const ISSUE = { file: '', row: 'a-row', field: 'name', value: '7', expected: 'a text' };
const NO_CHANGES = Object.fromEntries(COUNTED_TABLES.map((table) => [table, 0])) as TableChanges;

const post = (id: string, over: Partial<PostVersion> = {}): PostVersion => ({
  id,
  status: 'published',
  published_at: BUILT,
  deleted_at: null,
  updated_at: BUILT,
  ...over,
});

const facts = (over: Partial<BuildFacts> = {}): BuildFacts => ({
  takenAt: '2026-06-01T00:00:00Z',
  fromStore: true,
  tables: Object.fromEntries(COUNTED_TABLES.map((table) => [table, { rows: 0, newest: null }])) as BuildFacts['tables'],
  rows: { cities: 0, services: 0, neighborhoods: 0, posts: 2 },
  setAside: { count: 0, first: [] },
  posts: { a: '2026-05-01T12:00:00Z', b: BUILT },
  ...over,
});

describe('a post compared with the last build', () => {
  it.each([
    ['unchanged since', post('a'), 'current'],
    ['edited since', post('a', { updated_at: NOW }), 'changed'],
    ['published since', post('c'), 'new'],
    ['scheduled, and its time has come', post('c', { status: 'scheduled' }), 'new'],
    ['scheduled for later', post('c', { status: 'scheduled', published_at: '2026-07-01T00:00:00+00:00' }), 'absent'],
    ['published since, by a clock ahead of this one', post('c', { published_at: '2026-06-05T00:02:00+00:00' }), 'new'],
    ['unpublished since', post('a', { status: 'draft' }), 'leaving'],
    ['moved to the bin since', post('a', { deleted_at: NOW }), 'leaving'],
    ['a draft', post('c', { status: 'draft' }), 'absent'],
  ] as const)('%s', (_, version, expected) => {
    expect(buildStatus(version, facts(), NOW)).toBe(expected);
  });
});

describe('the public site', () => {
  it('is up to date when the store has the rows it was built from, regardless of drafts', () => {
    const posts = [post('a'), post('b'), post('c', { status: 'draft' })];
    expect(siteFreshness(posts, NO_CHANGES, facts(), NOW)).toEqual({ kind: 'current' });
  });

  it('is behind when posts or rows of other tables were changed, added or deleted', () => {
    const posts = [post('a', { updated_at: NOW }), post('c')];
    expect(siteFreshness(posts, { ...NO_CHANGES, cities: 1, neighborhoods: 2 }, facts(), NOW)).toEqual({
      kind: 'behind',
      changes: '3 posts, 1 city, and 2 neighborhoods',
      since: '2026-06-01T00:00:00Z',
    });
    expect(siteFreshness([post('a'), post('b'), post('c')], NO_CHANGES, facts(), NOW)).toMatchObject({
      changes: '1 post',
    });
  });

  it('waits for nobody’s build with a post that was set aside, until somebody changes the post', () => {
    const built = facts({ setAside: setAsideList(setAside('posts', 'c', [ISSUE], 'left out')) });
    const posts = [post('a'), post('b'), post('c')];
    expect(siteFreshness(posts, NO_CHANGES, facts(), NOW)).toMatchObject({ kind: 'behind' });
    expect(siteFreshness(posts, NO_CHANGES, built, NOW)).toEqual({ kind: 'current' });
    const corrected = [post('a'), post('b'), post('c', { updated_at: NOW })];
    expect(siteFreshness(corrected, NO_CHANGES, built, NOW)).toMatchObject({ kind: 'behind', changes: '1 post' });
  });

  it('counts as built from other data when it shares no post with the store', () => {
    const sample = facts({ fromStore: false });
    const related = [post('a', { updated_at: NOW }), post('b')];
    expect(siteFreshness([post('x')], NO_CHANGES, sample, NOW)).toEqual({ kind: 'other-data' });
    expect(siteFreshness(related, NO_CHANGES, sample, NOW)).toMatchObject({ kind: 'behind' });
    expect(siteFreshness([post('x')], NO_CHANGES, facts(), NOW)).toMatchObject({ kind: 'behind' });
  });
});

describe('the facts of a build', () => {
  const entry = { rows: 0, sha256: '' };
  const TABLE_ENTRIES = { cities: entry, services: entry, neighborhoods: entry, posts: entry };
  const input = {
    rows: smallRows() as unknown as Rows,
    manifest: { takenAt: NOW, source: 'https://store.example', tables: TABLE_ENTRIES },
    setAside: setAsideList([]),
    at: '2026-06-01',
    storeUrl: 'https://store.example/',
  };

  it('list the public posts, and the row count and newest change of each table', () => {
    expect(buildFacts(input)).toMatchObject({
      takenAt: NOW,
      fromStore: true,
      tables: {
        cities: { rows: 3, newest: '2026-04-02T08:00:00Z' },
        neighborhoods: { rows: 4, newest: '2026-05-05T10:00:00Z' },
      },
      posts: { published: '2026-03-01T12:00:00Z' },
    });
    expect(Object.keys(buildFacts(input).posts)).toEqual(['published']);
    expect(Object.keys(buildFacts({ ...input, at: '2026-07-01' }).posts)).toEqual(['published', 'scheduled']);
  });

  it('count what the store had, so that a row that was left out does not look like a change', () => {
    const store = { rows: 5, newest: NOW };
    const manifest = { ...input.manifest, tables: { ...TABLE_ENTRIES, neighborhoods: { ...entry, store } } };
    const built = buildFacts({ ...input, manifest });
    expect(built.tables.neighborhoods).toEqual(store);
    expect(built.rows.neighborhoods).toBe(input.rows.neighborhoods.length);
  });

  it('include what was set aside', () => {
    const list = setAsideList(setAside('cities', '1', [ISSUE], 'last good version kept'));
    expect(buildFacts({ ...input, setAside: list }).setAside).toEqual({
      count: 1,
      first: [expect.objectContaining({ id: '1' })],
    });
  });

  it('include whether the snapshot is from the configured store', () => {
    expect(buildFacts({ ...input, storeUrl: 'https://other.example' }).fromStore).toBe(false);
    expect(buildFacts({ ...input, storeUrl: undefined }).fromStore).toBe(false);
  });
});
