import { registerUnsavedText } from '#staff/shell/unsaved-text.ts';

/** The notes with a draft on this screen; true where the browser keeps it. */
const drafts = new Map<symbol, boolean>();

let unregister: (() => void) | null = null;

/** Registers notes with a draft, so that signing out asks first; returns the function that unregisters them. */
export function registerUnsavedNotes(isKept: boolean): () => void {
  const own = Symbol('notes');
  drafts.set(own, isKept);
  unregister ??= registerUnsavedText(() => ([...drafts.values()].every(Boolean) ? 'kept' : 'lost'));
  return () => {
    drafts.delete(own);
    if (drafts.size > 0) return;
    unregister?.();
    unregister = null;
  };
}
