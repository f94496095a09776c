import { type ReactNode, useEffect, useRef } from 'react';
import { useReplay } from '#hydration/use-replay.ts';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { dropdowns } from './dropdowns.ts';
import { fullScreen } from './full-screen.ts';

/** The header's menu: its HTML is the slot; this adds hovering, keys, and the full screen of a phone. */
function Menu({ children }: { readonly children?: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = rootRef.current?.querySelector<HTMLDetailsElement>('details.site-menu');
    if (menu === null || menu === undefined) return;
    const ending = new AbortController();
    const button = menu.querySelector('summary');
    // On a wide screen the menu stands open as a bar, without its button.
    const inBar = (): boolean => button === null || getComputedStyle(button).display === 'none';
    dropdowns(menu, inBar, ending.signal);
    fullScreen(menu, inBar, ending.signal);
    return () => {
      ending.abort();
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
