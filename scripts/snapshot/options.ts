import { parseArgs } from 'node:util';
import { type Limits, LIMITS } from './limits.ts';

/** What a call of npm run snapshot asks for. */
export interface SnapshotOptions {
  /** Another folder than the one that a build reads; null for that. */
  readonly out: string | null;
  readonly allowShrink: boolean;
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly help: boolean;
  readonly limits: Limits;
}

/** How to call it. */
export const USAGE = `npm run snapshot -- [options]
  --dry-run                show what would change and write nothing
  --allow-shrink           take a table that is empty or lost more than a fifth of its rows
  --out <folder>           write there instead of data/snapshot (or SNAPSHOT_DIR)
  --json                   one JSON object on standard output
  --timeout <seconds>      for the whole reading (${LIMITS.totalMs / 1000})
  --request-timeout <s>    for one request (${LIMITS.requestMs / 1000})
  --tries <number>         how often a request is made before it counts as failed (${LIMITS.tries})
  --page-rows <number>     rows asked for at a time (${LIMITS.pageRows})
  --help                   this text`;

const wrong = (option: string, value: string, expected: string): Error =>
  new Error(`--${option}: is ${value}, expected ${expected}\n${USAGE}`);

/** A positive number; `unit` is what one of it is in the limits' unit. */
function amount(option: string, value: string | undefined, unset: number, unit: number): number {
  if (value === undefined) return unset;
  const number = Number(value);
  if (!(number > 0) || !Number.isFinite(number)) throw wrong(option, value, 'a number above 0');
  return number * unit;
}

function whole(option: string, value: string | undefined, unset: number): number {
  const number = amount(option, value, unset, 1);
  if (!Number.isSafeInteger(number)) throw wrong(option, String(value), 'a whole number above 0');
  return number;
}

function parsed(args: readonly string[]) {
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

/** Reads the arguments. Throws an Error with the usage for an option that is unknown or has a value that makes no sense. */
export function readOptions(args: readonly string[]): SnapshotOptions {
  let values: ReturnType<typeof parsed>;
  try {
    values = parsed(args);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
  if (values.out?.trim() === '') throw wrong('out', JSON.stringify(values.out), 'a folder');
  return {
    out: values.out ?? null,
    allowShrink: values['allow-shrink'],
    dryRun: values['dry-run'],
    json: values.json,
    help: values.help,
    limits: {
      ...LIMITS,
      totalMs: amount('timeout', values.timeout, LIMITS.totalMs, 1000),
      requestMs: amount('request-timeout', values['request-timeout'], LIMITS.requestMs, 1000),
      tries: whole('tries', values.tries, LIMITS.tries),
      pageRows: whole('page-rows', values['page-rows'], LIMITS.pageRows),
    },
  };
}
