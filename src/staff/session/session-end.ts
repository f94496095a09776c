type Listener = () => void;

const listeners = new Set<Listener>();

/** Says that the store no longer takes this browser for somebody who has signed in. */
export function sessionEnded(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever a session is found to have ended; returns what stops that. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
