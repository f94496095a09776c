import type { StoreError, StoreErrorKind } from '#staff/store/errors.ts';
import type { TheirPost } from './stored-words.ts';

/** The content on the screen compared with the store. `attempts`: failures since the last successful save. */
export type SaveState =
  /** A new post without any changes. */
  | { readonly kind: 'new' }
  /** `at`: ISO instant. */
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving'; readonly attempts: number }
  | { readonly kind: 'offline'; readonly attempts: number }
  | { readonly kind: 'failed'; readonly error: StoreError; readonly attempts: number }
  /** Someone else saved the post. `open`: the conflict dialog is showing. */
  | { readonly kind: 'conflict'; readonly theirs: TheirPost; readonly open: boolean }
  /** The post is in the bin or was deleted for good. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'signed-out' };

/** An event that may change the save state. */
export type SaveEvent =
  /**
   * `differs`: from what the store has. `autosaves`: whether the post is saved automatically. `storedAt`: when
   * what the store has was saved; null for nothing.
   */
  | {
      readonly kind: 'edited';
      readonly differs: boolean;
      readonly autosaves: boolean;
      readonly storedAt: string | null;
    }
  | { readonly kind: 'sent' }
  | { readonly kind: 'stored'; readonly at: string; readonly differs: boolean }
  | { readonly kind: 'failed'; readonly error: StoreError }
  | { readonly kind: 'conflicted'; readonly theirs: TheirPost }
  | { readonly kind: 'conflict-dismissed' }
  | { readonly kind: 'conflict-reopened' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'signed-in' }
  /** The content was replaced with the store's row or with an empty post. */
  | { readonly kind: 'replaced'; readonly storedAt: string | null }
  /** A decision resolved a conflict or a deleted post: the content is to be saved. */
  | { readonly kind: 'resolved' };

type EventOf<K extends SaveEvent['kind']> = Extract<SaveEvent, { kind: K }>;

const unchanged = (storedAt: string | null): SaveState =>
  storedAt === null ? { kind: 'new' } : { kind: 'saved', at: storedAt };

function afterEdit(state: SaveState, { differs, autosaves, storedAt }: EventOf<'edited'>): SaveState {
  switch (state.kind) {
    // Editing resolves none of these, so their message stays. After a save its result tells whether the edit is stored.
    case 'saving':
    case 'conflict':
    case 'gone':
    case 'signed-out':
      return state;
    case 'offline':
      if (autosaves && differs) return state;
      return differs ? { kind: 'unsaved' } : unchanged(storedAt);
    case 'new':
    case 'saved':
    case 'unsaved':
    case 'failed':
      return differs ? { kind: 'unsaved' } : unchanged(storedAt);
  }
}

function afterFailure(state: SaveState, error: StoreError): SaveState {
  const attempts = ('attempts' in state ? state.attempts : 0) + 1;
  const states: Partial<Record<StoreErrorKind, SaveState>> = {
    offline: { kind: 'offline', attempts },
    'signed-out': { kind: 'signed-out' },
  };
  return states[error.kind] ?? { kind: 'failed', error, attempts };
}

/** Returns the save state after an event. */
export function nextSaveState(state: SaveState, event: SaveEvent): SaveState {
  switch (event.kind) {
    case 'edited':
      return afterEdit(state, event);
    case 'sent':
      return { kind: 'saving', attempts: 'attempts' in state ? state.attempts : 0 };
    case 'stored':
      return event.differs ? { kind: 'unsaved' } : { kind: 'saved', at: event.at };
    case 'failed':
      return afterFailure(state, event.error);
    case 'conflicted':
      return { kind: 'conflict', theirs: event.theirs, open: true };
    case 'conflict-dismissed':
      return state.kind === 'conflict' ? { ...state, open: false } : state;
    case 'conflict-reopened':
      return state.kind === 'conflict' ? { ...state, open: true } : state;
    case 'not-found':
      return { kind: 'gone' };
    case 'signed-in':
      return state.kind === 'signed-out' ? { kind: 'unsaved' } : state;
    case 'replaced':
      return unchanged(event.storedAt);
    case 'resolved':
      return { kind: 'unsaved' };
  }
}

/** Delay between the last edit of a draft and its autosave, in milliseconds. */
export const AUTOSAVE_MS = 3000;

const FIRST_RETRY_MS = 5000;
const MAX_RETRY_MS = 60_000;

/**
 * Returns the delay until the next automatic save in milliseconds; null for none. `autosaves`: the post is a
 * draft that can be saved. `requested`: a save was requested and is still to run.
 */
export function saveDelay(
  state: SaveState,
  { autosaves, requested }: { readonly autosaves: boolean; readonly requested: boolean },
): number | null {
  if (requested && ['new', 'saved', 'unsaved'].includes(state.kind)) return 0;
  if (state.kind === 'unsaved') return autosaves ? AUTOSAVE_MS : null;
  if (!(autosaves || requested)) return null;
  // Retrying helps only against errors that may go away by themselves.
  if (state.kind === 'offline' || (state.kind === 'failed' && state.error.kind === 'unknown'))
    return Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (state.attempts - 1));
  return null;
}

/** Whether the screen has changes that the store does not have. */
export const isUnsaved = ({ kind }: SaveState): boolean => kind !== 'new' && kind !== 'saved';
