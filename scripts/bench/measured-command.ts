import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A Node program to measure. */
export interface Command {
  /** The program's file and its arguments. */
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** A folder for the usage reports of its processes; created and removed by `measure`. */
  readonly usageFolder: string;
  /** Seconds until it is killed. */
  readonly limitSeconds: number;
  /** Accepts exit code 1, with which an audit reports findings. */
  readonly allowExitCode1?: boolean;
}

/** The resources that a command used, from start to exit. */
export interface Measured {
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Epoch milliseconds. */
  readonly endedAt: number;
  readonly seconds: number;
  /** User and system time of all its Node processes together. */
  readonly cpuSeconds: number;
  /** Sum of the peak resident memory of its Node processes, in MB (10^6 bytes). */
  readonly peakMegabytes: number;
}

const OUTPUT_LENGTH = 2000;
// Flags of scripts/run.mjs that older versions of Node need to run TypeScript.
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

/**
 * Runs a Node program and measures it. Throws an Error with the end of its output when it fails or is killed.
 */
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
    output = (output + chunk.toString()).slice(-OUTPUT_LENGTH);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // An interrupted bench must kill its child before it removes the child's files.
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  process.prependOnceListener('exit', kill);
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    const seconds = (performance.now() - start) / 1000;
    if (signal !== null) throw new Error(`ended by ${signal} after ${Math.round(seconds)} s\n${output}`);
    if (code !== 0 && !(code === 1 && command.allowExitCode1 === true))
      throw new Error(`ended with code ${code}\n${output}`);
    return { startedAt, endedAt: startedAt + seconds * 1000, seconds, ...readUsage(command.usageFolder) };
  } finally {
    process.removeListener('exit', kill);
    rmSync(command.usageFolder, { recursive: true, force: true });
  }
}
