import { describe, expect, it } from 'vitest';
import { postRow } from './post-row.ts';
import type { DeskState } from '#staff/editor/desk-state.ts';
import type { Saving } from '#staff/editor/saving.ts';
import { savingWords } from '#staff/editor/saving-words.ts';
import { wordsOf } from '#staff/editor/words.ts';

const NOW = new Date('2026-06-08T12:00:00Z');
const state = (saving: Saving, over: Partial<DeskState> = {}): DeskState => ({
  words: wordsOf(postRow()),
  row: postRow(),
  isSlugOwn: false,
  taken: null,
  saving,
  keeping: 'works',
  restoredAt: null,
  outcome: null,
  edition: 0,
  ...over,
});
const says = (saving: Saving, over?: Partial<DeskState>): string => savingWords(state(saving, over), NOW).text;

describe('the line about saving', () => {
  it('says that everything is saved, and when', () => {
    expect(says({ kind: 'saved', at: NOW.toISOString() })).toMatch(/^Saved at \d+:\d\d\s[AP]M$/);
  });

  it('says that nothing is lost without a network, and where it is', () => {
    expect(says({ kind: 'offline', tries: 1 })).toBe('Not saved: no network. Your text is kept in this browser.');
    expect(says({ kind: 'offline', tries: 1 }, { keeping: 'denied' })).toBe(
      'Not saved: no network. Leave this page open until it is saved.',
    );
  });

  it('says what keeps a draft from being saved', () => {
    const words = { ...wordsOf(postRow()), title: ' ' };
    expect(says({ kind: 'unsaved' }, { words })).toBe(
      'Not saved: Give the post a title. Your text is kept in this browser.',
    );
    expect(says({ kind: 'unsaved' })).toBe('Not saved yet');
  });

  it('says of a public post that its text waits for Update', () => {
    const row = postRow({ status: 'published', published_at: '2026-06-01T12:00:00+00:00' });
    expect(says({ kind: 'unsaved' }, { row })).toContain('press Update');
  });

  it('asks for a person where one has to decide', () => {
    const kinds: Saving[] = [
      { kind: 'conflict', theirs: postRow(), open: false },
      { kind: 'gone' },
      { kind: 'signed-out' },
    ];
    expect(kinds.map((saving) => savingWords(state(saving), NOW).tone)).toEqual([
      'needs-you',
      'needs-you',
      'needs-you',
    ]);
  });
});
