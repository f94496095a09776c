import { type RefObject, useEffect, useRef } from 'react';

/**
 * The scroll position, in pixels, at which each picture of a row snaps. `starts` are the pictures' left edges
 * measured from the first one, `end` is the row's maximum scroll position: the last pictures cannot scroll
 * further than that.
 */
export const snapPositions = (starts: readonly number[], end: number): number[] =>
  starts.map((start) => Math.min(start, Math.max(end, 0)));

/** Index of the snap position closest to the current scroll position. */
export function nearestSnap(positions: readonly number[], scrollLeft: number): number {
  let nearest = 0;
  for (const [index, position] of positions.entries())
    if (Math.abs(position - scrollLeft) < Math.abs((positions[nearest] ?? 0) - scrollLeft)) nearest = index;
  return nearest;
}

/** The index `steps` away from another, wrapping at both ends. */
export const wrapIndex = (index: number, steps: number, count: number): number =>
  (((index + steps) % count) + count) % count;

/** A picture's index in its row, counted from 0, and the number of pictures. */
export interface Position {
  readonly index: number;
  readonly count: number;
}

/** Events with which the visitor scrolls the row directly. */
const MANUAL_SCROLL = ['pointerdown', 'wheel', 'keydown'] as const;

/** The scrolling region of pictures within an element. */
export const rowIn = (root: Element | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>('.carousel') ?? null;

/**
 * Returns a function that scrolls the row within `root` by a number of pictures, wrapping, and returns its
 * target.
 */
export function useScrollBy(root: RefObject<Element | null>): (steps: number) => Position {
  // The target of a smooth scroll in progress: a second press counts from there, not from the current
  // position.
  const targetRef = useRef<number | null>(null);

  useEffect(() => {
    const row = rowIn(root.current);
    const reset = (): void => {
      targetRef.current = null;
    };
    for (const type of MANUAL_SCROLL) row?.addEventListener(type, reset, { passive: true });
    return () => {
      for (const type of MANUAL_SCROLL) row?.removeEventListener(type, reset);
    };
  }, [root]);

  return (steps) => {
    const row = rowIn(root.current);
    const pictures = [...(row?.querySelectorAll('img') ?? [])];
    if (row === null || pictures.length === 0) return { index: 0, count: 0 };
    const starts = pictures.map((picture) => picture.offsetLeft - (pictures[0]?.offsetLeft ?? 0));
    const positions = snapPositions(starts, row.scrollWidth - row.clientWidth);
    const index = wrapIndex(targetRef.current ?? nearestSnap(positions, row.scrollLeft), steps, positions.length);
    targetRef.current = index;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left: positions[index] ?? 0, behavior: reducedMotion ? 'instant' : 'smooth' });
    return { index, count: positions.length };
  };
}
