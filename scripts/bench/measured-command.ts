import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A Node program to run and measure. */
export interface Command {
  /** The program's file and its arguments. */
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Where the processes write what they used; made and removed here. */
  readonly usageFolder: string;
  /** The command is ended after this many seconds. */
  readonly limitSeconds: number;
  /** Whether the exit code 1 is a result too: an audit that found something. */
  readonly mayFind?: boolean;
}

/** What a command took, the whole of it from start to exit. */
export interface Measured {
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Epoch milliseconds. */
  readonly endedAt: number;
  readonly seconds: number;
  /** User and system time of all its Node processes. */
  readonly cpuSeconds: number;
  /** Peak resident memory in MB (10^6 bytes), added up over its Node processes. */
  readonly peakMegabytes: number;
}

const SHOWN_OUTPUT = 2000;
// What this process needed to run TypeScript, its children need too (scripts/run.mjs).
const FLAGS = process.execArgv.filter((flag) => /^--(?:experimental-strip-types|disable-warning=)/.test(flag));
const USAGE_REPORT = new URL('./usage-report.ts', import.meta.url).href;

function readUsage(folder: string): Pick<Measured, 'cpuSeconds' | 'peakMegabytes'> {
  const reports = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { cpuSeconds: number; peakKilobytes: number },
  );
  return {
    cpuSeconds: reports.reduce((sum, report) => sum + report.cpuSeconds, 0),
    peakMegabytes: reports.reduce((sum, report) => sum + report.peakKilobytes * 1.024e-3, 0),
  };
}

/** Runs a Node program to its end and measures it. Rejects with the end of its output when it fails or takes too long. */
export async function measure(command: Command): Promise<Measured> {
  rmSync(command.usageFolder, { recursive: true, force: true });
  mkdirSync(command.usageFolder, { recursive: true });
  const startedAt = Date.now();
  const start = performance.now();
  const child = spawn(process.execPath, command.arguments, {
    env: {
      ...process.env,
      NODE_OPTIONS: [process.env['NODE_OPTIONS'] ?? '', ...FLAGS, `--import=${USAGE_REPORT}`].join(' ').trim(),
      BENCH_USAGE_FOLDER: command.usageFolder,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...command.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: command.limitSeconds * 1000,
    killSignal: 'SIGKILL',
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-SHOWN_OUTPUT);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // A bench that is interrupted ends its child first, and then removes what that was writing.
  const end = (): void => {
    child.kill('SIGKILL');
  };
  process.prependOnceListener('exit', end);
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    const seconds = (performance.now() - start) / 1000;
    if (signal !== null) throw new Error(`ended by ${signal} after ${Math.round(seconds)} s\n${output}`);
    if (code !== 0 && !(code === 1 && command.mayFind === true)) throw new Error(`ended with code ${code}\n${output}`);
    return { startedAt, endedAt: startedAt + seconds * 1000, seconds, ...readUsage(command.usageFolder) };
  } finally {
    process.removeListener('exit', end);
    rmSync(command.usageFolder, { recursive: true, force: true });
  }
}
