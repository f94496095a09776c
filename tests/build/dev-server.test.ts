import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockSnapshot } from '#scripts/snapshot/lock-snapshot.ts';
import { workingCopy } from '#tests/support/working-copy.ts';
import { freePort } from '#scripts/preview/free-port.ts';
import { INHERITED } from '#tests/support/test-build.ts';

/** `npm run dev` in a working copy. */
interface DevServer {
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
async function startDevServer(root: string, settings: Readonly<Record<string, string>> = {}): Promise<DevServer> {
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

const PAGE = '/service-areas/irmo-south-carolina';
const WEBHOOK = 'https://hook.example/from-the-shell';

const copy = workingCopy();
const snapshot = join(copy.folder, 'data', 'snapshot');

/** Replaces a text in a file of the working copy. */
function edit(file: string, from: string, to: string): void {
  const path = join(copy.folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
}

/** An edit can take this long to be served on a busy machine. */
const POLL = { timeout: 30_000 };

describe('npm run dev', () => {
  let server: DevServer;
  beforeAll(async () => {
    const variables = {
      PUBLIC_SUPABASE_URL: 'https://store.example',
      PUBLIC_SUPABASE_ANON_KEY: 'a-key',
      PUBLIC_QUOTE_WEBHOOK_URL: 'https://hook.example/from-the-file',
    };
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    writeFileSync(join(copy.folder, '.env'), lines.join('\n'));
    server = await startDevServer(copy.folder, { PUBLIC_QUOTE_WEBHOOK_URL: WEBHOOK });
    await server.page(PAGE);
  });
  afterAll(async () => {
    await server.stop();
    copy.remove();
  });

  const shows = async (path: string, text: string): Promise<boolean> => (await server.page(path)).includes(text);

  it('connects the staff area to the store named in .env', async () => {
    expect(await shows('/admin', 'StaffApp')).toBe(true);
  });

  it('prefers a variable of the shell to the one in .env', async () => {
    expect(await shows('/contact', WEBHOOK)).toBe(true);
    expect(await shows('/contact', 'from-the-file')).toBe(false);
  });

  it('shows an edit of the catalogue', async () => {
    edit('data/catalogue/business.json', 'Midlands Exterior Cleaning', 'Rinse & Sons');
    await expect.poll(() => shows('/', 'Rinse &amp; Sons'), POLL).toBe(true);
  });

  it('shows an edit of the snapshot once the snapshot is locked', async () => {
    edit('data/snapshot/cities.json', '"name": "Irmo"', '"name": "Irmoville"');
    await expect.poll(server.output, POLL).toContain('npm run snapshot:lock');
    expect(await shows(PAGE, 'Irmoville')).toBe(false);
    lockSnapshot(snapshot);
    await expect.poll(() => shows(PAGE, 'Irmoville'), POLL).toBe(true);
  });

  it('reports a bad row with its file and field, and keeps serving the previous pages', async () => {
    edit('data/snapshot/cities.json', '"latitude": 34.0', '"latitude": 134.0');
    await expect.poll(server.output, POLL).toMatch(/cities\.json: row .*: latitude: is 134\.0\d+, expected at most 90/);
    expect(await shows(PAGE, 'Irmoville')).toBe(true);
  });
});

describe.each([
  ['SNAPSHOT_DIR that is no snapshot', { SNAPSHOT_DIR: 'no-such-folder' }, /no-such-folder\/manifest\.json/],
  ['malformed SITE_URL', { SITE_URL: 'example' }, /SITE_URL: is "example", expected an http or https address/],
])('with a %s', (_, settings, message) => {
  it('npm run dev exits with the same error as a build', async () => {
    const server = await startDevServer('.', settings);
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(message);
    expect(server.output()).not.toMatch(/\n\s+at /);
  });
});
