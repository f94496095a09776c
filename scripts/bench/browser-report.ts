import type { Blocking } from './blocking.ts';
import type { ScriptBytes } from './client-bytes.ts';
import type { TapTimes } from './first-tap.ts';
import { alignedTable } from './table.ts';

const milliseconds = (value: number): string => Math.round(value).toString();
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const aimed = (aim: number | null, shown: (value: number) => string): string => (aim === null ? '-' : shown(aim));

/** The value in the middle; of an even number of values, the higher of the two. Zero of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The lines about cold taps; none when they were not measured. */
export function tapLines(taps: readonly TapTimes[]): string[] {
  if (taps.length === 0) return [];
  const row = ({ name, effect, awake, aim }: TapTimes): string[] => [
    `  ${name}`,
    ...[effect, awake].flatMap((times) => [milliseconds(median(times)), milliseconds(Math.max(...times))]),
    aimed(aim, milliseconds),
  ];
  const headings = ['', 'effect', 'worst', 'all works', 'worst', 'aim'];
  return [
    '',
    `Milliseconds from a cold tap, median and worst of ${taps[0]?.effect.length ?? 0} (1.6 Mbit/s, 150 ms, a quarter of the CPU):`,
    ...alignedTable([headings, ...taps.map(row)]),
  ];
}

/** The lines about the main thread; none when it was not measured. */
export function blockingLines(pages: readonly Blocking[]): string[] {
  if (pages.length === 0) return [];
  const row = ({ name, longest, blocking }: Blocking): string[] => [
    `  ${name}`,
    ...[longest, blocking].flatMap((times) => [milliseconds(median(times)), milliseconds(Math.max(...times))]),
    milliseconds(0),
  ];
  return [
    '',
    `Milliseconds of the processor on the main thread, median and worst of ${pages[0]?.longest.length ?? 0} visits with a phone's screen:`,
    ...alignedTable([['', 'longest task', 'worst', 'blocking', 'worst', 'aim'], ...pages.map(row)]),
  ];
}

/** The lines about JavaScript; none when it was not weighed. */
export function byteLines(scripts: readonly ScriptBytes[]): string[] {
  if (scripts.length === 0) return [];
  const row = ({ name, files, bytes, aim }: ScriptBytes): string[] => [
    `  ${name}`,
    String(files),
    kilobytes(bytes),
    aimed(aim, kilobytes),
  ];
  return ['', 'JavaScript in kB of brotli:', ...alignedTable([['', 'files', 'kB', 'aim'], ...scripts.map(row)])];
}
