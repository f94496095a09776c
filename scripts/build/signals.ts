import { constants } from 'node:os';

/** The signals that stop a command: Ctrl-C, a process manager, a closed terminal. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends this process at the first stop signal, after `cleanup`. Ignores further signals, because the terminal
 * and npm may both send one. The exit code is `code`, or by default 128 plus the signal's number, as in
 * shells. Commands that users always end with a signal pass 0.
 */
export function exitOnSignal(cleanup: () => void | Promise<void> = () => undefined, code?: number): void {
  let isStopping = false;
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      const exit = (): never => process.exit(code ?? 128 + constants.signals[signal]);
      const done = cleanup();
      if (done === undefined) exit();
      else void done.finally(exit);
    });
  }
}
