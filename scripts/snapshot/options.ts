import { parseArgs } from 'node:util';
import { formatError } from '#scripts/build/format-error.ts';

/** Page size, timeouts and retries of one run. */
export interface Limits {
  /** Rows requested at a time; a store may return fewer. */
  readonly pageRows: number;
  /** Milliseconds for one request, including its body. */
  readonly requestMs: number;
  /** Milliseconds for reading the whole store. */
  readonly totalMs: number;
  /** The maximum number of attempts per request. */
  readonly tries: number;
  /** Milliseconds before the second attempt; doubles with each further one. */
  readonly firstPauseMs: number;
  /** Upper bound of a pause in milliseconds, unless the store demands a longer one. */
  readonly longestPauseMs: number;
  /** The maximum number of reads of a table that keeps changing. */
  readonly readings: number;
}

/** A page of 1,000 rows takes a store about 100 ms; resuming an idle project takes about ten seconds. */
export const LIMITS: Limits = {
  pageRows: 1000,
  requestMs: 30_000,
  totalMs: 15 * 60_000,
  tries: 6,
  firstPauseMs: 500,
  longestPauseMs: 30_000,
  readings: 5,
};

/** The parsed arguments of npm run snapshot. */
export interface SnapshotOptions {
  /** The folder to write; null for the one that a build reads. */
  readonly out: string | null;
  readonly allowShrink: boolean;
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly help: boolean;
  readonly limits: Limits;
}

/** The help text. */
export const USAGE = `npm run snapshot -- [options]
  --dry-run                show what would change and write nothing
  --allow-shrink           accept a table that is empty, or lost more than a fifth of its rows (of fewer than 20: more than 4)
  --out <folder>           write there instead of data/snapshot (or SNAPSHOT_DIR)
  --json                   print one JSON object on standard output
  --timeout <seconds>      limit for reading the whole store (${LIMITS.totalMs / 1000})
  --request-timeout <s>    limit for one request (${LIMITS.requestMs / 1000})
  --tries <number>         attempts per request before it counts as failed (${LIMITS.tries})
  --page-rows <number>     rows requested at a time (${LIMITS.pageRows})
  --help                   this text`;

const invalid = (option: string, value: string, expected: string): Error =>
  new Error(`--${option}: is ${value}, expected ${expected}\n${USAGE}`);

/** Parses a positive number and multiplies it by `unit`, such as 1000 for seconds to milliseconds. */
function parseAmount(option: string, value: string | undefined, fallback: number, unit: number): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!(number > 0) || !Number.isFinite(number)) throw invalid(option, value, 'a number above 0');
  return number * unit;
}

function parseInteger(option: string, value: string | undefined, fallback: number): number {
  const number = parseAmount(option, value, fallback, 1);
  if (!Number.isSafeInteger(number)) throw invalid(option, String(value), 'a whole number above 0');
  return number;
}

function parseFlags(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  return parseArgs({
    args: [...args],
    options: {
      out: text,
      timeout: text,
      'request-timeout': text,
      tries: text,
      'page-rows': text,
      'allow-shrink': flag,
      'dry-run': flag,
      json: flag,
      help: flag,
    },
  }).values;
}

/** Parses the arguments. Throws an Error with the usage for an unknown option or an invalid value. */
export function readOptions(args: readonly string[]): SnapshotOptions {
  let values: ReturnType<typeof parseFlags>;
  try {
    values = parseFlags(args);
  } catch (error) {
    throw new Error(`${formatError(error)}\n${USAGE}`, { cause: error });
  }
  if (values.out?.trim() === '') throw invalid('out', JSON.stringify(values.out), 'a folder');
  return {
    out: values.out ?? null,
    allowShrink: values['allow-shrink'],
    dryRun: values['dry-run'],
    json: values.json,
    help: values.help,
    limits: {
      ...LIMITS,
      totalMs: parseAmount('timeout', values.timeout, LIMITS.totalMs, 1000),
      requestMs: parseAmount('request-timeout', values['request-timeout'], LIMITS.requestMs, 1000),
      tries: parseInteger('tries', values.tries, LIMITS.tries),
      pageRows: parseInteger('page-rows', values['page-rows'], LIMITS.pageRows),
    },
  };
}
