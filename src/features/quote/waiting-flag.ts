import type { WaitingKey } from './kept-names.ts';

const KEY: WaitingKey = 'quote-waiting';

/** Tells every page view to come that a lead may wait. Without localStorage it waits for the next form to be touched. */
export function raiseFlag(submissionId: string): void {
  try {
    localStorage.setItem(KEY, submissionId);
  } catch {
    // Storage is denied.
  }
}

/** Takes the flag down when nothing waits, unless another tab has stored a lead while `count` counted. */
export async function lowerFlag(count: () => Promise<number>): Promise<void> {
  try {
    const before = localStorage.getItem(KEY);
    if (before !== null && (await count()) === 0 && localStorage.getItem(KEY) === before) localStorage.removeItem(KEY);
  } catch {
    // The next page view looks again.
  }
}
