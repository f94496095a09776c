import { describe, expect, it } from 'vitest';
import { postRow } from './post-row.ts';
import { outlookOf, standingFor } from '#staff/editor/standing.ts';

const NOW = new Date('2026-06-08T12:00:00Z');
const PAST = '2026-06-01T12:00:00+00:00';
const FUTURE = '2026-07-01T12:00:00+00:00';

describe('where a post stands', () => {
  it('is public once the time of a scheduled one has come', () => {
    expect(outlookOf(null, NOW)).toBe('draft');
    expect(outlookOf(postRow({ status: 'scheduled', published_at: FUTURE }), NOW)).toBe('scheduled');
    expect(outlookOf(postRow({ status: 'scheduled', published_at: PAST }), NOW)).toBe('public');
    expect(outlookOf(postRow({ status: 'published', published_at: PAST }), NOW)).toBe('public');
  });

  it('does not change when only its text is saved', () => {
    const row = postRow({ status: 'scheduled', published_at: FUTURE });
    expect(standingFor({ kind: 'keep' }, row, NOW)).toEqual({ status: 'scheduled', published_at: FUTURE });
    expect(standingFor({ kind: 'keep' }, null, NOW)).toEqual({ status: 'draft', published_at: null });
  });

  it('keeps the first day on which visitors saw it', () => {
    const out = postRow({ status: 'published', published_at: PAST });
    const back = standingFor({ kind: 'unpublish' }, out, NOW);
    expect(back).toEqual({ status: 'draft', published_at: PAST });
    expect(standingFor({ kind: 'publish' }, postRow(back), NOW)).toEqual({ status: 'published', published_at: PAST });
  });

  it('forgets a time that has not come when it is published now, or a draft again', () => {
    const waiting = postRow({ status: 'scheduled', published_at: FUTURE });
    expect(standingFor({ kind: 'publish' }, waiting, NOW)).toEqual({ status: 'published', published_at: null });
    expect(standingFor({ kind: 'unpublish' }, waiting, NOW)).toEqual({ status: 'draft', published_at: null });
  });
});
