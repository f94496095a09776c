import { type PointerEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { useReplay } from '#hydration/use-replay.ts';

/** Where an edge at `x` pixels stands, in percent of the picture's width from its left side (0 to 100). */
export function percentAt(x: number, box: { readonly left: number; readonly width: number }): number {
  if (box.width <= 0) return 0;
  return Math.min(Math.max(((x - box.left) / box.width) * 100, 0), 100);
}

/** What a range says with its edge at a percentage, in the words that it has: '50% washed'. */
export const valueText = (text: string, edge: number): string => text.replace(/^\d+/, String(Math.round(100 - edge)));

/** The label that was the event's target. Null for events on the range input, which the browser handles. */
const controlOf = ({ target }: SyntheticEvent): HTMLLabelElement | null =>
  target instanceof HTMLLabelElement ? target : null;

/**
 * Whether the control captures the pointer: a pressed mouse, or a finger (captured implicitly by the
 * browser).
 */
const isCaptured = (event: PointerEvent): boolean => controlOf(event)?.hasPointerCapture(event.pointerId) === true;

/**
 * Reveals the washed picture right of the range's value, updates its aria-valuetext and ends the sweep
 * animation.
 */
function reveal(range: HTMLInputElement): void {
  const value = range.valueAsNumber;
  const pair = range.closest<HTMLElement>('.pair');
  pair?.classList.remove('pair-sweeps');
  pair?.style.setProperty('--pair-edge', `${value}%`);
  range.setAttribute('aria-valuetext', valueText(range.getAttribute('aria-valuetext') ?? '', value));
}

function revealInput({ target }: SyntheticEvent): void {
  if (target instanceof HTMLInputElement) reveal(target);
}

/** Moves the edge to the pointer. */
function moveToPointer(event: PointerEvent): void {
  const control = controlOf(event);
  const range = control?.control;
  if (!control || !(range instanceof HTMLInputElement)) return;
  range.valueAsNumber = percentAt(event.clientX, control.getBoundingClientRect());
  reveal(range);
}

/**
 * A before/after slider: a range input over two stacked pictures controls how much of the washed one is
 * visible. Once hydrated, and on touch screens from the start, the input itself takes only keys and events on
 * its thumb (before-after.css): browsers move the thumb wherever a finger lands, even when it starts a
 * scroll. Pointer events on the rest of the picture are handled here.
 */
function Slider({ children }: { readonly children?: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null);
  // Where a touch started that may become a scroll of the page. Null once it is a horizontal drag.
  const touchStartRef = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useReplay(rootRef);

  const onPointerDown = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') {
      touchStartRef.current = { x: event.clientX, y: event.clientY };
    } else if (event.button === 0) {
      touchStartRef.current = null;
      controlOf(event)?.setPointerCapture(event.pointerId);
      moveToPointer(event);
    }
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (!isCaptured(event)) return;
    const start = touchStartRef.current;
    if (start !== null && Math.abs(event.clientX - start.x) <= Math.abs(event.clientY - start.y)) return;
    touchStartRef.current = null;
    moveToPointer(event);
  };
  // Also handles taps: after a quick drag a tap may fire no click. A scrolling finger ends in pointercancel
  // instead.
  const onPointerUp = (event: PointerEvent): void => {
    // A replayed event (not trusted) has lost its capture.
    if (isCaptured(event) || !event.isTrusted) moveToPointer(event);
  };
  return (
    // Keyboard events belong to the range input inside, which handles them natively.
    <div
      ref={rootRef}
      onInput={revealInput}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
    >
      {children}
    </div>
  );
}

/** The before/after pair's island inside its error boundary. */
export function BeforeAfter(props: { readonly children?: ReactNode }) {
  return (
    <ErrorBoundary>
      <Slider {...props} />
    </ErrorBoundary>
  );
}
