import { type ReactNode, useRef } from 'react';
import { useAwake } from '../awake.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useHydrated } from '../hydrated.ts';
import { Controls } from './Controls.tsx';

/** A row of pictures that scrolls by itself in the server's HTML; this adds its buttons, for which there is room already. */
function Pictures({ children }: { readonly children?: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  useAwake(rootRef);
  return (
    <div ref={rootRef}>
      {children}
      <div className="carousel-controls">{hydrated && <Controls root={rootRef} />}</div>
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
