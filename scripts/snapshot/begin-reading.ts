import type { Reading } from './insist.ts';
import type { Limits } from './limits.ts';
import { StoreTrouble } from './store-trouble.ts';

/** Begins a reading, whose time runs from now. `end` stops the clock; call it when everything is read, or nothing will be. */
export function beginReading(
  limits: Limits,
  notice: Reading['notice'],
): { readonly reading: Reading; readonly end: () => void } {
  const timeUp = new AbortController();
  const late = new StoreTrouble(
    `Reading the store took longer than ${limits.totalMs / 1000} s.`,
    'Give it more with --timeout.',
  );
  const timer = setTimeout(() => timeUp.abort(late), limits.totalMs);
  const reading = { limits, endsAt: Date.now() + limits.totalMs, signal: timeUp.signal, notice };
  return { reading, end: () => clearTimeout(timer) };
}
