import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/preview/free-port.ts';
import { INHERITED } from './test-build.ts';

/** `npm run dev` in a working copy. */
export interface DevServer {
  /** Everything the command has printed so far, standard error included. */
  readonly output: () => string;
  /**
   * The HTML of a page, once the server answers; throws an Error with the output when it does not within a
   * minute.
   */
  readonly page: (path: string) => Promise<string>;
  /** Settles with the exit code when the command ends by itself. */
  readonly ended: Promise<number | null>;
  readonly stop: () => Promise<void>;
}

const STARTUP_MS = 60_000;

/**
 * Starts the development server of a working copy with an environment of its own, apart from the developer's.
 */
export async function startDevServer(
  root: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<DevServer> {
  const port = await freePort(0);
  const inherited = INHERITED.flatMap((key) => (process.env[key] === undefined ? [] : [[key, process.env[key]]]));
  const child = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--port', String(port)], {
    cwd: root,
    env: { ...Object.fromEntries(inherited), NO_COLOR: '1', ...settings } as NodeJS.ProcessEnv,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    output: () => output,
    ended,
    page: async (path) => {
      const deadline = Date.now() + STARTUP_MS;
      for (;;) {
        const response = await fetch(`http://localhost:${port}${path}`).catch(() => null);
        if (response?.ok === true) return response.text();
        if (Date.now() > deadline || child.exitCode !== null) throw new Error(`${path} did not load:\n${output}`);
        await wait(200);
      }
    },
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
