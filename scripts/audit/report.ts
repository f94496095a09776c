import type { PageRecord } from './page-record.ts';
import type { CheckResult } from './tally.ts';
import { uniquenessLines } from './uniqueness/summary.ts';
import type { Uniqueness } from './uniqueness/uniqueness.ts';
import { weightClass, WEIGHT_CLASSES } from './weights.ts';

/** The middle and the largest of some sizes, in bytes. */
export interface Spread {
  readonly median: number;
  readonly max: number;
}

/** The sizes of a kind of page. */
export interface WeightSummary {
  readonly name: string;
  readonly pages: number;
  readonly raw: Spread;
  readonly brotli: Spread;
  readonly budget: number;
}

/** What an audit found. */
export interface AuditReport {
  readonly checks: readonly CheckResult[];
  readonly weights: readonly WeightSummary[];
  readonly uniqueness: Uniqueness;
  readonly pages: number;
  readonly files: number;
  readonly seconds: number;
}

function spread(sizes: readonly number[]): Spread {
  const sorted = sizes.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, max: sorted.at(-1) ?? 0 };
}

/** The sizes of the pages, a line for each kind that there is. */
export function weightSummaries(pages: readonly PageRecord[]): WeightSummary[] {
  const groups = Map.groupBy(pages, ({ path }) => weightClass(path));
  return WEIGHT_CLASSES.flatMap((kind) => {
    const group = groups.get(kind);
    if (group === undefined) return [];
    const raw = spread(group.map((page) => page.rawBytes));
    const brotli = spread(group.map((page) => page.brotliBytes));
    return [{ name: kind.name, pages: group.length, raw, brotli, budget: kind.budget }];
  });
}

/** How many findings a report holds; 0 is a site without issue. */
export const findingCount = (report: AuditReport): number => report.checks.reduce((sum, { count }) => sum + count, 0);

const number = (value: number): string => value.toLocaleString('en-US');
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

function checkLines({ name, count, first }: CheckResult): string[] {
  const offenders = first.map(({ page, says }) => `       ${page} ${says}`);
  const more = count > first.length ? [`       … and ${number(count - first.length)} more`] : [];
  return [`${number(count).padStart(6)} ${name}`, ...offenders, ...more];
}

const WEIGHT_HEADING = ['kind of page', 'pages', 'raw kB', 'max', 'brotli kB', 'max', 'budget'];

function row([name = '', ...cells]: readonly string[]): string {
  return `  ${name.padEnd(18)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}

const weightLine = ({ name, pages, raw, brotli, budget }: WeightSummary): string =>
  row([name, number(pages), kB(raw.median), kB(raw.max), kB(brotli.median), kB(brotli.max), kB(budget)]);

/** A report as text: a line a check with its count and first offenders, then sizes (median and largest) and a summary. */
export function formatReport(report: AuditReport): string {
  const found = findingCount(report);
  const { pages, files, seconds } = report;
  return [
    ...report.checks.flatMap(checkLines),
    '',
    row(WEIGHT_HEADING),
    ...report.weights.map(weightLine),
    '',
    ...uniquenessLines(report.uniqueness),
    '',
    `${number(pages)} pages and ${number(files - pages)} other files in ${seconds.toFixed(1)} s: ${found === 0 ? 'nothing is wrong' : `${number(found)} findings`}.`,
  ].join('\n');
}
