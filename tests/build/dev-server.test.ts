import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockSnapshot } from '#scripts/snapshot/lock-snapshot.ts';
import { type DevServer, startDevServer } from '#tests/support/dev-server.ts';
import { workingCopy } from '#tests/support/working-copy.ts';

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
