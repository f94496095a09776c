import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listedPaths } from '#scripts/indexnow/listed-paths.ts';
import { batches, MAX_URLS, submittedUrls, submitUrls } from '#scripts/indexnow/submit.ts';

const ORIGIN = 'https://wash.example';

let server: Server;
let answers: number[] = [];
let bodies: { urlList: string[]; host: string; key: string; keyLocation: string }[] = [];

beforeEach(async () => {
  answers = [];
  bodies = [];
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      bodies.push(JSON.parse(Buffer.concat(parts).toString()) as (typeof bodies)[number]);
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const submit = (urls: readonly string[]): Promise<void> =>
  submitUrls({
    urls,
    origin: ORIGIN,
    key: 'abcdef0123456789',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    pause: 1,
  });

test('new and reworded pages of the sitemap and gone pages are submitted, and no page whose file alone changed', () => {
  const changes = { new: ['/new', '/noindex'], gone: ['/gone'], words: ['/', '/also-noindex'], file: ['/footer'] };
  expect(submittedUrls(changes, new Set(['/', '/new', '/footer']), ORIGIN)).toEqual([
    `${ORIGIN}/new`,
    `${ORIGIN}/`,
    `${ORIGIN}/gone`,
  ]);
});

test('a request names host, key and key file, and has at most 10,000 URLs', async () => {
  const urls = Array.from({ length: MAX_URLS + 1 }, (_, index) => `${ORIGIN}/${index}`);
  await submit(urls);
  expect(bodies.map(({ urlList }) => urlList.length)).toEqual([MAX_URLS, 1]);
  expect(bodies.flatMap(({ urlList }) => urlList)).toEqual(urls);
  expect(bodies[0]).toMatchObject({
    host: 'wash.example',
    key: 'abcdef0123456789',
    keyLocation: `${ORIGIN}/abcdef0123456789.txt`,
  });
});

test('without URLs nothing is sent', async () => {
  await submit([]);
  expect(batches([])).toEqual([]);
  expect(bodies).toEqual([]);
});

test('a request that fails for now is repeated', async () => {
  answers = [429, 503, 202];
  await submit([`${ORIGIN}/a`]);
  expect(bodies).toHaveLength(3);
});

test('a refused request is not repeated, and says why and how many URLs were sent', async () => {
  answers = [200, 403];
  const urls = Array.from({ length: MAX_URLS + 1 }, (_, index) => `${ORIGIN}/${index}`);
  await expect(submit(urls)).rejects.toThrow(
    'IndexNow answered 403: the key file is not on the site, or has another key. 10000 of 10001 URLs were submitted.',
  );
  expect(bodies).toHaveLength(2);
});

test('the paths of the sitemap are read from its files, and a folder without any is an error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'listed-paths-'));
  expect(() => listedPaths(folder)).toThrow('has no sitemap. Run npm run build first.');
  expect(() => listedPaths(join(folder, 'none'))).toThrow('has no sitemap. Run npm run build first.');
  writeFileSync(join(folder, 'sitemap-index.xml'), `<loc>${ORIGIN}/sitemap-pages-0.xml</loc>`);
  writeFileSync(join(folder, 'sitemap-pages-0.xml'), `<loc>${ORIGIN}/</loc><loc>${ORIGIN}/faq</loc>`);
  expect([...listedPaths(folder)]).toEqual(['/', '/faq']);
  rmSync(folder, { recursive: true, force: true });
});
