import { blockingLines, byteLines, tapLines } from './browser-report.ts';
import { lighthouseLines } from './lighthouse-report.ts';
import type { Phase } from './phases.ts';
import type { BenchReport, Result } from './result.ts';
import { snapshotLines } from './snapshot-report.ts';
import { alignedTable } from './table.ts';

const AIMS = { pagesPerSecond: 1200, ofFloor: 0.5, megabytes: 1000 };

const HEADINGS = [
  '',
  'pages',
  'seconds',
  'CPU s',
  'pages/s',
  'of the floor',
  'peak MB',
  'kB/page',
  'kB brotli',
] as const;

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The fastest bare loop of the call: what the machine can do with these words at all. */
export function floorOf(results: readonly Result[]): Result | null {
  const floors = results.filter((result) => result.part === 'floor');
  return floors.reduce<Result | null>(
    (best, next) => (best === null || next.pagesPerSecond > best.pagesPerSecond ? next : best),
    null,
  );
}

function resultRow(result: Result, floor: Result | null): string[] {
  return [
    result.name,
    whole(result.pages),
    result.seconds.toFixed(1),
    result.cpuSeconds.toFixed(1),
    whole(result.pagesPerSecond),
    floor === null ? '-' : (result.pagesPerSecond / floor.pagesPerSecond).toFixed(2),
    whole(result.peakMegabytes),
    kilobytes(result.rawBytes),
    kilobytes(result.brotliBytes),
  ];
}

function phaseLines(result: Result): string[] {
  const row = (phase: Phase): string[] => [
    `  ${phase.name}`,
    `${phase.seconds.toFixed(1)} s`,
    `${Math.round((100 * phase.seconds) / result.seconds)}%`,
  ];
  return ['', `Where the time goes: ${result.name}`, ...alignedTable(result.phases.map(row))];
}

function aimLines(results: readonly Result[]): string[] {
  const synthetic = results.find((result) => result.part === 'synthetic');
  if (synthetic === undefined) return [];
  const floor = floorOf(results);
  const small = results.find((result) => result.part === 'memory');
  const megabytes = synthetic.peakMegabytes;
  return [
    '',
    'Against the aims (at 20,000 pages):',
    `  ${whole(synthetic.pagesPerSecond)} pages a second; aim: at least ${whole(AIMS.pagesPerSecond)}`,
    ...(floor === null
      ? []
      : [
          `  ${(synthetic.pagesPerSecond / floor.pagesPerSecond).toFixed(2)} of the floor; aim: at least ${AIMS.ofFloor}`,
        ]),
    `  ${whole(megabytes)} MB at the peak; aim: under ${whole(AIMS.megabytes)} MB`,
    ...(small === undefined
      ? []
      : [
          `  ${(synthetic.pages / small.pages).toFixed(1)} times the pages took ${(megabytes / small.peakMegabytes).toFixed(2)} times the memory; aim: far fewer times`,
        ]),
  ];
}

function buildLines(results: readonly Result[]): string[] {
  if (results.length === 0) return [];
  const floor = floorOf(results);
  return [
    '',
    'Each figure is of a whole command, from start to exit.',
    ...alignedTable([[...HEADINGS], ...results.map((result) => resultRow(result, floor))]),
    ...results.filter((result) => result.phases.length > 0).flatMap(phaseLines),
    ...aimLines(results),
  ];
}

/** What a call of the bench found, for the terminal. */
export function formatReport(report: BenchReport): string {
  return [
    `Node ${report.node}, ${report.cpus} CPUs.`,
    'These figures are noisy: what else the machine does moves them. Compare the ratios of one run, not seconds of two.',
    ...buildLines(report.results),
    ...tapLines(report.taps),
    ...blockingLines(report.blocking),
    ...byteLines(report.bytes),
    ...lighthouseLines(report.lighthouse),
    ...snapshotLines(report.snapshots),
    ...report.failures.flatMap(({ part, reason }) => ['', `${part} gave no figure: ${reason}`]),
  ].join('\n');
}
