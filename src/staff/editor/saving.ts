import type { Failure, FailureKind } from '#staff/store/failure.ts';
import type { PostRow } from '#staff/store/post-row.ts';

/** How the text on the screen stands to the store. `tries`: how often a save has failed since one came through. */
export type Saving =
  /** Nothing is written yet. */
  | { readonly kind: 'new' }
  /** `at`: ISO instant. */
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'unsaved' }
  /** `changed`: more was typed since it was sent. */
  | { readonly kind: 'saving'; readonly changed: boolean; readonly tries: number }
  | { readonly kind: 'offline'; readonly tries: number }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly tries: number }
  /** Somebody else saved it in between. `open`: the choice is on the screen, and not put off. */
  | { readonly kind: 'conflict'; readonly theirs: PostRow; readonly open: boolean }
  /** It is in the bin, or deleted for good. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'signed-out' };

/** What can happen to it. */
export type SavingEvent =
  /** `differs`: from what the store has. `saves`: drafts save themselves; `storedAt`: when that was, null for never. */
  | { readonly kind: 'typed'; readonly differs: boolean; readonly saves: boolean; readonly storedAt: string | null }
  | { readonly kind: 'sent' }
  | { readonly kind: 'stored'; readonly at: string; readonly differs: boolean }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'overtaken'; readonly theirs: PostRow }
  | { readonly kind: 'put-off' }
  | { readonly kind: 'taken-up' }
  | { readonly kind: 'missed' }
  | { readonly kind: 'signed-in' }
  /** Another text stands on the screen: one that the store has, or an empty one. */
  | { readonly kind: 'replaced'; readonly storedAt: string | null }
  /** The text is to be saved, whatever stood against it. */
  | { readonly kind: 'freed' };

type Of<K extends SavingEvent['kind']> = Extract<SavingEvent, { kind: K }>;

const atRest = (storedAt: string | null): Saving =>
  storedAt === null ? { kind: 'new' } : { kind: 'saved', at: storedAt };

function typed(saving: Saving, { differs, saves, storedAt }: Of<'typed'>): Saving {
  switch (saving.kind) {
    case 'saving':
      return { ...saving, changed: true };
    // Typing settles none of these, and must not hide them.
    case 'conflict':
    case 'gone':
    case 'signed-out':
      return saving;
    case 'offline':
      return saves && differs ? saving : typed({ kind: 'unsaved' }, { kind: 'typed', differs, saves, storedAt });
    case 'new':
    case 'saved':
    case 'unsaved':
    case 'failed':
      return differs ? { kind: 'unsaved' } : atRest(storedAt);
  }
}

function refused(saving: Saving, failure: Failure): Saving {
  const tries = ('tries' in saving ? saving.tries : 0) + 1;
  const kinds: Partial<Record<FailureKind, Saving>> = {
    offline: { kind: 'offline', tries },
    'signed-out': { kind: 'signed-out' },
  };
  return kinds[failure.kind] ?? { kind: 'failed', failure, tries };
}

/** How it stands after an event. */
export function nextSaving(saving: Saving, event: SavingEvent): Saving {
  switch (event.kind) {
    case 'typed':
      return typed(saving, event);
    case 'sent':
      return { kind: 'saving', changed: false, tries: 'tries' in saving ? saving.tries : 0 };
    case 'stored':
      return event.differs ? { kind: 'unsaved' } : { kind: 'saved', at: event.at };
    case 'refused':
      return refused(saving, event.failure);
    case 'overtaken':
      return { kind: 'conflict', theirs: event.theirs, open: true };
    case 'put-off':
      return saving.kind === 'conflict' ? { ...saving, open: false } : saving;
    case 'taken-up':
      return saving.kind === 'conflict' ? { ...saving, open: true } : saving;
    case 'missed':
      return { kind: 'gone' };
    case 'signed-in':
      return saving.kind === 'signed-out' ? { kind: 'unsaved' } : saving;
    case 'replaced':
      return atRest(event.storedAt);
    case 'freed':
      return { kind: 'unsaved' };
  }
}

/** How long after the last change a draft saves itself, milliseconds. */
export const AUTOSAVE_MS = 3000;

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * How long to wait before it is saved without anybody asking, milliseconds; null for not at all. `saves`: it is a draft;
 * `wanted`: somebody has asked for the save, and typed nothing since.
 */
export function pauseBefore(saving: Saving, { saves, wanted }: { saves: boolean; wanted: boolean }): number | null {
  if (wanted && ['new', 'saved', 'unsaved'].includes(saving.kind)) return 0;
  if (saving.kind === 'unsaved') return saves ? AUTOSAVE_MS : null;
  const passes = saving.kind === 'offline' || (saving.kind === 'failed' && saving.failure.kind === 'unknown');
  if (!passes || !(saves || wanted)) return null;
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (saving.tries - 1));
}

/** Whether closing the page would leave text that the store does not have. */
export const isAtRisk = ({ kind }: Saving): boolean => kind !== 'new' && kind !== 'saved';
