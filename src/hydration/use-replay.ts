import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { preserveFields } from './preserve-fields.ts';
import type { PendingIsland } from './pending-events.ts';

/** Copies an event, because the same event object cannot be dispatched again while it is being handled. */
function copyEvent(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  if (event instanceof PointerEvent) return new PointerEvent(event.type, event);
  if (event instanceof MouseEvent) return new MouseEvent(event.type, event);
  return new Event(event.type, event);
}

/**
 * Dispatches a key again, where the focus is by now: an earlier key may have moved it. Not if the visitor has gone on
 * from the element that it was meant for, `focused` being where they are.
 */
function replayKey(event: KeyboardEvent, focused: Element | null): void {
  if (event.target === focused) document.activeElement?.dispatchEvent(copyEvent(event));
}

/** Dispatches again an event that an island received before hydration. */
function replay(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter);
  else target.dispatchEvent(copyEvent(event));
}

/** Replays everything from before hydration: changed fields, the focus, and the pending events in order. */
function replayAll(island: PendingIsland, restoreFields: (() => void) | null): void {
  restoreFields?.();
  const focused = document.activeElement;
  if (focused?.closest('astro-island') === island)
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  for (const event of island.pendingEvents?.splice(0) ?? [])
    if (event instanceof KeyboardEvent) replayKey(event, focused);
    else replay(event);
}

const closestIsland = (element: Element | null): PendingIsland | null =>
  element?.closest<PendingIsland>('astro-island') ?? null;

/**
 * Marks an island as hydrated and replays the events it received before. Called by each island's outermost
 * component with a ref to any element in it: its effect runs after those of inner components, when their
 * listeners are attached.
 */
export function useReplay(inside: RefObject<Element | null>): void {
  const restoreFieldsRef = useRef<(() => void) | null>(null);
  const [, setIsRendered] = useState(false);
  // Before the next render, in which React would write its own values into the fields.
  useLayoutEffect(() => {
    const island = closestIsland(inside.current);
    if (island !== null && island.dataset['hydrated'] !== '') restoreFieldsRef.current = preserveFields(island);
    // Makes React run the effect below in this task. Later, it would already handle events that are then replayed.
    setIsRendered(true);
  }, [inside]);
  useEffect(() => {
    const island = closestIsland(inside.current);
    if (island === null || island.dataset['hydrated'] === '') return;
    island.dataset['hydrated'] = '';
    // An event may itself have made React hydrate. React would handle it now, and again when it is replayed.
    for (const event of island.pendingEvents ?? []) event.stopPropagation();
    // After React has finished, so that it handles the replayed events like any others.
    queueMicrotask(() => {
      replayAll(island, restoreFieldsRef.current);
    });
  }, [inside]);
}
