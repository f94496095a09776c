import { useEffect, useSyncExternalStore } from 'react';
import { watchOpenText } from '#staff/frame/open-text.ts';
import type { Desk } from './desk-controls.ts';
import type { DeskState } from './desk-state.ts';

/**
 * What stands on a desk, now and after every change. While the screen is there, its text is kept in this browser when
 * the page is left or put aside, and the browser asks before it closes what the store does not have,
 * as the frame does before somebody signs out.
 */
export function useDesk(desk: Desk): DeskState {
  useEffect(() => {
    // What the writing surface has held back until now comes after this, as a change of its own.
    const keep = (closing: boolean) => () => {
      desk.keepNow(closing);
    };
    const onVisibility = (): void => keep(document.visibilityState === 'hidden')();
    const onLeaving = (event: BeforeUnloadEvent): void => {
      keep(false)();
      if (desk.isAtRisk()) event.preventDefault();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('pagehide', keep(true), { signal });
    window.addEventListener('pageshow', keep(false), { signal });
    window.addEventListener('blur', keep(false), { signal });
    window.addEventListener('beforeunload', onLeaving, { signal });
    window.addEventListener('online', desk.backOnline, { signal });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    const forget = watchOpenText(() => {
      if (!desk.isAtRisk()) return 'none';
      // Written down before the question about it is answered: leaving then leaves no time.
      keep(false)();
      return desk.state().keeping === 'works' ? 'kept' : 'lost';
    });
    return () => {
      listeners.abort();
      forget();
    };
  }, [desk]);
  return useSyncExternalStore(desk.subscribe, desk.state);
}
