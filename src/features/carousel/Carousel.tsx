import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { useHydrated } from '#hydration/hydrated.ts';
import { useReplay } from '#hydration/use-replay.ts';
import { rowIn, useScrollBy } from './picture-row.ts';

/** How long each picture is shown before the row advances automatically. */
const INTERVAL_MS = 6000;

/**
 * Whether the row advances automatically: by default ('auto'), because the visitor pressed Play ('playing'),
 * or not at all.
 */
type Playback = 'auto' | 'playing' | 'stopped';

/**
 * 'stopped' with reduced motion, on touch screens and when the focus is already on the pictures; 'auto'
 * otherwise.
 */
const initialPlayback = (): Playback =>
  window.matchMedia('(prefers-reduced-motion: reduce), (hover: none)').matches ||
  rowIn(document.body)?.contains(document.activeElement) === true
    ? 'stopped'
    : 'auto';

/** The playback state and its setter. Calls `next` at every interval while the row plays. */
function usePlayback(root: RefObject<Element | null>, next: () => void) {
  // Only the browser knows the visitor's preferences, so the server's HTML is rendered as stopped.
  const hydrated = useHydrated();
  const [initial] = useState<Playback>(() => (typeof window === 'undefined' ? 'stopped' : initialPlayback()));
  const [chosen, setChosen] = useState<Playback | null>(null);
  const playback = chosen ?? (hydrated ? initial : 'stopped');

  // Focus or touch on the pictures stops playback.
  useEffect(() => {
    const row = rowIn(root.current);
    const stop = (event: Event): void => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') setChosen('stopped');
    };
    row?.addEventListener('focusin', stop);
    row?.addEventListener('pointerdown', stop);
    return () => {
      row?.removeEventListener('focusin', stop);
      row?.removeEventListener('pointerdown', stop);
    };
  }, [root]);

  useEffect(() => {
    const element = root.current;
    if (playback === 'stopped' || element === null) return;
    let timer: ReturnType<typeof setInterval>;
    const start = (): void => {
      clearInterval(timer);
      timer = setInterval(() => {
        const isPaused = document.hidden || (playback === 'auto' && element.matches(':hover'));
        if (!isPaused) next();
      }, INTERVAL_MS);
    };
    start();
    // The picture under a leaving pointer is shown for a full interval.
    element.addEventListener('pointerleave', start);
    return () => {
      clearInterval(timer);
      element.removeEventListener('pointerleave', start);
    };
  });

  return [playback, setChosen] as const;
}

/** Previous, pause or play, next, and a live region that announces the picture a press leads to. */
function Controls({ root }: { readonly root: RefObject<Element | null> }) {
  const scrollBy = useScrollBy(root);
  const [playback, setPlayback] = usePlayback(root, () => {
    scrollBy(1);
  });
  const [announcement, setAnnouncement] = useState('');

  const go = (steps: number): void => {
    const { index, count } = scrollBy(steps);
    setPlayback('stopped');
    setAnnouncement(`Picture ${index + 1} of ${count}`);
  };
  const isStopped = playback === 'stopped';
  return (
    <>
      <button
        type="button"
        data-waits=""
        className="button button-quiet"
        aria-label="Previous picture"
        onClick={() => go(-1)}
      >
        <span aria-hidden="true">‹</span>
      </button>
      <button
        type="button"
        data-waits=""
        className="button button-quiet"
        onClick={() => setPlayback(isStopped ? 'playing' : 'stopped')}
      >
        {isStopped ? 'Play' : 'Pause'}
        <span className="sr-only"> the pictures</span>
      </button>
      <button
        type="button"
        data-waits=""
        className="button button-quiet"
        aria-label="Next picture"
        onClick={() => go(1)}
      >
        <span aria-hidden="true">›</span>
      </button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/**
 * A scrolling row of pictures from the server's HTML. The buttons are in that HTML too, and work once
 * hydrated.
 */
function Pictures({ children }: { readonly children?: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null);
  useReplay(rootRef);
  return (
    <div ref={rootRef}>
      {children}
      <div className="carousel-controls">
        <Controls root={rootRef} />
      </div>
    </div>
  );
}

/** The carousel's island inside its error boundary. */
export function Carousel(props: { readonly children?: ReactNode }) {
  return (
    <ErrorBoundary>
      <Pictures {...props} />
    </ErrorBoundary>
  );
}
