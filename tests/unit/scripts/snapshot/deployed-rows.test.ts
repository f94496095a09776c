import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readDeployedRows } from '#scripts/snapshot/deployed-rows.ts';

const ROWS = { cities: 27, services: 14, neighborhoods: 173, posts: 6 };

/** Starts a site that stops with the test; returns its address. */
async function deployed(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the row counts of the deployed site are those of its /admin/build.json', async () => {
  const origin = await deployed((incoming, outgoing) => {
    outgoing.statusCode = incoming.url === '/admin/build.json' ? 200 : 404;
    outgoing.end(JSON.stringify({ takenAt: '2026-06-01T00:00:00Z', rows: ROWS, posts: {} }));
  });
  expect(await readDeployedRows(origin)).toEqual({ ok: true, counts: ROWS });
});

test.each<[string, RequestListener, string]>([
  ['is not there', (_, outgoing) => outgoing.writeHead(404).end('Not found'), 'HTTP 404'],
  ['is a page', (_, outgoing) => outgoing.end('<!doctype html>'), 'no JSON'],
  ['is from a build without counts', (_, outgoing) => outgoing.end('{"posts": {}}'), 'it has no row counts'],
  ['lacks a table', (_, outgoing) => outgoing.end('{"rows": {"cities": 3}}'), 'it has no row counts'],
  ['breaks off', (_, outgoing) => outgoing.writeHead(200).destroy(), 'other side closed'],
  ['never ends', (_, outgoing) => void outgoing.write('{'), 'no answer in time'],
  [
    'is endless',
    (_, outgoing) => void setInterval(() => outgoing.write(' '.repeat(1_000_000)), 1).unref(),
    'more than 4 MB',
  ],
])('the row counts are unknown when the file %s', async (_, answer, reason) => {
  const timeout = reason === 'no answer in time' ? 200 : undefined;
  expect(await readDeployedRows(await deployed(answer), timeout)).toEqual({ ok: false, reason });
});

test('the row counts are unknown when nothing answers', async () => {
  const origin = await deployed((_, outgoing) => outgoing.end());
  const unused = origin.replace(/\d+$/, '1');
  expect(await readDeployedRows(unused)).toMatchObject({ ok: false });
});
