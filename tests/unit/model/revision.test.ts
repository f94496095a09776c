import { expect, it } from 'vitest';
import { lastModified } from '#model/revision.ts';

it('uses the newest row as lastmod if it is newer than the page’s texts', () => {
  expect(lastModified('2026-01-01', '2026-03-05T10:00:00Z', '2026-02-01T00:00:00Z', null)).toBe('2026-03-05');
});

it('uses the texts’ revision as lastmod if it is newer or the page shows no rows', () => {
  expect(lastModified('2026-04-01', '2026-03-05T10:00:00Z')).toBe('2026-04-01');
  expect(lastModified('2026-04-01')).toBe('2026-04-01');
});
