import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { useReplay } from '#hydration/use-replay.ts';
import { rowIn, useScrollBy } from './picture-row.ts';

/** How long each picture is shown before the row advances automatically. */
const INTERVAL_MS = 6000;

/**
 * Whether the row plays, and the setter. It plays only after a press on Play: what hydrates the island (the pointer
 * over it, the focus) must not start anything. Calls `next` at every interval while the row plays.
 */
function usePlayback(root: RefObject<Element | null>, next: () => void) {
  const [isPlaying, setIsPlaying] = useState(false);

  // Focus or touch on the pictures stops playback.
  useEffect(() => {
    const row = rowIn(root.current);
    const stop = (event: Event): void => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') setIsPlaying(false);
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
    if (!isPlaying || element === null) return;
    const timer = setInterval(() => {
      if (!document.hidden) next();
    }, INTERVAL_MS);
    return () => {
      clearInterval(timer);
    };
  });

  return [isPlaying, setIsPlaying] as const;
}

/** Previous, pause or play, next, and a live region that announces the picture a press leads to. */
function Controls({ root }: { readonly root: RefObject<Element | null> }) {
  const scrollBy = useScrollBy(root);
  const [isPlaying, setIsPlaying] = usePlayback(root, () => {
    scrollBy(1);
  });
  const [announcement, setAnnouncement] = useState('');

  const go = (steps: number): void => {
    const { index, count } = scrollBy(steps);
    setIsPlaying(false);
    setAnnouncement(`Picture ${index + 1} of ${count}`);
  };
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
      <button type="button" data-waits="" className="button button-quiet" onClick={() => setIsPlaying(!isPlaying)}>
        {isPlaying ? 'Pause' : 'Play'}
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
