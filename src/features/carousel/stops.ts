/**
 * Where a row of pictures stops, in pixels scrolled: at the start of each, and for those that cannot come that far at
 * the end of the row. `starts` are the pictures' left edges from the first one's, `end` is as far as the row scrolls.
 */
export const stopsOf = (starts: readonly number[], end: number): number[] =>
  starts.map((start) => Math.min(start, Math.max(end, 0)));

/** The picture whose stop is nearest to how far the row is scrolled, counted from 0. */
export function nearestStop(stops: readonly number[], scrolled: number): number {
  let nearest = 0;
  for (const [index, stop] of stops.entries())
    if (Math.abs(stop - scrolled) < Math.abs((stops[nearest] ?? 0) - scrolled)) nearest = index;
  return nearest;
}

/** The picture a number of steps from another, round and round: after the last comes the first. */
export const roundFrom = (index: number, steps: number, count: number): number =>
  (((index + steps) % count) + count) % count;
