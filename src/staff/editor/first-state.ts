import type { DeskState } from './desk-state.ts';
import type { Opened } from './opening.ts';
import type { Saving } from './saving.ts';
import { isSlugOfTitle, slugOf } from './slug.ts';

function firstSaving({ row, copy, theirs, gone }: Opened): Saving {
  if (gone) return { kind: 'gone' };
  if (theirs !== null) return { kind: 'conflict', theirs, open: true };
  if (copy !== null) return { kind: 'unsaved' };
  return row === null ? { kind: 'new' } : { kind: 'saved', at: row.updated_at };
}

/** The state of a desk on which a post has just been put. */
export const firstState = (opened: Opened): DeskState => {
  const { row, words, copy } = opened;
  return {
    words,
    row,
    isSlugOwn:
      row === null
        ? words.slug !== slugOf(words.title)
        : row.status !== 'draft' || !isSlugOfTitle(words.slug, words.title),
    taken: null,
    saving: firstSaving(opened),
    keeping: 'works',
    restoredAt: copy?.at ?? null,
    outcome: null,
    edition: 0,
  };
};
