import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReasons, REASONS_FILE } from '#scripts/build/refusal-reasons.ts';
import { STOP_SIGNALS } from '#scripts/build/signals.ts';

/** A command of a deploy. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** How a command ended. */
export interface StepResult {
  /** Null if a signal stopped it. */
  readonly code: number | null;
  readonly stdout: string;
  /** The end of what it wrote on standard error. */
  readonly lastErrors: string;
  /** Why it refused, in sentences for the owner; empty where it gave none. */
  readonly reasons: readonly string[];
}

/** The most characters of output to keep: enough for the last error and for the snapshot's report. */
const KEPT = 200_000;

/**
 * Runs a command and prints its output as it arrives. Passes stop signals on. Resolves to a failure if the command
 * cannot be started.
 */
export function runStep({ command, args, env }: Step): Promise<StepResult> {
  return new Promise((resolve) => {
    const folder = mkdtempSync(join(tmpdir(), 'deploy-step-'));
    const reasonsFile = join(folder, 'reasons.txt');
    const end = (result: Omit<StepResult, 'reasons'>): void => {
      const reasons = readReasons(reasonsFile);
      rmSync(folder, { recursive: true, force: true });
      resolve({ ...result, reasons });
    };
    const stepEnv = { ...env, [REASONS_FILE]: reasonsFile };
    const child = spawn(command, args, { env: stepEnv, stdio: ['ignore', 'pipe', 'pipe'] });
    const kept = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        process[name].write(text);
        kept[name] = (kept[name] + text).slice(-KEPT);
      });
    }
    const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
    for (const signal of STOP_SIGNALS) process.on(signal, forward);
    child.once('error', ({ message }) => {
      console.error(message);
      end({ code: 1, stdout: '', lastErrors: message });
    });
    child.once('close', (code) => {
      for (const signal of STOP_SIGNALS) process.removeListener(signal, forward);
      end({ code, stdout: kept.stdout, lastErrors: kept.stderr });
    });
  });
}
