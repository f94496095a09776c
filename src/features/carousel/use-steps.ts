import { type RefObject, useEffect, useRef } from 'react';
import { nearestStop, roundFrom, stopsOf } from './stops.ts';

/** A picture of a row, counted from 0, and how many there are. */
export interface Shown {
  readonly index: number;
  readonly count: number;
}

/** What the visitor moves the row with. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown'] as const;

/** The row of pictures within an element: the region that scrolls. */
export const rowIn = (root: Element | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>('.carousel') ?? null;

/** A function that scrolls the row within `root` by a number of pictures, round and round, and returns where it goes. */
export function useSteps(root: RefObject<Element | null>): (steps: number) => Shown {
  // Where the row is on its way to: a second press counts from there, not from where the first has got.
  const aimRef = useRef<number | null>(null);

  useEffect(() => {
    const row = rowIn(root.current);
    const forget = (): void => {
      aimRef.current = null;
    };
    for (const type of BY_HAND) row?.addEventListener(type, forget, { passive: true });
    return () => {
      for (const type of BY_HAND) row?.removeEventListener(type, forget);
    };
  }, [root]);

  return (steps) => {
    const row = rowIn(root.current);
    const pictures = [...(row?.querySelectorAll('img') ?? [])];
    if (row === null || pictures.length === 0) return { index: 0, count: 0 };
    const starts = pictures.map((picture) => picture.offsetLeft - (pictures[0]?.offsetLeft ?? 0));
    const stops = stopsOf(starts, row.scrollWidth - row.clientWidth);
    const index = roundFrom(aimRef.current ?? nearestStop(stops, row.scrollLeft), steps, stops.length);
    aimRef.current = index;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left: stops[index] ?? 0, behavior: still ? 'instant' : 'smooth' });
    return { index, count: stops.length };
  };
}
