import { constants } from 'node:os';

/** The signals that stop a command: Ctrl-C, a process manager, a closed terminal. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The exit code of a command that a signal stopped, as in shells. */
export const signalExitCode = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];

/**
 * Ends this process at the first stop signal, after `cleanup`. Ignores further signals, because the terminal
 * and npm may both send one. The exit code is `code`, or by default signalExitCode. Commands that users always
 * end with a signal pass 0.
 */
export function exitOnSignal(cleanup: () => void | Promise<void> = () => undefined, code?: number): void {
  let isStopping = false;
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      const exit = (): never => process.exit(code ?? signalExitCode(signal));
      const done = cleanup();
      if (done === undefined) exit();
      else void done.finally(exit);
    });
  }
}
