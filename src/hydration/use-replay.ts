import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { preserveFields } from './preserve-fields.ts';
import type { PendingIsland } from './pending-events.ts';

/** An event as new: a replayed one must be dispatched anew. */
function again(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  if (event instanceof PointerEvent) return new PointerEvent(event.type, event);
  if (event instanceof MouseEvent) return new MouseEvent(event.type, event);
  return new Event(event.type, event);
}

/** Does once more what happened on an island before it was awake. */
function replay(touch: Event): void {
  const { target } = touch;
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  if (touch instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(touch.submitter);
  else target.dispatchEvent(again(touch));
}

/** Everything an island slept through: what was typed, where the focus went, and its touches in their order. */
function catchUp(island: PendingIsland, tellFields: (() => void) | null): void {
  tellFields?.();
  const focused = document.activeElement;
  if (focused?.closest('astro-island') === island)
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  for (const touch of island.touches?.splice(0) ?? []) replay(touch);
}

const islandRound = (element: Element | null): PendingIsland | null =>
  element?.closest<PendingIsland>('astro-island') ?? null;

/**
 * Tells the page that an island is awake, and replays the touches it slept through. Called by each island's outermost
 * component with a ref to any element of it; its effect runs after those of the components within, so that their
 * listeners stand.
 */
export function useReplay(inside: RefObject<Element | null>): void {
  const tellFieldsRef = useRef<(() => void) | null>(null);
  // Before anything renders again: React would write its own values into the fields.
  useLayoutEffect(() => {
    const island = islandRound(inside.current);
    if (island !== null && island.dataset['hydrated'] !== '') tellFieldsRef.current = preserveFields(island);
  }, [inside]);
  useEffect(() => {
    const island = islandRound(inside.current);
    if (island === null || island.dataset['hydrated'] === '') return;
    island.dataset['hydrated'] = '';
    // After React has finished: what the replay changes is then a change like any other.
    queueMicrotask(() => {
      catchUp(island, tellFieldsRef.current);
    });
  }, [inside]);
}
