import { median } from './browser-report.ts';
import type { ReadingWay, SnapshotReadings, WayTimes } from './reading-times.ts';
import { alignedTable } from './table.ts';

const AIM = 3;

const NAMES: Readonly<Record<ReadingWay, string>> = {
  select: 'a bare select through pg (the floor)',
  keyset: 'one PostgREST reader, by key',
  offset: 'one PostgREST reader, by offset',
  snapshot: 'the snapshot: read, check, compare, write',
};

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/** The sequential reader's best: the way whose median is the shorter. */
function bestReader(ways: readonly WayTimes[]): number {
  return Math.min(
    ...ways.filter(({ way }) => way === 'keyset' || way === 'offset').map(({ seconds }) => median(seconds)),
  );
}

function readingLines({ neighborhoods, ways }: SnapshotReadings): string[] {
  const floor = median(ways.find(({ way }) => way === 'select')?.seconds ?? []);
  const best = bestReader(ways);
  const ours = median(ways.find(({ way }) => way === 'snapshot')?.seconds ?? []);
  const row = ({ way, rows, seconds, megabytes }: WayTimes): string[] => {
    const middle = median(seconds);
    const ratios = [middle / floor, middle / best].map((ratio) => ratio.toFixed(2));
    return [`  ${NAMES[way]}`, middle.toFixed(2), whole(rows / middle), ...ratios, whole(median(megabytes))];
  };
  return [
    '',
    `Reading a store with ${whole(neighborhoods)} neighborhoods, median of ${ways[0]?.seconds.length ?? 0}:`,
    ...alignedTable([['', 'seconds', 'rows/s', '× floor', '× reader', 'peak MB'], ...ways.map(row)]),
    `  The snapshot takes ${(ours / best).toFixed(2)} times the sequential reader's best; aim: within ${AIM} times.`,
  ];
}

/** The lines about snapshots; none when they were not measured. */
export const snapshotLines = (readings: readonly SnapshotReadings[]): string[] => readings.flatMap(readingLines);
