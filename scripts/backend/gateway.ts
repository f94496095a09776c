import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The door of a store: what the platform's gateway does for the tables' API. */
export interface Gateway {
  /** What the project's address is to clients; the tables stand under /rest/v1. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const REST = '/rest/v1';

/** Answers a request itself and returns true, or leaves it alone and returns false: a test's issue. */
export type Intercept = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** What a browser of any page may send, as on the platform: keys protect, not origins. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, HEAD, OPTIONS',
};

/**
 * Starts a gateway on 127.0.0.1 in front of a PostgREST: /rest/v1 is passed on when it carries a key, everything else
 * is no path of the store. A key in `apikey` alone counts as the token, as on the platform.
 */
export async function startGateway(postgrest: string, intercept: Intercept = () => false): Promise<Gateway> {
  const server = createServer((incoming, outgoing) => {
    if (intercept(incoming, outgoing)) return;
    const path = incoming.url ?? '/';
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204, CORS).end();
    if (!path.startsWith(`${REST}/`)) return void outgoing.writeHead(404, CORS).end();
    const key = incoming.headers['apikey'];
    if (typeof key !== 'string') {
      outgoing.writeHead(401, { ...CORS, 'content-type': 'application/json' });
      return void outgoing.end('{"message":"No API key found in request"}');
    }
    const headers = { ...incoming.headers, authorization: incoming.headers.authorization ?? `Bearer ${key}` };
    const target = new URL(path.slice(REST.length), postgrest);
    const passed = request(target, { method: incoming.method ?? 'GET', headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...CORS });
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
