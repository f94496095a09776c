import type { WeightSummary } from './checks/weights.ts';
import type { Finding } from './site.ts';
import { uniquenessLines } from './uniqueness/summary.ts';
import type { Uniqueness } from './uniqueness/uniqueness.ts';

/** How many findings of a check a report shows. */
const SHOWN = 5;

/** The result of one check: the number of findings, and the first few by path. */
export interface CheckResult {
  readonly name: string;
  readonly count: number;
  readonly first: readonly Finding[];
}

/**
 * Counts the findings of one check and keeps the first few by path, whatever order they come in: memory stays
 * bounded when every page has a finding.
 */
export class FindingCounter {
  readonly #name: string;
  readonly #first: Finding[] = [];
  #count = 0;

  constructor(name: string) {
    this.#name = name;
  }

  add(finding: Finding): void {
    this.#count += 1;
    const last = this.#first.at(-1);
    if (this.#first.length >= SHOWN && last !== undefined && finding.page >= last.page) return;
    this.#first.push(finding);
    this.#first.sort((a, b) => (a.page < b.page ? -1 : a.page > b.page ? 1 : 0));
    this.#first.splice(SHOWN);
  }

  result(): CheckResult {
    return { name: this.#name, count: this.#count, first: this.#first };
  }
}

/** The result of an audit. */
export interface AuditReport {
  readonly checks: readonly CheckResult[];
  /** What rows of the store can cause: told to the operator, but no reason to stop a deploy. */
  readonly remarks: CheckResult;
  readonly weights: readonly WeightSummary[];
  readonly uniqueness: Uniqueness;
  readonly pages: number;
  readonly files: number;
  readonly seconds: number;
}

/** The number of findings in a report. */
export const findingCount = (report: AuditReport): number => report.checks.reduce((sum, { count }) => sum + count, 0);

const number = (value: number): string => value.toLocaleString('en-US');
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A line for each check with findings, such as '3 faults in “Links lead to pages”: /faq links to /nowhere'. */
export const findingReasons = ({ checks }: Pick<AuditReport, 'checks'>): string[] =>
  checks.flatMap(({ name, count, first: [example] }) =>
    count === 0 || example === undefined
      ? []
      : [`${number(count)} ${count === 1 ? 'fault' : 'faults'} in “${name}”: ${example.page} ${example.says}`],
  );

function checkLines({ name, count, first }: CheckResult): string[] {
  const findings = first.map(({ page, says }) => `       ${page} ${says}`);
  const more = count > first.length ? [`       … and ${number(count - first.length)} more`] : [];
  return [`${number(count).padStart(6)} ${name}`, ...findings, ...more];
}

const WEIGHT_HEADING = ['kind of page', 'pages', 'raw kB', 'max', 'brotli kB', 'max', 'budget'];

function row([name = '', ...cells]: readonly string[]): string {
  return `  ${name.padEnd(18)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}

const weightLine = ({ name, pages, raw, brotli, budget }: WeightSummary): string =>
  row([name, number(pages), kB(raw.median), kB(raw.max), kB(brotli.median), kB(brotli.max), kB(budget)]);

/**
 * Formats a report: each check with its count and first findings, the weights by kind of page, uniqueness, a
 * verdict.
 */
export function formatReport(report: AuditReport): string {
  const found = findingCount(report);
  const { pages, files, seconds } = report;
  const verdict =
    found === 0
      ? 'no findings'
      : `${number(found)} ${found === 1 ? 'finding. Fix it' : 'findings. Fix them'}, build again, and audit again`;
  return [
    ...report.checks.flatMap(checkLines),
    ...(report.remarks.count === 0 ? [] : checkLines(report.remarks)),
    '',
    row(WEIGHT_HEADING),
    ...report.weights.map(weightLine),
    '',
    ...uniquenessLines(report.uniqueness),
    '',
    `${number(pages)} pages and ${number(files - pages)} other files in ${seconds.toFixed(1)} s: ${verdict}.`,
  ].join('\n');
}
