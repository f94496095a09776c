import { describe, expect, it } from 'vitest';
import { publishStateFor, visibilityAt } from '#staff/editor/publishing/publish-state.ts';

const NOW = new Date('2026-06-08T12:00:00Z');
const PAST = '2026-06-01T12:00:00+00:00';
const FUTURE = '2026-07-01T12:00:00+00:00';

describe('the publish state of a post', () => {
  it('makes a scheduled post public once its time has come', () => {
    expect(visibilityAt(null, NOW)).toBe('draft');
    expect(visibilityAt({ status: 'scheduled', published_at: FUTURE }, NOW)).toBe('scheduled');
    expect(visibilityAt({ status: 'scheduled', published_at: PAST }, NOW)).toBe('public');
    expect(visibilityAt({ status: 'published', published_at: PAST }, NOW)).toBe('public');
  });

  it('does not change when only the content is saved', () => {
    const scheduled = { status: 'scheduled', published_at: FUTURE } as const;
    expect(publishStateFor({ kind: 'keep' }, scheduled, NOW)).toEqual(scheduled);
    expect(publishStateFor({ kind: 'keep' }, null, NOW)).toEqual({ status: 'draft', published_at: null });
  });

  it('keeps the first publishing time when a post is unpublished and published again', () => {
    const unpublished = publishStateFor({ kind: 'unpublish' }, { status: 'published', published_at: PAST }, NOW);
    expect(unpublished).toEqual({ status: 'draft', published_at: PAST });
    expect(publishStateFor({ kind: 'publish' }, unpublished, NOW)).toEqual({
      status: 'published',
      published_at: PAST,
    });
  });

  it('drops a future time when a scheduled post is published now or made a draft', () => {
    const scheduled = { status: 'scheduled', published_at: FUTURE } as const;
    expect(publishStateFor({ kind: 'publish' }, scheduled, NOW)).toEqual({ status: 'published', published_at: null });
    expect(publishStateFor({ kind: 'unpublish' }, scheduled, NOW)).toEqual({ status: 'draft', published_at: null });
  });
});
