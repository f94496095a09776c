import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve as resolvePath } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { wranglerPath } from './wrangler.ts';

/** A built folder, served by the CDN's own emulator. */
export interface PreviewServer {
  /** Such as http://127.0.0.1:4321, without a trailing slash. */
  readonly url: string;
  /** Stops the emulator with its child processes and waits for them to exit. */
  readonly stop: () => Promise<void>;
  /** Resolves when the emulator has exited, for any reason. */
  readonly ended: Promise<void>;
}

const STARTUP_MS = 60_000;
const GRACE_MS = 5_000;

// Disables requests to other servers: metrics, error reports, geolocation.
const ENVIRONMENT = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_WRITE_LOGS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NO_COLOR: '1',
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'false',
} as const;

/** Sends a signal to a child's process group, because the emulator has child processes too. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has exited already.
  }
}

/**
 * Kills a child's process group when this process exits or receives a signal: the terminal's Ctrl-C does not
 * reach other process groups. Returns a function that removes the listeners.
 */
function killOnExit(child: ChildProcess): () => void {
  const kill = (): void => signalGroup(child, 'SIGKILL');
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const onSignal = (signal: NodeJS.Signals): void => {
    removeListeners();
    kill();
    // Without any listener left, the signal has its default effect.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const removeListeners = (): void => {
    process.removeListener('exit', kill);
    for (const signal of signals) process.removeListener(signal, onSignal);
  };
  process.once('exit', kill);
  for (const signal of signals) process.on(signal, onSignal);
  return removeListeners;
}

/**
 * Kills a child's process group when this process ends without a chance to do it, by SIGKILL or a crash: a shell waits
 * for the end of its input, which the system closes then. Returns a function that ends the wait.
 */
function killIfOrphaned(child: ChildProcess): () => void {
  if (process.platform === 'win32' || child.pid === undefined) return () => undefined;
  const shell = spawn('/bin/sh', ['-c', `read -r _; kill -KILL -${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without a shell this safeguard alone is missing.
  shell.once('error', () => undefined);
  shell.unref();
  return () => void shell.kill('SIGKILL');
}

/**
 * Pauses the esbuild of a running emulator, which watches the functions; wrangler has no option against it. It takes
 * 2 % of a processor for as long as the emulator runs. On Linux only; elsewhere it goes on watching.
 */
function pauseWatching(child: ChildProcess): void {
  if (process.platform !== 'linux' || child.pid === undefined) return;
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // proc(5): the process's number, its name in parentheses, its state, its parent and its group.
      const [, name, group] = /^\d+ \((.*)\) \S+ \d+ (\d+) /s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
      if (name === 'esbuild' && Number(group) === child.pid) process.kill(Number(id), 'SIGSTOP');
    } catch {
      // A process that has just ended.
    }
  }
}

async function isServing(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** The emulator's message if another program took the port after our check. */
const PORT_TAKEN = /address already in use/i;

/** The maximum number of starts, each on another free port. */
const MAX_STARTS = 3;

/** Variables of the functions in functions/, as the host's dashboard has them. */
export type Variables = Readonly<Record<string, string>>;

/** How a folder is served. */
interface ServeOptions {
  readonly variables?: Variables;
  /** Whether an edit of the functions takes effect at once. Without it, on Linux, it needs a new start. */
  readonly watchesFunctions?: boolean;
}

/**
 * Serves a built folder on 127.0.0.1 with its _redirects, _headers and 404 page, and the working folder's functions
 * (wrangler pages dev). Port 0 stands for any free port. Resolves when / responds with 200, and throws an Error with
 * the emulator's output if it never does.
 */
export async function serveFolder(folder: string, port: number, options: ServeOptions = {}): Promise<PreviewServer> {
  for (let start = 1; ; start += 1) {
    try {
      return await serveOnce(folder, port, options);
    } catch (error) {
      if (port !== 0 || start === MAX_STARTS || !(error instanceof Error && PORT_TAKEN.test(error.message)))
        throw error;
    }
  }
}

async function serveOnce(
  folder: string,
  port: number,
  { variables = {}, watchesFunctions = false }: ServeOptions,
): Promise<PreviewServer> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder}/index.html is missing: run npm run build.`);
  const free = await freePort(port);
  // By default two emulators could choose the same port for the inspector.
  const ports = ['--port', String(free), '--inspector-port', String(await freePort(0))];
  const options = ['--ip', '127.0.0.1', ...ports, '--compatibility-date', '2026-04-01'];
  const bindings = Object.entries(variables).flatMap(([name, value]) => ['--binding', `${name}=${value}`]);
  const quiet = ['--show-interactive-dev-session=false', '--log-level', 'error'];
  const child = spawn(
    process.execPath,
    [wranglerPath(), 'pages', 'dev', resolvePath(folder), ...options, ...bindings, ...quiet],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...ENVIRONMENT },
      detached: process.platform !== 'win32',
    },
  );
  let output = '';
  const listen = (chunk: Buffer): void => {
    // The first lines name the error; later ones repeat it.
    if (output.length < 2_000) output += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);

  const isRunning = (): boolean => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const removeListeners = killOnExit(child);
  const endWait = killIfOrphaned(child);
  const ended = new Promise<void>((settle) => {
    const end = (): void => {
      removeListeners();
      endWait();
      settle();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const stop = async (): Promise<void> => {
    if (isRunning()) {
      // A paused esbuild must run on: wrangler waits for it to end.
      signalGroup(child, 'SIGCONT');
      signalGroup(child, 'SIGTERM');
    }
    await Promise.race([ended, delay(GRACE_MS, undefined, { ref: false })]);
    signalGroup(child, 'SIGKILL');
    await ended;
  };

  const url = `http://127.0.0.1:${free}`;
  const deadline = Date.now() + STARTUP_MS;
  while (!(await isServing(`${url}/`))) {
    if (!isRunning() || Date.now() > deadline) {
      await stop();
      throw new Error(`${folder} could not be served on port ${free}:\n${output.trim() || 'wrangler printed nothing'}`);
    }
    await Promise.race([ended, delay(100)]);
  }
  if (!watchesFunctions) pauseWatching(child);
  return { url, stop, ended };
}
