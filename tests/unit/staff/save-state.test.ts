import { describe, expect, it } from 'vitest';
import { AUTOSAVE_MS, isUnsaved, nextSaveState, saveDelay, type SaveState } from '#staff/editor/saving/save-state.ts';
import { type StoreErrorKind, storeError } from '#staff/store/errors.ts';
import { theirPost } from './post-row.ts';

const AT = '2026-06-08T14:14:00+00:00';

const edited = (over: { differs?: boolean; autosaves?: boolean; storedAt?: string | null } = {}) =>
  ({ kind: 'edited', differs: true, autosaves: true, storedAt: AT, ...over }) as const;
const failed = (kind: StoreErrorKind) => ({ kind: 'failed', error: storeError(kind) }) as const;

const SAVED: SaveState = { kind: 'saved', at: AT };
const SAVING: SaveState = { kind: 'saving', attempts: 0 };
const CONFLICT: SaveState = { kind: 'conflict', theirs: theirPost(), open: true };

describe('the save state', () => {
  it('is unsaved after an edit, and saved again once the edit is undone', () => {
    expect(nextSaveState({ kind: 'new' }, edited({ storedAt: null }))).toEqual({ kind: 'unsaved' });
    expect(nextSaveState(SAVED, edited())).toEqual({ kind: 'unsaved' });
    expect(nextSaveState({ kind: 'unsaved' }, edited({ differs: false }))).toEqual(SAVED);
    expect(nextSaveState({ kind: 'unsaved' }, edited({ differs: false, storedAt: null }))).toEqual({ kind: 'new' });
  });

  it('is unsaved after a save during which the post was edited', () => {
    const during = nextSaveState(SAVING, edited());
    expect(during).toEqual(SAVING);
    expect(nextSaveState(during, { kind: 'stored', at: AT, differs: true })).toEqual({ kind: 'unsaved' });
    expect(nextSaveState(SAVING, { kind: 'stored', at: AT, differs: false })).toEqual(SAVED);
  });

  it('counts failed attempts until a save succeeds', () => {
    const once = nextSaveState(SAVING, failed('offline'));
    expect(once).toEqual({ kind: 'offline', attempts: 1 });
    const twice = nextSaveState(nextSaveState(once, { kind: 'sent' }), failed('offline'));
    expect(twice).toEqual({ kind: 'offline', attempts: 2 });
    const stored = nextSaveState(nextSaveState(twice, { kind: 'sent' }), { kind: 'stored', at: AT, differs: false });
    expect(nextSaveState(nextSaveState(stored, { kind: 'sent' }), failed('offline'))).toEqual(once);
  });

  it.each([
    ['offline', 'offline'],
    ['signed-out', 'signed-out'],
    ['taken', 'failed'],
    ['unknown', 'failed'],
  ] as const)('after the error %s is %s', (error, kind) => {
    expect(nextSaveState(SAVING, failed(error)).kind).toBe(kind);
  });

  it.each([CONFLICT, { kind: 'gone' }, { kind: 'signed-out' }] satisfies SaveState[])(
    'stays $kind while the post is edited',
    (state) => {
      expect(nextSaveState(state, edited())).toBe(state);
    },
  );

  it('stays offline while a post is edited; one that is not saved automatically, such as one without a title, becomes unsaved', () => {
    const offline: SaveState = { kind: 'offline', attempts: 3 };
    expect(nextSaveState(offline, edited())).toBe(offline);
    expect(nextSaveState(offline, edited({ autosaves: false }))).toEqual({ kind: 'unsaved' });
  });

  it('keeps a dismissed conflict, which can be reopened', () => {
    const dismissed = nextSaveState(CONFLICT, { kind: 'conflict-dismissed' });
    expect(dismissed).toMatchObject({ kind: 'conflict', open: false });
    expect(nextSaveState(dismissed, { kind: 'conflict-reopened' })).toEqual(CONFLICT);
  });

  it('changes from signed-out to unsaved after signing in again, and no other state changes', () => {
    expect(nextSaveState({ kind: 'signed-out' }, { kind: 'signed-in' })).toEqual({ kind: 'unsaved' });
    expect(nextSaveState(CONFLICT, { kind: 'signed-in' })).toBe(CONFLICT);
  });

  it('counts as unsaved unless the store has everything', () => {
    const safe: SaveState[] = [{ kind: 'new' }, SAVED];
    expect(safe.some(isUnsaved)).toBe(false);
    const unsafe: SaveState[] = [
      { kind: 'unsaved' },
      SAVING,
      { kind: 'offline', attempts: 1 },
      CONFLICT,
      { kind: 'gone' },
    ];
    expect(unsafe.every(isUnsaved)).toBe(true);
  });
});

describe('an automatic save', () => {
  const offline = (attempts: number): SaveState => ({ kind: 'offline', attempts });

  it('runs three seconds after the last edit of a draft', () => {
    expect(saveDelay({ kind: 'unsaved' }, { autosaves: true, requested: false })).toBe(AUTOSAVE_MS);
    expect(AUTOSAVE_MS).toBe(3000);
  });

  it('never runs for a public post', () => {
    expect(saveDelay({ kind: 'unsaved' }, { autosaves: false, requested: false })).toBeNull();
    expect(saveDelay(offline(1), { autosaves: false, requested: false })).toBeNull();
  });

  it('runs at once when it was requested during another save', () => {
    expect(saveDelay(SAVED, { autosaves: true, requested: true })).toBe(0);
    expect(saveDelay({ kind: 'unsaved' }, { autosaves: false, requested: true })).toBe(0);
  });

  it('is retried with exponential backoff of up to a minute', () => {
    const delays = [1, 2, 3, 4, 5, 50].map((attempts) =>
      saveDelay(offline(attempts), { autosaves: true, requested: false }),
    );
    expect(delays).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });

  it('is retried only after transient errors', () => {
    const afterError = (kind: StoreErrorKind): SaveState => ({ ...failed(kind), attempts: 1 });
    const delay = (state: SaveState) => saveDelay(state, { autosaves: true, requested: true });
    expect([afterError('taken'), afterError('invalid'), CONFLICT, { kind: 'gone' } as const].map(delay)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(delay(afterError('unknown'))).toBe(5000);
  });
});
