import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { signToken } from '#scripts/backend/store.ts';
import { type Store, startStore } from '#tests/support/store.ts';
import { readSnapshot } from '#data/snapshot.ts';
import { freePort } from '#scripts/preview/free-port.ts';
import { takeLock } from '#scripts/build/lock.ts';
import { nodeFlags } from '#scripts/node-version.mjs';
import {
  filesOf,
  runSnapshot,
  scratch,
  snapshotInProcess,
  type SnapshotRun,
  storeEnvironment,
} from '#tests/support/snapshot-run.ts';
import { SEED, SEEDED, SEEDED_COUNTS } from '#tests/support/seeded-rows.ts';

let store: Store;
const place = scratch();
beforeAll(async () => {
  store = await startStore({ seed: SEED });
});
afterAll(async () => {
  place.remove();
  await store.stop();
});

type Run = (name: string, environment: Record<string, string>, ...args: string[]) => Promise<SnapshotRun>;

const run: Run = (name, environment, ...args) => snapshotInProcess(place.at(name), { environment, args });

/** As an operator runs it: for exit codes, standard output, locks and signals, which belong to a process. */
const runAlone: Run = (name, environment, ...args) => runSnapshot(place.at(name), { environment, args });

describe('npm run snapshot names the missing setting', () => {
  test.each([
    ['both', {}, 'set PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY, in .env'],
    ['the key', { PUBLIC_SUPABASE_URL: 'https://store.example' }, 'set PUBLIC_SUPABASE_ANON_KEY, in .env'],
    ['the address', { PUBLIC_SUPABASE_ANON_KEY: 'key', PUBLIC_SUPABASE_URL: '' }, 'set PUBLIC_SUPABASE_URL, in .env'],
  ] as const)('when %s is not set', async (_, environment, words) => {
    const { code, stdout, stderr } = await run('unset', environment);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(words);
  });

  test('when the address is invalid', async () => {
    const { code, stderr } = await runAlone('unset', { PUBLIC_SUPABASE_URL: 'store', PUBLIC_SUPABASE_ANON_KEY: 'key' });
    expect(code).toBe(1);
    expect(stderr).toContain('PUBLIC_SUPABASE_URL: is "store", expected an http or https address');
  });
});

describe('npm run snapshot rejects', () => {
  test('an unknown option, and prints the usage', async () => {
    const { code, stderr } = await runAlone('usage', {}, '--dryrun');
    expect(code).toBe(1);
    expect(stderr).toContain("Unknown option '--dryrun'");
    expect(stderr).toContain('--dry-run');
  });

  test.each([
    ['a signed service key', () => signToken('service_role')],
    ['a secret key of the newer kind', () => Promise.resolve('sb_secret_abc')],
  ])('%s, which would read drafts', async (_, key) => {
    const secret = await key();
    const { code, stderr } = await run('service', { PUBLIC_SUPABASE_URL: store.url, PUBLIC_SUPABASE_ANON_KEY: secret });
    expect(code).toBe(1);
    expect(stderr).toContain('is a service key, which bypasses row-level security');
    expect(stderr).not.toContain(secret);
  });

  test('an address with a password in it, without printing it', async () => {
    const url = store.url.replace('//', '//somebody:hunter2@');
    const { code, stdout, stderr } = await run('password', { ...storeEnvironment(store), PUBLIC_SUPABASE_URL: url });
    expect(code).toBe(1);
    expect(stderr).toContain('must not contain a user name or password');
    expect(stdout + stderr).not.toContain('hunter2');
  });

  test('a folder that is not a snapshot, and leaves it alone', async () => {
    mkdirSync(place.at('sources'));
    writeFileSync(join(place.at('sources'), 'index.ts'), 'export {};');
    const { code, stderr } = await run('sources', storeEnvironment(store), '--allow-shrink');
    expect(code).toBe(1);
    expect(stderr).toContain('holds index.ts, which is not part of a snapshot');
    expect(Object.values(filesOf(place.at('sources')))).toEqual(['export {};']);
  });

  test('a second run in the same folder, and names the first', async () => {
    onTestFinished(takeLock(`${place.at('locked')}.lock`, 'fetching a snapshot'));
    const { code, stderr } = await runAlone('locked', storeEnvironment(store));
    expect(code).toBe(1);
    expect(stderr).toContain(`Process ${process.pid} is fetching a snapshot here already`);
    expect(existsSync(place.at('locked'))).toBe(false);
  });
});

