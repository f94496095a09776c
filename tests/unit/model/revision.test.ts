import { expect, it } from 'vitest';
import { lastModified } from '#model/revision.ts';

it('lastmod is the newest row a page shows, where that is later than its words', () => {
  expect(lastModified('2026-01-01', '2026-03-05T10:00:00Z', '2026-02-01T00:00:00Z', null)).toBe('2026-03-05');
});

it('lastmod is the revision of the words, where that is later or no row is shown', () => {
  expect(lastModified('2026-04-01', '2026-03-05T10:00:00Z')).toBe('2026-04-01');
  expect(lastModified('2026-04-01')).toBe('2026-04-01');
});
