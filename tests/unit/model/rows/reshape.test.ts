import { expect, it } from 'vitest';
import { coordinatesOf, isPublic, toCity, toNeighborhood, toPost } from '#model/rows/reshape.ts';
import { type Row } from '#model/rows/tables.ts';
import { parsedSmallRows } from '#tests/support/small-model.ts';

const post = (slug: string): Row<'posts'> => parsedSmallRows().posts.find((row) => row.slug === slug)!;

it.each([
  ['published', '2027-01-01', true],
  ['published', '2026-02-01T12:00:00Z', true],
  // The time of a build may be a day, which begins before what was published on it.
  ['published', '2026-02-01', true],
  ['published', '2026-01-31', false],
  // 22:30 UTC
  ['published', '2026-02-01T00:30:00+02:00', false],
  ['draft', '2027-01-01', false],
  ['binned', '2027-01-01', false],
  ['scheduled', '2026-06-10T11:59:59Z', false],
  ['scheduled', '2026-06-10T12:00:00Z', true],
  // 11:30 UTC
  ['scheduled', '2026-06-10T13:30:00+02:00', false],
])('publishes a %s post at %s: %s', (slug, at, expected) => {
  expect(isPublic(post(slug), at)).toBe(expected);
});

it('publishes a published post without a time', () => {
  expect(isPublic({ ...post('published'), published_at: null }, '2026-01-01')).toBe(true);
});

it('does not publish a scheduled post without a time', () => {
  expect(isPublic({ ...post('scheduled'), published_at: null }, '2027-01-01')).toBe(false);
});

it('ignores a latitude without a longitude', () => {
  expect(coordinatesOf({ latitude: 34, longitude: null })).toBeNull();
  expect(coordinatesOf({ latitude: 34, longitude: -81 })).toEqual({ latitude: 34, longitude: -81 });
});

it('dates a post by the clock of the company, not by UTC', () => {
  const row = { ...post('published'), published_at: '2026-06-09T01:30:00+00:00' };
  expect(toPost(row, 'America/New_York').publishedOn).toBe('2026-06-08');
  expect(toPost({ ...row, published_at: '2026-06-08T14:00:00+00:00' }, 'America/New_York').publishedOn).toBe(
    '2026-06-08',
  );
});

it('names each landmark, road and business of a place once', () => {
  const rows = parsedSmallRows();
  const names = ['Sims Park', 'Owens Field', 'Sims Park'];
  const row = { ...rows.neighborhoods[0]!, landmarks: names, roads: names, local_businesses: names };
  const place = toNeighborhood(row, toCity(rows.cities[0]!, null));
  for (const list of [place.landmarks, place.roads, place.localBusinesses])
    expect(list).toEqual(['Sims Park', 'Owens Field']);
});
