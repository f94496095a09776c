import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeSwap, snapshotFolders } from '#data/snapshot-folders.ts';
import { lockSnapshot } from '#scripts/snapshot/lock-snapshot.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { workingCopy } from '#tests/support/working-copy.ts';
import { freePort } from '#scripts/preview/free-port.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
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

const SLUG = 'irmo-south-carolina';
const PAGE = `/service-areas/${SLUG}`;
const WEBHOOK = 'https://hook.example/from-the-shell';

const copy = workingCopy();
const snapshot = snapshotFolder();
const { current, next, old } = snapshotFolders(snapshot.folder);
const CITIES = join(current, 'cities.json');

/** Replaces a text in a file. */
function edit(path: string, from: string, to: string): void {
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
    edit(CITIES, '"county": "Lexington"', '"county": "Saluda"');
    server = await startDevServer(copy.folder, { PUBLIC_QUOTE_WEBHOOK_URL: WEBHOOK, SNAPSHOT_DIR: current });
    await server.page(PAGE);
  });
  afterAll(async () => {
    await server.stop();
    copy.remove();
    snapshot.remove();
    for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
  });

  const shows = async (path: string, text: string): Promise<boolean> => (await server.page(path)).includes(text);

  it('connects the staff area to the store named in .env', async () => {
    expect(await shows('/admin', 'StaffApp')).toBe(true);
  });

  it('prefers a variable of the shell to the one in .env', async () => {
    expect(await shows('/contact', WEBHOOK)).toBe(true);
    expect(await shows('/contact', 'from-the-file')).toBe(false);
  });

  it('shows a snapshot that was edited before it started, and says to lock it', () => {
    expect(server.output()).toContain(`${CITIES} was edited by hand`);
  });

  it('shows an edit of a row, and says to lock it', async () => {
    edit(CITIES, '"name": "Irmo"', '"name": "Irmoville"');
    await expect.poll(() => shows(PAGE, 'Irmoville'), POLL).toBe(true);
    expect(server.output()).toMatch(/\[data-reload\] .*cities\.json was edited by hand.*npm run snapshot:lock/);
  });

  it('shows an edit of a catalogue text while the snapshot is not locked', async () => {
    edit(
      join(copy.folder, 'data/catalogue/services/house-washing.json'),
      '"ctaLabel": "Get',
      '"ctaLabel": "Zydeco: get',
    );
    await expect.poll(() => shows('/services/house-washing', 'Zydeco: get'), POLL).toBe(true);
  });

  it('shows an edit of the business file, and says what it gives the build to notice', async () => {
    const { name } = committedModel().business;
    edit(join(copy.folder, 'data/catalogue/business.json'), JSON.stringify(name), '"Rinse & Sons"');
    await expect.poll(() => shows('/', 'Rinse &amp; Sons'), POLL).toBe(true);
    edit(join(copy.folder, 'data/catalogue/business.json'), '"name":', '"named":');
    await expect
      .poll(server.output, POLL)
      .toMatch(/\[data-reload\] .*business\.json is invalid .*default wording is used/);
  });

  it('reports a bad row with its file and field, and keeps serving the previous pages', async () => {
    const good = readFileSync(CITIES, 'utf8');
    writeFileSync(
      CITIES,
      good.replace(/"latitude": \d/, (start) => start.replace(/\d$/, '1$&')),
    );
    await expect.poll(server.output, POLL).toMatch(/cities\.json: row .*: latitude: is 1\d+\.\d+, expected at most 90/);
    expect(await shows(PAGE, 'Irmoville')).toBe(true);
    writeFileSync(CITIES, good);
  });

  it('shows each snapshot that replaces the one before', async () => {
    for (const name of ['Irmobury', 'Irmopolis']) {
      cpSync(current, next, { recursive: true });
      edit(join(next, 'cities.json'), /Irmo\w+/.exec(readFileSync(CITIES, 'utf8'))![0], name);
      lockSnapshot(next);
      renameSync(current, old);
      // On a busy machine the watcher sees that the folder is gone.
      await wait(50);
      // As a command does: the server may have completed the swap.
      completeSwap({ current, next, old });
      rmSync(old, { recursive: true });
      await expect.poll(() => shows(PAGE, name), POLL).toBe(true);
    }
  });
});

describe.each([
  ['SNAPSHOT_DIR that is no snapshot', { SNAPSHOT_DIR: 'no-such-folder' }, /no-such-folder\/manifest\.json/],
  ['malformed SITE_URL', { SITE_URL: 'example' }, /SITE_URL: is "example", expected an http or https address/],
  ['service key', { PUBLIC_SUPABASE_ANON_KEY: 'sb_secret_1' }, /PUBLIC_SUPABASE_ANON_KEY is a service key/],
  ['malformed pixel id', { PUBLIC_META_PIXEL_ID: 'mine' }, /PUBLIC_META_PIXEL_ID: is "mine", expected a pixel id/],
])('with a %s', (_, settings, message) => {
  it('npm run dev exits with the same error as a build', async () => {
    const server = await startDevServer('.', settings);
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(message);
    expect(server.output()).not.toMatch(/\n\s+at /);
  });
});
