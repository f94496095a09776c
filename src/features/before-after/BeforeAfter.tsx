import { type PointerEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { useReplay } from '#hydration/use-replay.ts';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { washedAt } from './washed.ts';

/** The control that an event of the pair happened on. Null for the range in it, which the browser moves. */
const controlOf = ({ target }: SyntheticEvent): HTMLLabelElement | null =>
  target instanceof HTMLLabelElement ? target : null;

/** Whether the control has the pointer: a pressed mouse, or a finger, which the browser leaves to where it came down. */
const isHeld = (event: PointerEvent): boolean => controlOf(event)?.hasPointerCapture(event.pointerId) === true;

/** Shows as much of the washed picture as the range says, and tells it in words. A sweep by itself is over for good. */
function show(range: HTMLInputElement): void {
  const value = range.valueAsNumber;
  const pair = range.closest<HTMLElement>('.pair');
  pair?.classList.remove('pair-sweeps');
  pair?.style.setProperty('--washed', `${value}%`);
  range.setAttribute('aria-valuetext', `${Math.round(value)} % washed`);
}

function follow({ target }: SyntheticEvent): void {
  if (target instanceof HTMLInputElement) show(target);
}

/** Brings the edge under the pointer. */
function slide(event: PointerEvent): void {
  const control = controlOf(event);
  const range = control?.control;
  if (!control || !(range instanceof HTMLInputElement)) return;
  range.valueAsNumber = washedAt(event.clientX, control.getBoundingClientRect());
  show(range);
}

/**
 * Two pictures on one another, the washed one revealed by a range that lies over them. The browser moves the range, and
 * this shows what it says; what it was moved while the island slept is told on waking. From then on, and from a finger at
 * any time, the range takes nothing but keys and what happens on its thumb (before-after.css): browsers bring the thumb to
 * wherever a finger is put down, though it be to scroll the page, or nowhere at all. So the rest of the picture is taken
 * here.
 */
function Pair({ children }: { readonly children?: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null);
  // Where a finger came down that may be about to scroll the page. Null once it drags.
  const fingerRef = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useReplay(rootRef);

  const press = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') {
      fingerRef.current = { x: event.clientX, y: event.clientY };
    } else if (event.button === 0) {
      fingerRef.current = null;
      controlOf(event)?.setPointerCapture(event.pointerId);
      slide(event);
    }
  };
  const drag = (event: PointerEvent): void => {
    if (!isHeld(event)) return;
    const from = fingerRef.current;
    if (from !== null && Math.abs(event.clientX - from.x) <= Math.abs(event.clientY - from.y)) return;
    fingerRef.current = null;
    slide(event);
  };
  // A tap ends here, too; after a quick drag it may bring no click. A finger that scrolled ends in a pointercancel.
  const release = (event: PointerEvent): void => {
    // What was let go while the island slept is told on waking: nothing holds it any more.
    if (isHeld(event) || !event.isTrusted) slide(event);
  };
  return (
    // The keys belong to the range within, which takes them by itself.
    <div ref={rootRef} onInput={follow} onPointerDown={press} onPointerMove={drag} onPointerUp={release}>
      {children}
    </div>
  );
}

/** The before/after pair's island inside its error boundary. */
export function BeforeAfter(props: { readonly children?: ReactNode }) {
  return (
    <ErrorBoundary>
      <Pair {...props} />
    </ErrorBoundary>
  );
}
