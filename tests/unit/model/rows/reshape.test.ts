import { expect, it } from 'vitest';
import { coordinatesOf, isPublic } from '#model/rows/reshape.ts';
import { type Row } from '#model/rows/tables.ts';
import { parsedSmallRows } from '#tests/support/small-model.ts';

const post = (slug: string): Row<'posts'> => parsedSmallRows().posts.find((row) => row.slug === slug)!;

it('a published post is public, a draft and one in the bin never are', () => {
  const at = '2027-01-01';
  expect(isPublic(post('published'), at)).toBe(true);
  expect(isPublic(post('draft'), at)).toBe(false);
  expect(isPublic(post('binned'), at)).toBe(false);
});

it('a scheduled post is public from its time on', () => {
  expect(isPublic(post('scheduled'), '2026-06-10T11:59:59Z')).toBe(false);
  expect(isPublic(post('scheduled'), '2026-06-10T12:00:00Z')).toBe(true);
  expect(isPublic(post('scheduled'), '2026-06-10T13:30:00+02:00'), 'an offset counts').toBe(false);
});

it('a scheduled post without a time is not public', () => {
  expect(isPublic({ ...post('scheduled'), published_at: null }, '2027-01-01')).toBe(false);
});

it('half of a pair of coordinates is none', () => {
  expect(coordinatesOf({ latitude: 34, longitude: null })).toBeNull();
  expect(coordinatesOf({ latitude: 34, longitude: -81 })).toEqual({ latitude: 34, longitude: -81 });
});
