import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

/** `npm run backend` as it runs: the process that npm starts, and its words. */
export interface BackendCommand {
  readonly child: ChildProcess;
  /** What it has printed so far. */
  readonly said: () => string;
  readonly complained: () => string;
  /** Settles with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** The processes it consists of: its own and those it started; none when it has ended. */
  readonly pids: () => number[];
}

const childrenOf = (pid: number): number[] =>
  readFileSync(join('/proc', String(pid), 'task', String(pid), 'children'), 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)];

/** Starts it with options, and with a folder of its own for what is temporary. */
export function startBackend(temporary: string, ...args: readonly string[]): BackendCommand {
  const child = spawn(process.execPath, [join('scripts', 'run.mjs'), 'backend', ...args], {
    // Under NODE_ENV=test, which Vitest sets, lite switches things on by itself.
    env: { ...process.env, NODE_ENV: undefined, TMPDIR: temporary },
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (complained += part.toString()));
  return {
    child,
    said: () => said,
    complained: () => complained,
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal))),
    pids: () =>
      child.pid === undefined || child.exitCode !== null || child.signalCode !== null ? [] : familyOf(child.pid),
  };
}

/** Whether a process with this id is there. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The addresses under which other machines would reach this one. */
export const outsideAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flat()
    .flatMap((address) => (address?.internal === false && address.family === 'IPv4' ? [address.address] : []));
