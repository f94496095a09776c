import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { folderReader, siteReader } from '#scripts/changes/deployed-page.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The address of a site that answers every request alike. */
async function siteThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a page of the deployed site', () => {
  it('is read from the address of the site', async () => {
    const origin = await siteThat((request, response) => response.end(`<h1>Über ${request.url}</h1>`));
    expect(await siteReader(origin)('/faq')).toEqual({ ok: true, html: '<h1>Über /faq</h1>' });
  });

  it.each<[title: string, answers: RequestListener, reason: RegExp]>([
    ['that is missing', (_, response) => response.writeHead(404).end(), /answers HTTP 404$/],
    ['that leads elsewhere', (_, response) => response.writeHead(301, { location: '/' }).end(), /answers HTTP 301$/],
    ['that is too large', (_, response) => response.end('x'.repeat(2_000_001)), /more than 2 MB$/],
    ['that does not arrive in time', () => undefined, /no answer in time$/],
    ['whose connection breaks', (_, response) => response.socket?.destroy(), /127\.0\.0\.1/],
  ])('%s is not read, with the reason', async (_, answers, reason) => {
    const reading = await siteReader(await siteThat(answers), 500)('/faq');
    expect(reading).toEqual({ ok: false, reason: expect.stringMatching(reason) as string });
  });

  it('is not asked for where the address is still the sample’s', async () => {
    expect(await siteReader('https://www.example.com')('/faq')).toEqual({
      ok: false,
      reason: 'the address of the site is not set (SITE_URL)',
    });
  });
});

describe('a page of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'old-site-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is its file, and that of the home page is index.html', async () => {
    mkdirSync(join(folder, 'faq'));
    writeFileSync(join(folder, 'index.html'), 'home');
    writeFileSync(join(folder, 'faq', 'roofs.html'), 'roofs');
    const read = folderReader(folder);
    expect(await read('/')).toEqual({ ok: true, html: 'home' });
    expect(await read('/faq/roofs')).toEqual({ ok: true, html: 'roofs' });
    expect(await read('/faq')).toEqual({ ok: false, reason: `${folder}: it is missing` });
  });
});
