import { describe, expect, it } from 'vitest';
import type { Failure, FailureKind } from '#staff/store/failure.ts';
import { AUTOSAVE_MS, isAtRisk, nextSaving, pauseBefore, type Saving } from '#staff/editor/saving.ts';
import { postRow } from './post-row.ts';

const AT = '2026-06-08T14:14:00+00:00';
const failure = (kind: FailureKind): Failure => ({ kind, text: `${kind}.` });

const typed = (over: { differs?: boolean; saves?: boolean; storedAt?: string | null } = {}) =>
  ({ kind: 'typed', differs: true, saves: true, storedAt: AT, ...over }) as const;

const SAVED: Saving = { kind: 'saved', at: AT };
const SAVING: Saving = { kind: 'saving', changed: false, tries: 0 };
const CONFLICT: Saving = { kind: 'conflict', theirs: postRow(), open: true };

describe('how a text stands to the store', () => {
  it('is unsaved once something is typed, and saved again when it is taken back', () => {
    expect(nextSaving({ kind: 'new' }, typed({ storedAt: null }))).toEqual({ kind: 'unsaved' });
    expect(nextSaving(SAVED, typed())).toEqual({ kind: 'unsaved' });
    expect(nextSaving({ kind: 'unsaved' }, typed({ differs: false }))).toEqual(SAVED);
    expect(nextSaving({ kind: 'unsaved' }, typed({ differs: false, storedAt: null }))).toEqual({ kind: 'new' });
  });

  it('is unsaved after a save during which more was typed', () => {
    const during = nextSaving(SAVING, typed());
    expect(during).toEqual({ ...SAVING, changed: true });
    expect(nextSaving(during, { kind: 'stored', at: AT, differs: true })).toEqual({ kind: 'unsaved' });
    expect(nextSaving(SAVING, { kind: 'stored', at: AT, differs: false })).toEqual(SAVED);
  });

  it('counts failed tries until a save comes through', () => {
    const refuse = (saving: Saving) => nextSaving(saving, { kind: 'refused', failure: failure('offline') });
    const once = refuse(SAVING);
    expect(once).toEqual({ kind: 'offline', tries: 1 });
    const twice = refuse(nextSaving(once, { kind: 'sent' }));
    expect(twice).toEqual({ kind: 'offline', tries: 2 });
    const through = nextSaving(nextSaving(twice, { kind: 'sent' }), { kind: 'stored', at: AT, differs: false });
    expect(refuse(nextSaving(through, { kind: 'sent' }))).toEqual({ kind: 'offline', tries: 1 });
  });

  it('says of a failure what it is', () => {
    const after = (kind: FailureKind) => nextSaving(SAVING, { kind: 'refused', failure: failure(kind) }).kind;
    expect([after('offline'), after('signed-out'), after('taken'), after('unknown')]).toEqual([
      'offline',
      'signed-out',
      'failed',
      'failed',
    ]);
  });

  it.each([CONFLICT, { kind: 'gone' }, { kind: 'signed-out' }] satisfies Saving[])(
    'stays $kind while somebody types on: only a decision ends it',
    (saving) => {
      expect(nextSaving(saving, typed())).toBe(saving);
    },
  );

  it('leaves a draft offline while somebody types, and a public post unsaved: it never saves itself', () => {
    const offline: Saving = { kind: 'offline', tries: 3 };
    expect(nextSaving(offline, typed())).toBe(offline);
    expect(nextSaving(offline, typed({ saves: false }))).toEqual({ kind: 'unsaved' });
  });

  it('takes a conflict up again after it was put off', () => {
    const later = nextSaving(CONFLICT, { kind: 'put-off' });
    expect(later).toMatchObject({ kind: 'conflict', open: false });
    expect(nextSaving(later, { kind: 'taken-up' })).toEqual(CONFLICT);
  });

  it('goes on after signing in again, and leaves everything else as it was then', () => {
    expect(nextSaving({ kind: 'signed-out' }, { kind: 'signed-in' })).toEqual({ kind: 'unsaved' });
    expect(nextSaving(CONFLICT, { kind: 'signed-in' })).toBe(CONFLICT);
  });

  it('keeps the browser from closing it without asking unless the store has everything', () => {
    const kinds: Saving[] = [{ kind: 'new' }, SAVED];
    expect(kinds.some(isAtRisk)).toBe(false);
    const risky: Saving[] = [{ kind: 'unsaved' }, SAVING, { kind: 'offline', tries: 1 }, CONFLICT, { kind: 'gone' }];
    expect(risky.every(isAtRisk)).toBe(true);
  });
});

describe('what saves itself', () => {
  const offline = (tries: number): Saving => ({ kind: 'offline', tries });

  it('is a draft, three seconds after the last change', () => {
    expect(pauseBefore({ kind: 'unsaved' }, { saves: true, wanted: false })).toBe(AUTOSAVE_MS);
    expect(AUTOSAVE_MS).toBe(3000);
  });

  it('is no public post: that waits for Update', () => {
    expect(pauseBefore({ kind: 'unsaved' }, { saves: false, wanted: false })).toBeNull();
    expect(pauseBefore(offline(1), { saves: false, wanted: false })).toBeNull();
  });

  it('is a save that somebody asked for while another one ran, at once', () => {
    expect(pauseBefore(SAVED, { saves: true, wanted: true })).toBe(0);
    expect(pauseBefore({ kind: 'unsaved' }, { saves: false, wanted: true })).toBe(0);
  });

  it('is tried again with pauses that grow to a minute', () => {
    const pauses = [1, 2, 3, 4, 5, 50].map((tries) => pauseBefore(offline(tries), { saves: true, wanted: false }));
    expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });

  it('is not tried again where trying again cannot help', () => {
    const failed = (kind: FailureKind): Saving => ({ kind: 'failed', failure: failure(kind), tries: 1 });
    const again = (saving: Saving) => pauseBefore(saving, { saves: true, wanted: true });
    expect([again(failed('taken')), again(failed('invalid')), again(CONFLICT), again({ kind: 'gone' })]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(again(failed('unknown'))).toBe(5000);
  });
});
