/** What happens to the open screen's unsaved text when the screen is left. */
export type UnsavedText =
  | 'none'
  /** It stays in this browser. */
  | 'kept'
  | 'lost';

let check: (() => UnsavedText) | null = null;

/** Registers the open screen's check; returns the function that unregisters it. */
export function registerUnsavedText(current: () => UnsavedText): () => void {
  check = current;
  return () => {
    if (check === current) check = null;
  };
}

/** Returns what would happen to unsaved text now; 'none' on a screen that has no text. */
export const unsavedText = (): UnsavedText => check?.() ?? 'none';
