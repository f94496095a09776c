import { type Blocking, blockingLines } from './blocking.ts';
import { byteLines, type ScriptBytes } from './client-bytes.ts';
import { tapLines, type TapTimes } from './first-taps.ts';
import { type LeadFigures, leadLines } from './leads/measure-leads.ts';
import { lengthLines, type PageLength } from './lengths.ts';
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
  /** How often the parts that build ran, in turns. */
  readonly rounds: number;
  readonly results: readonly Result[];
  readonly lengths: readonly PageLength[];
  readonly taps: readonly TapTimes[];
  readonly blocking: readonly Blocking[];
  readonly bytes: readonly ScriptBytes[];
  readonly lighthouse: readonly LighthousePage[];
  readonly snapshots: readonly SnapshotReadings[];
  /** Null if that part did not run, or failed. */
  readonly leads: LeadFigures | null;
  /** The parts that failed. */
  readonly failures: readonly { readonly part: Part; readonly reason: string }[];
}

/** The targets of builds: shares of the baseline's pages a second, seconds, millions of bytes. */
const TARGETS = {
  full: 0.35,
  kept: 0.5,
  rebuildSeconds: 5,
  rebuildOfFull: 0.1,
  megabytes: 800,
  largeSeconds: 5.5,
  largeMegabytes: 1800,
  siteSeconds: 5.5,
  siteRebuildSeconds: 2,
} as const;

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
  const of = (part: Part): Result | undefined => results.find((result) => result.part === part);
  const baseline = baselineOf(results);
  const [full, kept, rebuild, small, large, site, siteRebuild] = [
    of('synthetic'),
    of('kept'),
    of('rebuild'),
    of('memory'),
    of('large'),
    of('site'),
    of('site-rebuild'),
  ];
  const share = (name: string, result: Result | undefined, target: number): string[] =>
    result === undefined || baseline === null
      ? []
      : [
          `  ${name}: ${(result.pagesPerSecond / baseline.pagesPerSecond).toFixed(2)} of the baseline; target: at least ${target}`,
        ];
  const seconds = (name: string, result: Result | undefined, target: number): string[] =>
    result === undefined ? [] : [`  ${name}: ${result.seconds.toFixed(1)} s; target: at most ${target} s`];
  const megabytes = (name: string, result: Result | undefined, target: number): string[] =>
    result === undefined
      ? []
      : [`  ${name}: ${formatInteger(result.peakMegabytes)} MB; target: at most ${formatInteger(target)} MB`];
  const eleventy = of('eleventy');
  const lines = [
    ...share('full build', full, TARGETS.full),
    ...share('with a kept bundle', kept, TARGETS.kept),
    ...(kept === undefined || eleventy === undefined
      ? []
      : [
          `  with a kept bundle: ${(kept.pagesPerSecond / eleventy.pagesPerSecond).toFixed(2)} of Eleventy; target: more than 1`,
        ]),
    ...seconds('after a change of one row', rebuild, TARGETS.rebuildSeconds),
    ...(rebuild === undefined || full === undefined
      ? []
      : [
          `  after a change of one row: ${(rebuild.seconds / full.seconds).toFixed(2)} of the full build; target: at most ${TARGETS.rebuildOfFull}`,
        ]),
    ...megabytes('full build', full, TARGETS.megabytes),
    ...megabytes('with a kept bundle', kept, TARGETS.megabytes),
    ...megabytes('after a change of one row', rebuild, TARGETS.megabytes),
    ...megabytes('five times the pages', large, TARGETS.largeMegabytes),
    ...(full === undefined || large === undefined
      ? []
      : [
          `  five times the pages: ${(large.seconds / full.seconds).toFixed(1)} times the seconds of the full build; target: at most ${TARGETS.largeSeconds}`,
        ]),
    ...(full === undefined || small === undefined
      ? []
      : [
          `  ${(full.pages / small.pages).toFixed(1)} times the pages took ${(full.peakMegabytes / small.peakMegabytes).toFixed(2)} times the memory and ${(full.seconds / small.seconds).toFixed(1)} times the seconds`,
        ]),
    ...seconds('the real places', site, TARGETS.siteSeconds),
    ...seconds('the real places, after a change of one row', siteRebuild, TARGETS.siteRebuildSeconds),
  ];
  return lines.length === 0 ? [] : ['', 'Targets (at 20,000 pages):', ...lines];
}

function buildLines({ results, rounds }: Pick<BenchReport, 'results' | 'rounds'>): string[] {
  if (results.length === 0) return [];
  const baseline = baselineOf(results);
  return [
    '',
    'Each row is a whole command, from start to exit.',
    ...(rounds === 1
      ? []
      : [`Of ${rounds} rounds the run with the median of the seconds, and the most memory of any.`]),
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
    ...buildLines(report),
    ...lengthLines(report.lengths),
    ...tapLines(report.taps),
    ...blockingLines(report.blocking),
    ...byteLines(report.bytes),
    ...lighthouseLines(report.lighthouse),
    ...snapshotLines(report.snapshots),
    ...leadLines(report.leads),
    ...report.failures.flatMap(({ part, reason }) => ['', `${part} failed: ${reason}`]),
  ].join('\n');
}
