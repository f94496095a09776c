import { describe, expect, it } from 'vitest';
import { type EditorState, initialState } from '#staff/editor/editor-state.ts';
import { contentOf } from '#staff/editor/form/post-content.ts';
import type { SaveState } from '#staff/editor/saving/save-state.ts';
import { saveStatus } from '#staff/editor/saving/save-status.ts';
import { postDraft, postRow, theirPost } from './post-row.ts';

const NOW = new Date('2026-06-08T12:00:00Z');
const OPENED = { row: postRow(), draft: null, content: contentOf(postRow()), copy: null, theirs: null, isGone: false };

const statusOf = (save: SaveState, over: Partial<EditorState> = {}) =>
  saveStatus({ ...initialState(OPENED), save, ...over }, NOW);
const textOf = (save: SaveState, over?: Partial<EditorState>): string => statusOf(save, over).text;

describe('the save status', () => {
  it('shows when the post was saved', () => {
    expect(textOf({ kind: 'saved', at: NOW.toISOString() })).toMatch(/^Saved at \d+:\d\d\s[AP]M$/);
  });

  it('shows where unsaved text is kept while offline', () => {
    expect(textOf({ kind: 'offline', attempts: 1 })).toBe('Not saved: no network. Your text is kept in this browser.');
    expect(textOf({ kind: 'offline', attempts: 1 }, { localCopies: 'unavailable' })).toBe(
      'Not saved: no network. Leave this page open until it is saved.',
    );
  });

  it('shows why a draft cannot be saved', () => {
    const content = { ...contentOf(postRow()), title: ' ' };
    expect(textOf({ kind: 'unsaved' }, { content })).toBe(
      'Not saved: Give the post a title. Your text is kept in this browser.',
    );
    expect(textOf({ kind: 'unsaved' })).toBe('Not saved yet');
  });

  it('says of a pending draft that it is saved and not published', () => {
    const row = postRow({ status: 'published', published_at: '2026-06-01T12:00:00+00:00' });
    expect(textOf({ kind: 'saved', at: NOW.toISOString() }, { row, draft: postDraft() })).toMatch(
      /^Saved at \d+:\d\d\s[AP]M, not published$/,
    );
    expect(textOf({ kind: 'unsaved' }, { row })).toBe('Not saved yet');
  });

  it.each([
    { kind: 'conflict', theirs: theirPost(), open: false },
    { kind: 'gone' },
    { kind: 'signed-out' },
  ] satisfies SaveState[])('requires an action in the state $kind', (save) => {
    expect(statusOf(save).tone).toBe('needs-you');
  });
});