describe('the last line of a failed run names the store, says that nothing changed, and what to check', () => {
  test.each<[string, RequestListener | null, string]>([
    [
      'nothing listens',
      null,
      'Check the connection of this machine, that the project is not paused, and PUBLIC_SUPABASE_URL',
    ],
    [
      'another site responds',
      (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
      'Check PUBLIC_SUPABASE_URL: it must be the address of a Supabase project',
    ],
    [
      'the key is rejected',
      (_, outgoing) => outgoing.writeHead(401).end('{"message": "Invalid API key"}'),
      'Check PUBLIC_SUPABASE_ANON_KEY: it must be the anonymous key of this project.',
    ],
    [
      'there are no tables',
      (_, outgoing) => outgoing.writeHead(404).end('{"message": "no such table"}'),
      'and that its tables exist',
    ],
    ['the store is failing', (_, outgoing) => outgoing.writeHead(503).end(), 'try again later.'],
  ])('when %s', async (_, answer, advice) => {
    const url = answer === null ? `http://127.0.0.1:${await freePort(0)}` : await listen(answer);
    const { code, stderr } = await run(
      'unread',
      { ...storeEnvironment(store), PUBLIC_SUPABASE_URL: url },
      '--tries',
      '1',
    );
    expect(code).toBe(1);
    const last = stderr.trimEnd().split('\n').at(-1);
    expect(last).toMatch(`${url} could not be read; ${place.at('unread')} is unchanged. `);
    expect(last).toContain(advice);
    expect(existsSync(place.at('unread'))).toBe(false);
  });
});

test('a key that the server repeats in its error message is not printed', async () => {
  const url = await listen((incoming, outgoing) => {
    outgoing.writeHead(403).end(JSON.stringify({ message: `no rights for ${String(incoming.headers['apikey'])}` }));
  });
  const { code, stdout, stderr } = await run(
    'echo',
    { ...storeEnvironment(store), PUBLIC_SUPABASE_URL: url },
    '--json',
  );
  expect(code).toBe(1);
  expect(stderr).toContain('HTTP 403 (no rights for (the key))');
  expect(stdout + stderr).not.toContain(store.anonKey);
});

/** Starts a server that stops with the test. Returns its address. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => close(server));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

describe('npm run snapshot reports', () => {
  test('the outcome with --json as one JSON object on standard output', async () => {
    const { code, stdout, stderr } = await runAlone('json', storeEnvironment(store), '--json');
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as { tables: Record<string, { sha256: string }> };
    const { manifest } = readSnapshot(place.at('json'));
    expect(report).toMatchObject({
      ok: true,
      written: true,
      folder: place.at('json'),
      source: store.url,
      takenAt: manifest.takenAt,
      tables: {
        cities: { rows: SEEDED_COUNTS.cities, before: null, added: SEEDED_COUNTS.cities, changed: 0, removed: 0 },
      },
    });
    expect(report.tables['cities']?.sha256).toBe(manifest.tables.cities.sha256);
    expect(stderr).toContain(`neighborhoods: ${SEEDED_COUNTS.neighborhoods} rows read`);
  });

  test('the changes and the number of affected pages', async () => {
    await run('summary', storeEnvironment(store));
    await store.pool.query(
      `update public.posts set body = body || ' And one more thing.' where slug = '${SEEDED.posts[0]!.slug}'`,
    );
    const { stdout } = await run('summary', storeEnvironment(store), '--dry-run');
    expect(stdout).toMatch(new RegExp(`^posts +${SEEDED_COUNTS.posts} +0 +1 +0$`, 'm'));
    // The post itself: lists do not show its text.
    expect(stdout).toContain('Affects 1 page.');
    expect(stdout).toContain('is unchanged.');
  });

  test('no changes for an unchanged store, and updates takenAt', async () => {
    const folder = place.at('again');
    await run('again', storeEnvironment(store));
    const first = readSnapshot(folder).manifest;
    const { stdout } = await run('again', storeEnvironment(store));
    expect(stdout).toContain('Affects 0 pages.');
    const second = readSnapshot(folder).manifest;
    expect(second.tables).toEqual(first.tables);
    expect(Date.parse(second.takenAt)).toBeGreaterThan(Date.parse(first.takenAt));
  });
});

test('a dry run after an interrupted swap compares with the complete snapshot and moves nothing', async () => {
  const folder = place.at('interrupted');
  await run('interrupted', storeEnvironment(store));
  renameSync(folder, `${folder}.old`);
  const before = filesOf(folder);
  const { code, stdout } = await run('interrupted', storeEnvironment(store), '--dry-run');
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^neighborhoods +${SEEDED_COUNTS.neighborhoods} +0 +0 +0$`, 'm'));
  expect(filesOf(folder)).toEqual(before);
});

/** Starts a run with a store that never responds, and ends it with a signal during its first request. */
async function endRun(folder: string, signal: NodeJS.Signals): Promise<{ code: number | null; stderr: string }> {
  const { promise: requested, resolve: onRequest } = Promise.withResolvers<undefined>();
  const silent = await listen(() => onRequest(undefined));
  const node = nodeFlags(process.versions.node);
  const child = spawn(process.execPath, [...(node.ok ? node.flags : []), 'scripts/snapshot.ts', '--out', folder], {
    env: { PATH: process.env['PATH'], ...storeEnvironment(store), PUBLIC_SUPABASE_URL: silent },
  });
  let stderr = '';
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await requested;
  child.kill(signal);
  return { code: await ended, stderr };
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s stops npm run snapshot at once, which changes no file', async (signal, exitCode) => {
  const folder = place.at(`ended-${signal}`);
  await run(`ended-${signal}`, storeEnvironment(store));
  const before = filesOf(folder);
  const { code, stderr } = await endRun(folder, signal);
  expect(code).toBe(exitCode);
  expect(stderr).toContain('is unchanged');
  expect(filesOf(folder)).toEqual(before);
});

test('a run after a killed one takes over its lock and recovers from its interrupted swap', async () => {
  const folder = place.at('killed');
  await run('killed', storeEnvironment(store));
  expect((await endRun(folder, 'SIGKILL')).code).toBeNull();
  renameSync(folder, `${folder}.old`);
  const { code, stderr } = await runAlone('killed', storeEnvironment(store));
  expect(code, stderr).toBe(0);
  expect(readSnapshot(folder).rows.neighborhoods).toHaveLength(SEEDED_COUNTS.neighborhoods);
  for (const end of ['.new', '.old', '.lock', '.lock.json']) expect(existsSync(`${folder}${end}`), end).toBe(false);
});
