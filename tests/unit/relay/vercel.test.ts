import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { vercelRelayFile } from '#scripts/build/host-files.ts';

type Handler = (request: Request) => Promise<Response>;

it('the committed entry for Vercel is the relay without its types', () => {
  expect(readFileSync('api/quote.js', 'utf8')).toBe(vercelRelayFile(readFileSync('src/relay/relay.ts', 'utf8')));
});

it('the entry for Vercel answers every method', async () => {
  const entry = (await import(pathToFileURL('api/quote.js').href)) as Readonly<Record<string, Handler>>;
  expect(Object.keys(entry).sort()).toEqual(['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT']);
  const url = 'https://www.example.com/api/quote';
  expect((await entry['GET']!(new Request(url))).status).toBe(405);
  const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
  expect((await entry['POST']!(new Request(url, { method: 'POST', headers, body: '{}' }))).status).toBe(403);
});
