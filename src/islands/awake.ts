import { type RefObject, useEffect } from 'react';
import type { TouchedIsland } from './runtime/touches.ts';

/** An event as new: a replayed one must be dispatched anew. */
function again(event: Event): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
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

/**
 * Tells the page that an island is awake, and replays the touches it slept through. Called by each island's outermost
 * component with a ref to any element of it; its effect runs after those of the components within, so that their
 * listeners stand.
 */
export function useAwake(inside: RefObject<Element | null>): void {
  useEffect(() => {
    const island = inside.current?.closest<TouchedIsland>('astro-island');
    if (island === null || island === undefined || island.dataset['awake'] !== undefined) return;
    island.dataset['awake'] = '';
    for (const touch of island.touches?.splice(0) ?? []) replay(touch);
  }, [inside]);
}
