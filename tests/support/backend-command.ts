import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

/** A running `npm run backend`. */
export interface BackendCommand {
  readonly child: ChildProcess;
  /** Standard output so far. */
  readonly output: () => string;
  /** Standard error so far. */
  readonly errors: () => string;
  /** Resolves with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** The ids of its processes, including children; none when it has ended. */
  readonly pids: () => number[];
}

const childrenOf = (pid: number): number[] =>
  readFileSync(join('/proc', String(pid), 'task', String(pid), 'children'), 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)];

/** Starts the command with options and its own folder for temporary files. */
export function startBackend(temporary: string, ...args: readonly string[]): BackendCommand {
  const child = spawn(process.execPath, [join('scripts', 'run.mjs'), 'backend', ...args], {
    // With NODE_ENV=test, which Vitest sets, lite changes its defaults.
    env: { ...process.env, NODE_ENV: undefined, TMPDIR: temporary },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  return {
    child,
    output: () => output,
    errors: () => errors,
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal))),
    pids: () =>
      child.pid === undefined || child.exitCode !== null || child.signalCode !== null ? [] : familyOf(child.pid),
  };
}

/** Whether a process with this id exists. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The addresses at which other machines could reach this one. */
export const outsideAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flat()
    .flatMap((address) => (address?.internal === false && address.family === 'IPv4' ? [address.address] : []));
