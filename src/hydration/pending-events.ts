import { isModifiedClick } from './modified-click.ts';

/** An island's element with what happened on it before it was awake. */
export interface PendingIsland extends HTMLElement {
  /** Whether it was touched, so that it loads only once. */
  touched?: boolean;
  /** The events to replay, in their order. */
  touches?: Event[];
  /** Loads and hydrates it. */
  wake?: () => void;
}

/** The attribute of what has no use before its island is awake, or another one: a click on it waits. */
export const WAITS = 'data-waits';

/** The attribute of what is pressed to no use before its island is awake: where it was pressed and let go is kept. */
export const PRESSED = 'data-pressed';

/**
 * Keeps an event for its island's awakening. A click on what waits, and a submit, are held back; everything else does
 * what the browser does with it, at once. Answers whether the event was held back.
 */
export function keepTouch(island: PendingIsland, event: Event): boolean {
  const waits =
    event.type === 'submit' ||
    (event instanceof MouseEvent &&
      event.type === 'click' &&
      !isModifiedClick(event) &&
      (event.target as Element).closest(`[${WAITS}]`) !== null);
  if (waits) event.preventDefault();
  const presses = /^pointer(?:down|up)$/.test(event.type) && (event.target as Element).hasAttribute(PRESSED);
  if (waits || presses || event.type === 'keydown') (island.touches ??= []).push(event);
  return waits;
}

/**
 * Does natively what was held back on an island that does not load: the last of it, as a visitor who presses twice wants
 * one page, and a form must not be sent twice.
 */
export function replayNatively(island: PendingIsland): void {
  if (island.dataset['hydrated'] !== undefined) return;
  island.dataset['hydrated'] = 'no';
  const held = island.touches?.splice(0).findLast((touch) => touch.defaultPrevented);
  if (held instanceof SubmitEvent) (held.target as HTMLFormElement).requestSubmit(held.submitter);
  else (held?.target as HTMLElement | undefined)?.click();
}
