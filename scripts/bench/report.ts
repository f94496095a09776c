import { type Blocking, blockingLines } from './blocking.ts';
import { byteLines, type ScriptBytes } from './client-bytes.ts';
import { tapLines, type TapTimes } from './first-taps.ts';
import { lighthouseLines, type LighthousePage } from './lighthouse.ts';
import type { Part } from './options.ts';
import type { Phase, Result } from './runs.ts';
import { snapshotLines, type SnapshotReadings } from './snapshot-readings.ts';
import { alignedTable, formatInteger, formatKilobytes } from './table.ts';

/** The outcome of one call of the bench; lists are empty for parts that did not run. */
export interface BenchReport {
  readonly node: string;
  readonly cpus: number;
  /** The requested number of FAQ pages. */
  readonly pages: number;
  readonly results: readonly Result[];
  readonly taps: readonly TapTimes[];
  readonly blocking: readonly Blocking[];
  readonly bytes: readonly ScriptBytes[];
  readonly lighthouse: readonly LighthousePage[];
  readonly snapshots: readonly SnapshotReadings[];
  /** The parts that failed. */
  readonly failures: readonly { readonly part: Part; readonly reason: string }[];
}

const TARGETS = { pagesPerSecond: 1200, ofBaseline: 0.5, megabytes: 1000 };

const HEADINGS = [
  '',
  'pages',
  'seconds',
  'CPU s',
  'pages/s',
  'of baseline',
  'peak MB',
  'kB/page',
  'kB brotli',
] as const;

/** The fastest bare loop: the upper bound for this machine and these pages. */
export const baselineOf = (results: readonly Result[]): Result | null =>
  results
    .filter(({ part }) => part === 'floor')
    .reduce<Result | null>(
      (best, next) => (best !== null && best.pagesPerSecond >= next.pagesPerSecond ? best : next),
      null,
    );

function resultRow(result: Result, baseline: Result | null): string[] {
  return [
    result.name,
    formatInteger(result.pages),
    result.seconds.toFixed(1),
    result.cpuSeconds.toFixed(1),
    formatInteger(result.pagesPerSecond),
    baseline === null ? '-' : (result.pagesPerSecond / baseline.pagesPerSecond).toFixed(2),
    formatInteger(result.peakMegabytes),
    formatKilobytes(result.rawBytes),
    formatKilobytes(result.brotliBytes),
  ];
}

function phaseLines(result: Result): string[] {
  const row = (phase: Phase): string[] => [
    `  ${phase.name}`,
    `${phase.seconds.toFixed(1)} s`,
    `${Math.round((100 * phase.seconds) / result.seconds)}%`,
  ];
  return ['', `Phases of: ${result.name}`, ...alignedTable(result.phases.map(row))];
}

function targetLines(results: readonly Result[]): string[] {
  const synthetic = results.find((result) => result.part === 'synthetic');
  if (synthetic === undefined) return [];
  const baseline = baselineOf(results);
  const small = results.find((result) => result.part === 'memory');
  const megabytes = synthetic.peakMegabytes;
  const lines = [
    '',
    'Targets (at 20,000 pages):',
    `  ${formatInteger(synthetic.pagesPerSecond)} pages per second; target: at least ${formatInteger(TARGETS.pagesPerSecond)}`,
  ];
  if (baseline !== null) {
    const ratio = synthetic.pagesPerSecond / baseline.pagesPerSecond;
    lines.push(`  ${ratio.toFixed(2)} of the baseline; target: at least ${TARGETS.ofBaseline}`);
  }
  lines.push(`  ${formatInteger(megabytes)} MB peak memory; target: less than ${formatInteger(TARGETS.megabytes)} MB`);
  if (small !== undefined) {
    const growth = [synthetic.pages / small.pages, megabytes / small.peakMegabytes] as const;
    lines.push(
      `  ${growth[0].toFixed(1)} times the pages took ${growth[1].toFixed(2)} times the memory; target: far less than the pages`,
    );
  }
  return lines;
}

function buildLines(results: readonly Result[]): string[] {
  if (results.length === 0) return [];
  const baseline = baselineOf(results);
  return [
    '',
    'Each row is a whole command, from start to exit.',
    ...alignedTable([[...HEADINGS], ...results.map((result) => resultRow(result, baseline))]),
    ...results.filter((result) => result.phases.length > 0).flatMap(phaseLines),
    ...targetLines(results),
  ];
}

/** Formats a report for the terminal. */
export function formatReport(report: BenchReport): string {
  return [
    `Node ${report.node}, ${report.cpus} CPUs.`,
    'These figures depend on the load of the machine. Compare ratios within one run, not seconds of two runs.',
    ...buildLines(report.results),
    ...tapLines(report.taps),
    ...blockingLines(report.blocking),
    ...byteLines(report.bytes),
    ...lighthouseLines(report.lighthouse),
    ...snapshotLines(report.snapshots),
    ...report.failures.flatMap(({ part, reason }) => ['', `${part} failed: ${reason}`]),
  ].join('\n');
}
