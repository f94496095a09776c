import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useReplay } from '#hydration/use-replay.ts';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';

/** The questions' headers, in their order. */
const headersIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.accordion summary')];

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const headers = headersIn(event.currentTarget);
  const at = headers.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: headers.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  headers.at(next % headers.length)?.focus();
}

/** Closes the other questions, for browsers that do not know groups of <details>. */
function closeOthers(root: Element, opened: unknown): void {
  if (!(opened instanceof HTMLDetailsElement) || !opened.open) return;
  for (const other of root.querySelectorAll<HTMLDetailsElement>('.accordion details'))
    if (other !== opened) other.open = false;
}

/**
 * Questions of which one is open at a time. The browser opens and closes them (<details> of one name); this adds arrow
 * keys, Home and End between their headers, and the single open one in browsers that do not know such groups.
 */
function Questions({ children }: { readonly children?: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = rootRef.current;
    if (element === null || 'name' in HTMLDetailsElement.prototype) return;
    const toggled = ({ target }: Event): void => {
      closeOthers(element, target);
    };
    // The one that was opened while the island slept.
    closeOthers(element, document.activeElement?.closest('details'));
    // <details> does not let its toggle event bubble.
    element.addEventListener('toggle', toggled, true);
    return () => {
      element.removeEventListener('toggle', toggled, true);
    };
  }, []);
  useReplay(rootRef);
  return (
    // The keys belong to the headers within, which are buttons by themselves.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div ref={rootRef} className="contents" onKeyDown={moveFocus}>
      {children}
    </div>
  );
}

/** The questions' island inside its error boundary. */
export function Accordion(props: { readonly children?: ReactNode }) {
  return (
    <ErrorBoundary>
      <Questions {...props} />
    </ErrorBoundary>
  );
}
