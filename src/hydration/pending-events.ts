import { isModifiedClick } from './modified-click.ts';

/** An island's element with the events it received before hydration. */
export interface PendingIsland extends HTMLElement {
  /** Whether the visitor has interacted with it, so that it loads only once. */
  interacted?: boolean;
  /** Resolves once its props are complete; since the interaction. */
  complete?: Promise<void>;
  /** The events to replay, in order. */
  pendingEvents?: Event[];
  /** Loads and hydrates it. Not called `hydrate`: Astro's own element has a property of that name. */
  loadAndHydrate?: () => void;
}

/** The attribute of elements that need their island's code: a click on them waits for hydration. */
const WAITS = 'data-waits';

/** The attribute of elements that need pointer positions: pointerdown and pointerup on them are replayed. */
const PRESSED = 'data-pressed';

/**
 * Stores an event for replay after hydration. A submit, and a click on an element with data-waits, are held
 * back; the browser handles everything else at once. Returns whether the event was held back.
 */
export function holdEvent(island: PendingIsland, event: Event): boolean {
  const waits =
    event.type === 'submit' ||
    (event instanceof MouseEvent &&
      event.type === 'click' &&
      !isModifiedClick(event) &&
      (event.target as Element).closest(`[${WAITS}]`) !== null);
  if (waits) event.preventDefault();
  const presses = /^pointer(?:down|up)$/.test(event.type) && (event.target as Element).hasAttribute(PRESSED);
  if (waits || presses || event.type === 'keydown') (island.pendingEvents ??= []).push(event);
  return waits;
}

/**
 * Lets the browser handle the last held-back event of an island that fails to load. Only the last, because
 * a visitor who clicks twice wants one page, and a form must not be sent twice.
 */
export function replayNatively(island: PendingIsland): void {
  if (island.dataset['hydrated'] !== undefined) return;
  island.dataset['hydrated'] = 'no';
  const held = island.pendingEvents?.splice(0).findLast((event) => event.defaultPrevented);
  if (held instanceof SubmitEvent) (held.target as HTMLFormElement).requestSubmit(held.submitter);
  else (held?.target as HTMLElement | undefined)?.click();
}
