/** What would become of the text of the open screen that the store does not have, if the screen were left. */
export type TextAtRisk =
  | 'none'
  /** It stays in this browser. */
  | 'kept'
  | 'lost';

let look: (() => TextAtRisk) | null = null;

/** A screen with text says how to look after it as long as it is open; returns what ends that. */
export function watchOpenText(how: () => TextAtRisk): () => void {
  look = how;
  return () => {
    if (look === how) look = null;
  };
}

/** How the text of the open screen stands; 'none' on a screen without any. */
export const openTextAtRisk = (): TextAtRisk => look?.() ?? 'none';
