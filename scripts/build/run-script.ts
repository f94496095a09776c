import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildFlags } from '#scripts/build/process-settings.mjs';
import { signalExitCode, STOP_SIGNALS } from './signals.ts';

/**
 * Runs scripts/<name>.ts in a child process with the Node flags of this one and resolves with its exit code.
 * A stop signal to this process is forwarded, and decides the exit code: the caller must not go on, even if the
 * child had just finished or has no handler for it.
 */
export function runScript(name: string, args: readonly string[] = []): Promise<number> {
  return new Promise((resolve, reject) => {
    const flags = [...process.execArgv, ...(name === 'build' ? buildFlags(args) : [])];
    const child = spawn(process.execPath, [...flags, join('scripts', `${name}.ts`), ...args], {
      stdio: 'inherit',
    });
    let stopped: NodeJS.Signals | undefined;
    const forward = (signal: NodeJS.Signals): void => {
      stopped ??= signal;
      child.kill(signal);
    };
    for (const signal of STOP_SIGNALS) process.on(signal, forward);
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of STOP_SIGNALS) process.removeListener(signal, forward);
      resolve(stopped === undefined ? (code ?? 1) : signalExitCode(stopped));
    });
  });
}
