/** An island's element with what happened on it before it was awake. */
export interface TouchedIsland extends HTMLElement {
  /** Whether it was touched, so that it loads only once. */
  touched?: boolean;
  /** The events to replay, in their order. */
  touches?: Event[];
  /** Loads and hydrates it. */
  wake?: () => void;
}

/** The attribute of what has no use before its island is awake, or another one: a click on it waits. */
export const WAITS = 'data-waits';

/**
 * Keeps an event for its island's awakening. A click on what waits, and a submit, are held back; everything else does
 * what the browser does with it, at once.
 */
export function keepTouch(island: TouchedIsland, event: Event): void {
  const waits =
    event.type === 'submit' || (event.type === 'click' && (event.target as Element).closest(`[${WAITS}]`) !== null);
  if (waits) event.preventDefault();
  if (waits || event.type === 'keydown') (island.touches ??= []).push(event);
}
