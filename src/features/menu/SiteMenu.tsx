import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { useReplay } from '#hydration/use-replay.ts';
import { enhanceDropdowns } from './dropdowns.ts';
import { enhanceFullScreen } from './full-screen.ts';

/** Adds hover, keyboard support and the full-screen behavior of phones to the menu's HTML in the slot. */
function Menu({ children }: { readonly children?: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = rootRef.current?.querySelector<HTMLDetailsElement>('details.site-menu');
    if (menu === null || menu === undefined) return;
    const controller = new AbortController();
    const button = menu.querySelector('summary');
    // On a wide screen the menu is a bar that is always open, and its button is hidden.
    const inBar = (): boolean => button === null || getComputedStyle(button).display === 'none';
    enhanceDropdowns(menu, inBar, controller.signal);
    enhanceFullScreen(menu, inBar, controller.signal);
    return () => {
      controller.abort();
    };
  }, []);
  useReplay(rootRef);
  return (
    <div ref={rootRef} className="contents">
      {children}
    </div>
  );
}

/** The menu's island inside its error boundary. */
export function SiteMenu(props: { readonly children?: ReactNode }) {
  return (
    <ErrorBoundary>
      <Menu {...props} />
    </ErrorBoundary>
  );
}
