import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { STOP_SIGNALS } from './signals.ts';

/**
 * Runs scripts/<name>.ts in a child process with the Node flags of this one and resolves with its exit code.
 * Signals to this process are forwarded.
 */
export function runScript(name: string, args: readonly string[] = []): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, join('scripts', `${name}.ts`), ...args], {
      stdio: 'inherit',
    });
    const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
    for (const signal of STOP_SIGNALS) process.on(signal, forward);
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of STOP_SIGNALS) process.removeListener(signal, forward);
      resolve(code ?? 1);
    });
  });
}
