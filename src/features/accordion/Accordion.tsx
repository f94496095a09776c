import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { useReplay } from '#hydration/use-replay.ts';

/** Moves the focus between the questions with arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const headers = [...event.currentTarget.querySelectorAll<HTMLElement>('.accordion summary')];
  const current = headers.indexOf(event.target as HTMLElement);
  if (current < 0) return;
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: headers.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  headers.at(next % headers.length)?.focus();
}

/** Closes all questions but the opened one. */
function closeOthers(root: Element, opened: unknown): void {
  if (!(opened instanceof HTMLDetailsElement) || !opened.open) return;
  for (const other of root.querySelectorAll<HTMLDetailsElement>('.accordion details'))
    if (other !== opened) other.open = false;
}

/**
 * An accordion with one open question at a time. The browser opens and closes the questions (<details> with a
 * shared name). This adds keyboard navigation, and closes the other questions in browsers without grouped
 * <details>.
 */
function Questions({ children }: { readonly children?: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = rootRef.current;
    if (element === null || 'name' in HTMLDetailsElement.prototype) return;
    const onToggle = ({ target }: Event): void => {
      closeOthers(element, target);
    };
    // For the question that was opened before hydration.
    closeOthers(element, document.activeElement?.closest('details'));
    // The toggle event of <details> does not bubble, so listen in the capture phase.
    element.addEventListener('toggle', onToggle, true);
    return () => {
      element.removeEventListener('toggle', onToggle, true);
    };
  }, []);
  useReplay(rootRef);
  return (
    // The handler serves the <summary> elements inside, which are interactive themselves.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div ref={rootRef} className="contents" onKeyDown={moveFocus}>
      {children}
    </div>
  );
}

/** The accordion's island inside its error boundary. */
export function Accordion(props: { readonly children?: ReactNode }) {
  return (
    <ErrorBoundary>
      <Questions {...props} />
    </ErrorBoundary>
  );
}
