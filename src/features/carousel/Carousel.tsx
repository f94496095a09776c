import { type ReactNode, useRef } from 'react';
import { useReplay } from '#hydration/use-replay.ts';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { Controls } from './Controls.tsx';

/** A row of pictures that scrolls by itself in the server's HTML; its buttons are there too, and wait for this. */
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
