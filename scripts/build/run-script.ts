import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs scripts/<name>.ts in a process of its own, with the flags of this one, and answers its exit code. Ctrl-C reaches
 * it from the terminal; a signal sent to this process is passed on.
 */
export function runScript(name: string, args: readonly string[] = []): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, join('scripts', `${name}.ts`), ...args], {
      stdio: 'inherit',
    });
    const passOn = (signal: NodeJS.Signals): void => void child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    for (const signal of signals) process.on(signal, passOn);
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of signals) process.removeListener(signal, passOn);
      resolve(code ?? 1);
    });
  });
}
